import type { ReactNode } from 'react'

/** How the content uses the width: the whole of it, or a container in the middle. */
export type LayoutMode = 'fullwidth' | 'container' | 'boxed'

/**
 * What every layout takes, so that one can stand for another. A slot that is not given is not
 * shown; the layout decides only where things stand.
 */
export interface LayoutProps {
  navbar?: ReactNode
  toolbar?: ReactNode
  footer?: ReactNode
  /** Side panels at the start and end of the content. */
  startPanel?: ReactNode
  endPanel?: ReactNode
  /** Above everything: the panic banner. */
  banner?: ReactNode
  /** Where the navigation stands. */
  navbarSide?: 'start' | 'end'
  mode?: LayoutMode
  /** Width of the container in pixels at normal font size: 1570 or 1120 by layout. */
  containerWidth?: number
  toolbarPosition?: 'above' | 'below'
  /** The content scrolls by itself, below a toolbar that does not move. */
  contentScroll?: boolean
  /** Schemes of the zones, where they differ from the page's. */
  schemes?: { navbar?: string; toolbar?: string; footer?: string }
  /** The page. */
  children: ReactNode
}

/** Widths of containers in pixels (product specification, section 9). */
export const containerWidths = { layout1: 1570, layout2: 1120, layout3: 1120 } as const

/** Where the skip link leads. */
export const contentId = 'content'
