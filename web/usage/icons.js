// Line drawings of 24 × 24 units. Each has the name of the same symbol in Apple's SF Symbols. The page and
// the apps thus show the same picture.

const CIRCLE = "M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18Z";
const PATHS = {
  "chart.bar": "M5 20v-8M12 20V4M19 20v-5",
  "exclamationmark.circle": `${CIRCLE}M12 7.5v5.5M12 16.4v.1`,
  sparkles: "M10 4l1.8 5.2L17 11l-5.2 1.8L10 18l-1.8-5.2L3 11l5.2-1.8ZM18.5 3v4M16.5 5h4M18.5 17v4M16.5 19h4",
  "checkmark.circle.fill": `${CIRCLE}M8 12.3l2.8 2.8L16 9.5`,
  "xmark.circle.fill": `${CIRCLE}M9 9l6 6M15 9l-6 6`,
  "exclamationmark.triangle.fill": "M12 4 21.5 20h-19ZM12 10v4.5M12 17.3v.1",
  "clock.arrow.circlepath": "M4 12a8 8 0 1 0 2.5-5.8M4 4v4.5h4.5M12 8v4.5l3 2",
  "person.crop.circle": `${CIRCLE}M12 7.5a2.8 2.8 0 1 1 0 5.6 2.8 2.8 0 0 1 0-5.6ZM6.5 18.6c1-2.4 3-3.4 5.5-3.4s4.5 1 5.5 3.4`,
  "pause.circle": `${CIRCLE}M10 9v6M14 9v6`,
  creditcard: "M3 6.5h18v12H3ZM3 10.5h18M7 15h4",
  moon: "M20 14.5A8.5 8.5 0 1 1 9.5 4a7 7 0 0 0 10.5 10.5Z",
  heart: "M12 20s-7-4.4-7-10a4 4 0 0 1 7-2.6A4 4 0 0 1 19 10c0 5.6-7 10-7 10Z",
  bubble: "M5 5h14v10H9l-4 4Z",
  arrows: "M8 4v14M4.5 14.5 8 18l3.5-3.5M16 20V6M12.5 9.5 16 6l3.5 3.5",
  wifi: "M3 9.5a13 13 0 0 1 18 0M6.5 13a8 8 0 0 1 11 0M10 16.5a3 3 0 0 1 4 0M4 4l16 16",
};

/** A decorative drawing, which screen readers skip. */
export function icon(name) {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 24 24", "aria-hidden": "true", focusable: "false" })) picture.setAttribute(key, value);
  const line = document.createElementNS(space, "path");
  line.setAttribute("d", PATHS[name]);
  picture.append(line);
  picture.dataset.name = name;
  return picture;
}

/** Shows the drawing `name` in `place`, unless it is already there. */
export function showIcon(place, name) {
  if (place.firstElementChild?.dataset.name !== name) place.replaceChildren(...(name ? [icon(name)] : []));
  place.hidden = !name;
}

/** A ring for a settings row. It shows a share from 0 to 1. */
export function ring() {
  const space = "http://www.w3.org/2000/svg";
  const picture = document.createElementNS(space, "svg");
  for (const [key, value] of Object.entries({ viewBox: "0 0 36 36", "aria-hidden": "true", focusable: "false", class: "ring" })) picture.setAttribute(key, value);
  for (const name of ["track", "part"]) {
    const circle = document.createElementNS(space, "circle");
    for (const [key, value] of Object.entries({ cx: 18, cy: 18, r: 15, pathLength: 100, class: name })) circle.setAttribute(key, value);
    picture.append(circle);
  }
  return picture;
}
