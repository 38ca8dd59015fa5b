import type { NavbarStyle } from './layout.ts'

export interface LayoutPictureProps {
  /** A layout, or the navigation of the vertical one. */
  kind: 'layout2' | 'layout3' | NavbarStyle
}

/** A layout in small, painted with one element: all of them follow each change of the settings. */
export function LayoutPicture({ kind }: LayoutPictureProps) {
  return <span data-kind={kind} className="ui-picture ui-layout-picture rtl:-scale-x-100" />
}
