import type { NavbarStyle } from '../layout/layout.ts'

/** What a choice looks like, painted with its control alone; unread, for the label says it. */
export interface Picture {
  /** The class that paints it. */
  look: 'ui-scheme-picture' | 'ui-layout-picture'
  /** Whose colours it has; the page's own without one. */
  scheme?: string
  /** Whose colours its lower half has, where day and night take turns. */
  lower?: string
  /** Which of the layouts it shows. */
  kind?: string
}

/** A page in small, made of a scheme's own colours. */
export function schemePicture(scheme?: string, lower?: string): Picture {
  return { look: 'ui-scheme-picture', ...(scheme && { scheme }), ...(lower && { lower }) }
}

/** A layout in small, or the navigation of the vertical one, in the colours of the page. */
export function layoutPicture(kind: 'layout2' | 'layout3' | NavbarStyle): Picture {
  return { look: 'ui-layout-picture', kind }
}
