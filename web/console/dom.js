// Makes page elements without parsing markup. A user's name is therefore always shown as text.

const SVG = "http://www.w3.org/2000/svg";

function fill(element, attributes, children) {
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    else element.setAttribute(name, value === true ? "" : String(value));
  }
  for (const child of children.flat(Infinity)) {
    if (child !== null && child !== undefined && child !== false) element.append(child);
  }
  return element;
}

export const el = (name, attributes = {}, ...children) => fill(document.createElement(name), attributes, children);
export const svg = (name, attributes = {}, ...children) => fill(document.createElementNS(SVG, name), attributes, children);
export const at = (id) => document.getElementById(id);

/** Writes a text only if it has changed. Otherwise screen readers would read it again. */
export function write(element, text) {
  if (element.textContent !== text) element.textContent = text;
}

/** A bar that shows a share from 0 to 1. The text beside the bar contains the same figure. */
export function bar(share, tone = "") {
  const width = Math.max(0, Math.min(1, share)) * 100;
  return svg("svg", { viewBox: "0 0 100 4", preserveAspectRatio: "none", "aria-hidden": "true", focusable: "false" },
    svg("rect", { class: "track", width: 100, height: 4, rx: 1 }),
    width > 0 && svg("rect", { class: `fill ${tone}`, width: Math.max(width, 0.8), height: 4, rx: 1 }));
}
