import { contrastRatio } from './contrast.ts'
import { mixHex, type Oklch, toHex } from './oklch.ts'
import { type Palette, palettes } from './palette.ts'

/** Every colour of one scheme, by the name of its token without `--ui-`. */
export type Scheme = Readonly<Record<string, string>>

/**
 * The contrast that words need with their background, and the one that edges of controls need (WCAG
 * 2.2, 1.4.3 and 1.4.11).
 */
const READABLE = 4.5
const VISIBLE = 3

/** Steps of lightness up from the ground, and the lightness of words, by kind. */
const kinds = {
  light: {
    ground: 0.989,
    steps: { surface: 0.011, raised: 0.011, sunken: -0.022, line: -0.063 },
    edge: 0.65,
    ink: 0.235,
    muted: 0.49,
    soft: 0.955,
    accent: 0.5,
    tones: { danger: 0.53, 'danger-ink': 0.5, 'success-ink': 0.47, 'warning-ink': 0.49 },
  },
  dark: {
    ground: 0.178,
    steps: { surface: 0.032, raised: 0.062, sunken: -0.012, line: 0.115 },
    edge: 0.56,
    ink: 0.946,
    muted: 0.73,
    soft: 0.28,
    accent: 0.56,
    tones: { danger: 0.62, 'danger-ink': 0.77, 'success-ink': 0.8, 'warning-ink': 0.83 },
  },
} as const

const tones = { danger: [25, 0.19], success: [157, 0.11], warning: [75, 0.12] } as const

/**
 * Derives the colours of a palette: lightness is adjusted until every pair is readable, hue and
 * chroma stay.
 */
export function schemeOf(palette: Palette): Scheme {
  const kind = palette.dark ? kinds.dark : kinds.light
  const [hue, chroma] = palette.neutral
  const page = palette.ground ?? kind.ground
  const grey = (l: number, share = 1) => toHex({ l, c: chroma * share, h: hue })
  const step = (by: number, share = 1) => grey(Math.min(1, page + by), share)
  const ground = step(0, palette.dark ? 0.9 : 0.5)
  const surface = step(kind.steps.surface, palette.dark ? 0.95 : 0)
  const raised = step(kind.steps.raised, palette.dark ? 1 : 0)
  const sunken = step(kind.steps.sunken, palette.dark ? 0.9 : 0.8)
  const ink = grey(kind.ink, 1.4)
  // A ground under the pointer is a little nearer to the ink.
  const grounds = [ground, surface, raised, sunken].flatMap((each) => [
    each,
    mixHex(ink, 0.05, each),
  ])
  const soft = ([h, c]: readonly [number, number]) =>
    toHex({ l: kind.soft + (page - kind.ground) / 2, c: c * (palette.dark ? 0.35 : 0.16), h })
  const softs = Object.fromEntries(
    Object.entries({ accent: palette.accent, ...tones }).map(([name, tone]) => [name, soft(tone)]),
  )
  const away = palette.dark ? 0.004 : -0.004
  const word = (name: string, [h, c]: readonly [number, number], l: number) =>
    moved({ l, c, h }, away, [...grounds, softs[name] ?? surface], READABLE)
  const edges = [ground, surface, raised]
  return {
    ground,
    surface,
    raised,
    sunken,
    line: step(kind.steps.line, 1),
    'line-strong': moved({ l: kind.edge, c: chroma * 1.5, h: hue }, away, edges, VISIBLE),
    ink,
    muted: moved(
      { l: kind.muted, c: chroma * 1.6, h: hue },
      away,
      [...grounds, ...Object.values(softs)],
      READABLE,
    ),
    ...accentOf(palette, kind.accent, edges),
    'accent-ink': word(
      'accent',
      palette.accent,
      palette.dark ? 0.78 : (palette.accentLightness ?? 0.5),
    ),
    'accent-soft': softs['accent'] ?? surface,
    ...filled('danger', { l: kind.tones.danger, c: 0.19, h: 25 }, '#ffffff'),
    ...Object.fromEntries(
      (['danger', 'success', 'warning'] as const).flatMap((tone) => [
        [`${tone}-ink`, word(tone, tones[tone], kind.tones[`${tone}-ink`])],
        [`${tone}-soft`, softs[tone] ?? surface],
      ]),
    ),
    shade: palette.dark ? '#000000' : grey(0.2, 2),
  }
}

/** The filled accent, with dark words if it is bright and white ones otherwise. */
function accentOf(palette: Palette, usual: number, edges: readonly string[]): Scheme {
  const [h, c] = palette.accent
  const from = { l: palette.accentLightness ?? usual, c, h }
  if (palette.shining !== true) return filled('accent', from, '#ffffff')
  const words = toHex({ l: 0.2, c: Math.min(c, 0.03), h })
  const accent = lightened(from, 0.004, edges, VISIBLE)
  const hover = toHex({ ...accent, l: accent.l - 0.05 })
  return { accent: toHex(accent), 'accent-hover': hover, 'on-accent': words }
}

/** A filled colour for white words, and a darker one for the pointer. */
function filled(name: string, from: Oklch, words: string): Scheme {
  const colour = lightened(from, -0.004, [words], READABLE)
  const hover = toHex({ ...colour, l: colour.l - 0.055 })
  return { [name]: toHex(colour), [`${name}-hover`]: hover, [`on-${name}`]: words }
}

function moved(from: Oklch, by: number, behind: readonly string[], ratio: number): string {
  return toHex(lightened(from, by, behind, ratio))
}

/** Makes a colour lighter or darker until its contrast with all its backgrounds suffices. */
function lightened(from: Oklch, by: number, behind: readonly string[], ratio: number): Oklch {
  for (let { l } = from; l > 0 && l < 1; l += by) {
    const hex = toHex({ ...from, l })
    if (behind.every((each) => contrastRatio(hex, each) >= ratio)) return { ...from, l }
  }
  throw new Error(`nothing of this hue stands out from ${behind.join(', ')}`)
}

/** The style sheet of all schemes: values shared by a kind, then those of each scheme. */
export function schemeSheet(): string {
  const all = palettes.map((palette) => ({ palette, scheme: schemeOf(palette) }))
  const blocks = [false, true].flatMap((dark) => {
    const kin = all.filter(({ palette }) => palette.dark === dark)
    const [first] = kin
    const shared = Object.entries(first?.scheme ?? {}).filter(([token, colour]) =>
      kin.every(({ scheme }) => scheme[token] === colour),
    )
    const common = new Set(shared.map(([token]) => token))
    const selectors = dark
      ? ['[data-theme^="dark"]', '[data-theme="greyDark"]']
      : [':root', '[data-theme^="light"]']
    return [
      block(selectors, [['color-scheme', dark ? 'dark' : 'light'], ...shared.map(asVariable)]),
      ...kin.map(({ palette, scheme }, index) => {
        const own = Object.entries(scheme).filter(([token]) => !common.has(token))
        const root = !dark && index === 0 ? [':root'] : []
        return block([...root, `[data-theme="${palette.name}"]`], own.map(asVariable))
      }),
    ]
  })
  return `/* Printed from theme/palette.ts by \`npm run print\`. */\n${blocks.join('\n')}`
}

function asVariable([token, colour]: [string, string]): [string, string] {
  return [`--ui-${token}`, colour]
}

function block(
  selectors: readonly string[],
  lines: readonly (readonly [string, string])[],
): string {
  const body = lines.map(([name, value]) => `  ${name}: ${value};\n`).join('')
  return `${selectors.join(',\n')} {\n${body}}\n`
}
