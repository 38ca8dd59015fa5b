/** The SVG shapes that the pictures of the demonstration are made of; lengths are in pixels. */

export const rect = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  round = 0,
): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${round}" fill="${fill}"/>`

export const circle = (x: number, y: number, r: number, fill: string): string =>
  `<circle cx="${x}" cy="${y}" r="${r}" fill="${fill}"/>`

/** A filled outline. */
export const path = (d: string, fill: string): string => `<path d="${d}" fill="${fill}"/>`

/** A stroke with round ends. */
export const line = (d: string, stroke: string, width: number): string =>
  `<path d="${d}" fill="none" stroke="${stroke}" stroke-width="${width}" stroke-linecap="round"/>`

/** Shapes in a row, by their number from zero. */
export const times = (count: number, draw: (nth: number) => string): string =>
  Array.from({ length: count }, (_, nth) => draw(nth)).join('')
