/** How the whole page looks; every part is optional and leaves the rest as it was. */
export interface Theme {
  /** Name of a scheme, for example `light1` or `dark7`. */
  scheme?: string
  direction?: 'ltr' | 'rtl'
  /** Root font size in percent of the browser's own: 70 to 130. */
  fontScale?: number
  /** `thin` draws the bars of the design system, `native` leaves them to the device. */
  scrollbars?: 'thin' | 'native'
}

/** Puts a theme on the root element. Safe before first paint; it adds no style element. */
export function applyTheme(root: HTMLElement, theme: Theme): void {
  const { scheme, direction, fontScale, scrollbars } = theme
  // Writing an unchanged value would restyle the whole page.
  if (scheme !== undefined && root.dataset['theme'] !== scheme) root.dataset['theme'] = scheme
  if (direction !== undefined && root.dir !== direction) root.dir = direction
  if (scrollbars !== undefined && root.dataset['scrollbars'] !== scrollbars) {
    root.dataset['scrollbars'] = scrollbars
  }
  const size = fontScale === undefined ? root.style.fontSize : `${fontScale}%`
  if (root.style.fontSize !== size) root.style.fontSize = size
}
