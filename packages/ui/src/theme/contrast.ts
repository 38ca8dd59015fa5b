/**
 * The contrast of two `#rrggbb` colours, 1 to 21 (WCAG 2.2, relative luminance). Throws for other
 * formats.
 */
export function contrastRatio(front: string, back: string): number {
  const [light, dark] = [luminance(front), luminance(back)].toSorted((a, b) => b - a)
  return ((light ?? 0) + 0.05) / ((dark ?? 0) + 0.05)
}

function luminance(colour: string): number {
  const match = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour)
  if (!match) throw new Error(`a scheme colour is written #rrggbb, not "${colour}"`)
  const [red = 0, green = 0, blue = 0] = match.slice(1).map((hex) => {
    const channel = Number.parseInt(hex, 16) / 255
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
