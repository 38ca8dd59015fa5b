/** Sets of colours for drawings that suit light and dark schemes. */
const palettes = [
  ['#4252cd', '#8f9bff', '#eef0ff'],
  ['#0f7a6c', '#5ccbb8', '#e4f7f3'],
  ['#a4462f', '#f0a386', '#fdeee8'],
  ['#7a3fa0', '#c99be6', '#f6edfb'],
  ['#2a6a9e', '#86c2ec', '#e7f3fc'],
  ['#8a6410', '#e6c060', '#fbf3dd'],
  ['#3f7a2c', '#a2d388', '#edf7e7'],
  ['#9c3562', '#ef9dbd', '#fceaf1'],
] as const

/** A number derived from words, always the same for the same ones (FNV-1a). */
export function numberOf(words: string): number {
  let hash = 0x811c9dc5
  for (const character of words) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193)
  }
  return hash >>> 0
}

/** The dark, middle and pale colour for some words. */
export function paletteOf(words: string): (typeof palettes)[number] {
  return palettes[numberOf(words) % palettes.length] ?? palettes[0]
}

/** An SVG drawing as an address for `img`, where the content policy allows `data:`. */
export function drawing(width: number, height: number, shapes: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${shapes}</svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}
