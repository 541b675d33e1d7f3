// The files of web/, embedded by the compiler. SwiftPM's own embedding takes minutes for files of this size.

#include "CWeb.h"

#pragma clang diagnostic ignored "-Wc23-extensions"

#define FILE_BYTES(name) static const unsigned char name[]

FILE_BYTES(openapi) = {
#embed "../../../web/openapi.json"
};
FILE_BYTES(openapi_app) = {
#embed "../../../web/openapi-app.json"
};

// The console and the usage page import this module from their own folders, so it is served at two paths.
FILE_BYTES(events) = {
#embed "../../../web/events.js"
};
FILE_BYTES(console_page) = {
#embed "../../../web/console/index.html"
};
FILE_BYTES(console_style) = {
#embed "../../../web/console/console.css"
};
FILE_BYTES(console_console) = {
#embed "../../../web/console/console.js"
};
FILE_BYTES(console_dom) = {
#embed "../../../web/console/dom.js"
};
FILE_BYTES(console_format) = {
#embed "../../../web/console/format.js"
};
FILE_BYTES(console_source) = {
#embed "../../../web/console/source.js"
};
FILE_BYTES(console_chart) = {
#embed "../../../web/console/chart.js"
};
FILE_BYTES(console_now) = {
#embed "../../../web/console/now.js"
};
FILE_BYTES(console_health) = {
#embed "../../../web/console/health.js"
};
FILE_BYTES(console_people) = {
#embed "../../../web/console/people.js"
};
FILE_BYTES(console_actions) = {
#embed "../../../web/console/actions.js"
};
FILE_BYTES(usage_icons) = {
#embed "../../../web/usage/icons.js"
};
FILE_BYTES(icon) = {
#embed "../../../web/console/icon.svg"
};
FILE_BYTES(usage_page) = {
#embed "../../../web/usage/index.html"
};
FILE_BYTES(usage_page_style) = {
#embed "../../../web/usage/page.css"
};
FILE_BYTES(usage_elements_style) = {
#embed "../../../web/usage/elements.css"
};
FILE_BYTES(usage_page_script) = {
#embed "../../../web/usage/page.js"
};
FILE_BYTES(usage_usher) = {
#embed "../../../web/usage/usher.js"
};
FILE_BYTES(usage_account) = {
#embed "../../../web/usage/account.js"
};
FILE_BYTES(usage_source) = {
#embed "../../../web/usage/source.js"
};
FILE_BYTES(usage_words) = {
#embed "../../../web/usage/words.js"
};
FILE_BYTES(usage_element) = {
#embed "../../../web/usage/element.js"
};
FILE_BYTES(usage_actions) = {
#embed "../../../web/usage/actions.js"
};
FILE_BYTES(usage_gate) = {
#embed "../../../web/usage/gate.js"
};
FILE_BYTES(usage_model_class) = {
#embed "../../../web/usage/model-class.js"
};
FILE_BYTES(usage_usage) = {
#embed "../../../web/usage/usage.js"
};
FILE_BYTES(usage_subscription) = {
#embed "../../../web/usage/subscription.js"
};
FILE_BYTES(usage_check_ins) = {
#embed "../../../web/usage/check-ins.js"
};

#define HTML "text/html; charset=utf-8"
#define CSS "text/css; charset=utf-8"
#define JAVASCRIPT "text/javascript; charset=utf-8"
#define SVG "image/svg+xml"
#define SERVED(path, type, name) { path, type, name, sizeof name }

static const struct usher_web_file files[] = {
    SERVED("/openapi.json", "application/json", openapi),
    SERVED("/openapi-app.json", "application/json", openapi_app),
    SERVED("/console", HTML, console_page),
    SERVED("/console/console.css", CSS, console_style),
    SERVED("/console/console.js", JAVASCRIPT, console_console),
    SERVED("/console/dom.js", JAVASCRIPT, console_dom),
    SERVED("/console/format.js", JAVASCRIPT, console_format),
    SERVED("/console/source.js", JAVASCRIPT, console_source),
    SERVED("/console/events.js", JAVASCRIPT, events),
    SERVED("/console/chart.js", JAVASCRIPT, console_chart),
    SERVED("/console/now.js", JAVASCRIPT, console_now),
    SERVED("/console/health.js", JAVASCRIPT, console_health),
    SERVED("/console/people.js", JAVASCRIPT, console_people),
    SERVED("/console/actions.js", JAVASCRIPT, console_actions),
    SERVED("/console/icon.svg", SVG, icon),
    SERVED("/usage", HTML, usage_page),
    SERVED("/usage/page.css", CSS, usage_page_style),
    SERVED("/usage/elements.css", CSS, usage_elements_style),
    SERVED("/usage/page.js", JAVASCRIPT, usage_page_script),
    SERVED("/usage/usher.js", JAVASCRIPT, usage_usher),
    SERVED("/usage/account.js", JAVASCRIPT, usage_account),
    SERVED("/usage/source.js", JAVASCRIPT, usage_source),
    SERVED("/usage/events.js", JAVASCRIPT, events),
    SERVED("/usage/words.js", JAVASCRIPT, usage_words),
    SERVED("/usage/element.js", JAVASCRIPT, usage_element),
    SERVED("/usage/icons.js", JAVASCRIPT, usage_icons),
    SERVED("/usage/actions.js", JAVASCRIPT, usage_actions),
    SERVED("/usage/gate.js", JAVASCRIPT, usage_gate),
    SERVED("/usage/model-class.js", JAVASCRIPT, usage_model_class),
    SERVED("/usage/usage.js", JAVASCRIPT, usage_usage),
    SERVED("/usage/subscription.js", JAVASCRIPT, usage_subscription),
    SERVED("/usage/check-ins.js", JAVASCRIPT, usage_check_ins),
    SERVED("/usage/icon.svg", SVG, icon),
};

size_t usher_web_count(void) { return sizeof files / sizeof files[0]; }

const struct usher_web_file *usher_web_file(size_t place) { return &files[place]; }
