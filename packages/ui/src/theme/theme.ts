/** The look of the whole page; a missing part leaves the current one. */
export interface Theme {
  /** Name of a scheme, for example `light1` or `dark7`. */
  scheme?: string
  direction?: 'ltr' | 'rtl'
  /** Root font size in percent of the browser's own: 70 to 130. */
  fontScale?: number
  /** `thin` uses the scroll bars of the design system, `native` those of the device. */
  scrollbars?: 'thin' | 'native'
}

/**
 * Applies a theme to the root element. It can run before the first paint, and adds no style
 * element.
 */
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
