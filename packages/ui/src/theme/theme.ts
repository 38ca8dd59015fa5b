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
  if (theme.scheme !== undefined) root.dataset['theme'] = theme.scheme
  if (theme.direction !== undefined) root.dir = theme.direction
  if (theme.scrollbars !== undefined) root.dataset['scrollbars'] = theme.scrollbars
  if (theme.fontScale !== undefined) root.style.fontSize = `${theme.fontScale}%`
}
