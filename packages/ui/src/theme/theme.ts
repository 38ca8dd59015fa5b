/** How the whole page looks; every part is optional and leaves the rest as it was. */
export interface Theme {
  /** Name of a scheme block in tokens.css, for example `light` or `dark`. */
  scheme?: string
  direction?: 'ltr' | 'rtl'
  /** Root font size in percent of the browser's own: 70 to 130. */
  fontScale?: number
  density?: 'comfortable' | 'compact'
}

/** Limits and step of the font size in percent (product specification, section 9). */
export const fontScaleRange = { min: 70, max: 130, step: 10, normal: 100 } as const

/** Brings a font scale into its range, so that a damaged stored value cannot hide the page. */
export function clampFontScale(percent: number): number {
  if (!Number.isFinite(percent)) return fontScaleRange.normal
  return Math.min(fontScaleRange.max, Math.max(fontScaleRange.min, Math.round(percent)))
}

/** Puts a theme on the root element. Safe before first paint; it adds no style element. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  if (theme.scheme !== undefined) root.dataset['theme'] = theme.scheme
  if (theme.direction !== undefined) root.dir = theme.direction
  if (theme.density !== undefined) root.dataset['density'] = theme.density
  if (theme.fontScale !== undefined) root.style.fontSize = `${clampFontScale(theme.fontScale)}%`
}
