/** A colour by perceived lightness (0 to 1), chroma (0 is grey) and hue in degrees. */
export type Oklch = { l: number; c: number; h: number }

/**
 * Converts a colour to `#rrggbb` (Ottosson's OKLab). A colour that screens cannot show loses
 * chroma, never lightness or hue.
 */
export function toHex({ l, c, h }: Oklch): string {
  for (let chroma = c; chroma > 0; chroma -= 0.002) {
    const channels = toLinear(l, chroma, h)
    if (channels.every((channel) => channel >= -0.0005 && channel <= 1.0005)) return hexOf(channels)
  }
  return hexOf(toLinear(l, 0, h))
}

/** Mixes `front`, with the given share, over `back`; both are `#rrggbb`. */
export function mixHex(front: string, share: number, back: string): string {
  const channel = (hex: string, at: number) => Number.parseInt(hex.slice(at, at + 2), 16)
  const mixed = [1, 3, 5].map((at) =>
    Math.round(channel(front, at) * share + channel(back, at) * (1 - share)),
  )
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`
}

function toLinear(lightness: number, chroma: number, hue: number): [number, number, number] {
  const angle = (hue * Math.PI) / 180
  const a = chroma * Math.cos(angle)
  const b = chroma * Math.sin(angle)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

function hexOf(linear: readonly number[]): string {
  const channels = linear.map((value) => {
    const bounded = Math.min(1, Math.max(0, value))
    const encoded = bounded <= 0.0031308 ? 12.92 * bounded : 1.055 * bounded ** (1 / 2.4) - 0.055
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0')
  })
  return `#${channels.join('')}`
}
