import type { NavbarStyle } from '../layout/layout.ts'

/** The picture of a choice, painted on its control; the label describes it. */
export interface Picture {
  /** The class that paints it. */
  look: 'ui-scheme-picture' | 'ui-layout-picture'
  /** The scheme of its colours; the page's without one. */
  scheme?: string
  /** The scheme of its lower half, where the scheme follows day and night. */
  lower?: string
  /** Which of the layouts it shows. */
  kind?: string
}

/** A small page in the colours of a scheme. */
export function schemePicture(scheme?: string, lower?: string): Picture {
  return { look: 'ui-scheme-picture', ...(scheme && { scheme }), ...(lower && { lower }) }
}

/** A small layout, or a style of the vertical navigation, in the colours of the page. */
export function layoutPicture(kind: 'layout2' | 'layout3' | NavbarStyle): Picture {
  return { look: 'ui-layout-picture', kind }
}
