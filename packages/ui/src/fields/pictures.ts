import type { NavbarStyle } from '../layout/layout.ts'

/** The picture of an option, painted on its control; the label describes it. */
export interface Picture {
  /** The class that paints it. */
  look: 'ui-scheme-picture' | 'ui-layout-picture'
  /** The scheme of its colours; by default the page's. */
  scheme?: string
  /** The scheme of its lower half, for a scheme that follows day and night. */
  lower?: string
  /** The layout that it shows. */
  kind?: string
}

/** A miniature page in the colours of a scheme. */
export function schemePicture(scheme?: string, lower?: string): Picture {
  return { look: 'ui-scheme-picture', ...(scheme && { scheme }), ...(lower && { lower }) }
}

/** A miniature layout, or a style of the vertical navigation, in the colours of the page. */
export function layoutPicture(kind: 'layout2' | 'layout3' | NavbarStyle): Picture {
  return { look: 'ui-layout-picture', kind }
}
