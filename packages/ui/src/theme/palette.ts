/** The definition of one scheme; `schemes.ts` derives everything else. */
export type Palette = {
  readonly name: string
  readonly dark: boolean
  /** Hue in degrees and chroma of grounds, lines and words. */
  readonly neutral: readonly [hue: number, chroma: number]
  /** Hue and chroma of buttons and chosen elements. */
  readonly accent: readonly [hue: number, chroma: number]
  /** Lightness of the page, if it differs from that of its kind. */
  readonly ground?: number
  /** Initial lightness of the accent, if it differs from that of its kind. */
  readonly accentLightness?: number
  /** Whether words on the accent are dark, because it is bright. */
  readonly shining?: boolean
}

const light = (
  number: number,
  neutral: Palette['neutral'],
  accent: Palette['accent'],
  more: Partial<Palette> = {},
): Palette => ({ name: `light${number}`, dark: false, neutral, accent, ...more })

const dark = (
  number: number,
  neutral: Palette['neutral'],
  accent: Palette['accent'],
  more: Partial<Palette> = {},
): Palette => ({ name: `dark${number}`, dark: true, neutral, accent, ...more })

/** The 25 schemes. No accent is red, which is reserved for danger. */
export const palettes: readonly Palette[] = [
  light(1, [265, 0.006], [272, 0.19]),
  light(2, [265, 0], [265, 0.006], { accentLightness: 0.32 }),
  light(3, [240, 0.01], [248, 0.16]),
  light(4, [205, 0.011], [205, 0.1]),
  light(5, [155, 0.011], [155, 0.12]),
  light(6, [120, 0.016], [122, 0.11]),
  light(7, [88, 0.02], [68, 0.11]),
  light(8, [60, 0.014], [48, 0.13]),
  light(9, [335, 0.01], [340, 0.17]),
  light(10, [300, 0.012], [298, 0.2]),
  light(11, [250, 0.016], [252, 0.07]),
  light(12, [68, 0.02], [58, 0.07]),
  dark(1, [270, 0.008], [272, 0.18]),
  dark(2, [270, 0], [270, 0.004], { ground: 0.11, accentLightness: 0.93, shining: true }),
  dark(3, [258, 0.04], [250, 0.17]),
  dark(4, [212, 0.03], [200, 0.1], { accentLightness: 0.78, shining: true }),
  dark(5, [160, 0.025], [155, 0.13], { accentLightness: 0.76, shining: true }),
  dark(6, [122, 0.022], [122, 0.15], { accentLightness: 0.82, shining: true }),
  dark(7, [80, 0.016], [80, 0.15], { accentLightness: 0.82, shining: true }),
  dark(8, [52, 0.02], [55, 0.14], { accentLightness: 0.76, shining: true }),
  dark(9, [335, 0.03], [342, 0.18]),
  dark(10, [296, 0.04], [298, 0.2]),
  dark(11, [245, 0.022], [240, 0.07], { ground: 0.22 }),
  dark(12, [62, 0.02], [65, 0.06], { accentLightness: 0.8, shining: true }),
  { ...dark(0, [270, 0], [255, 0.13], { ground: 0.222 }), name: 'greyDark' },
]
