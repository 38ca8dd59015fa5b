import type { ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'

/** How the content uses the width: the whole of it, a container in the middle, or all in a box. */
export type LayoutMode = 'fullwidth' | 'container' | 'boxed'

/** How a navbar at the side shows its sections: all open, each folding, or as tabs. */
export type NavbarStyle = 'style-1' | 'style-2' | 'style-3' | 'style-3-dense'

/** One page of the navigation. */
export interface NavPage {
  id: string
  label: string
  href: string
  icon?: IconType | undefined
  /** The current page. */
  active?: boolean | undefined
  /** A count or state at the end, for example `<Badge>`. */
  badge?: ReactNode
  /** Opens in a tab of its own. */
  newTab?: boolean | undefined
  /** A line before it. */
  divided?: boolean | undefined
}

/** Pages that belong together. */
export interface NavSection {
  id: string
  title: string
  icon: IconType
  pages: readonly NavPage[]
}

/** Mark and name of the app, which link to its first page. */
export interface Brand {
  /** 32 by 32. */
  logo: ReactNode
  name: string
  href: string
}

/** The navigation, the same for every layout. */
export interface NavbarContent {
  sections: readonly NavSection[]
  style: NavbarStyle
  side: 'start' | 'end'
  /** Icons alone; it unfolds over the page while the pointer or the focus is in it. */
  folded: boolean
  onFoldedChange: (folded: boolean) => void
  /** Whether it is shown on large screens. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** The temporary drawer of small screens. */
  mobileOpen: boolean
  onMobileOpenChange: (open: boolean) => void
}

/** The bar of tools, the same for every layout. */
export interface ToolbarContent {
  /** After the navigation button: search, shortcuts. */
  start: ReactNode
  /** At the end: notices, the signed-in user. */
  end: ReactNode
  /** Above or below a navigation that is a bar. */
  position: 'above' | 'below'
  /** It stays in sight while the page scrolls. */
  fixed: boolean
}

/** The bar below the content, 48 high. */
export interface FooterContent {
  content: ReactNode
  /** It stays in sight while the page scrolls. */
  fixed: boolean
  /** Shown on phones too. */
  onPhones: boolean
}

/**
 * The props of every layout. A slot that is not given is not shown; the layout decides only where
 * parts are. A layout is a function without state that returns a `LayoutFrame`: called, not mounted,
 * so that the page stays mounted when the layout changes.
 */
export interface LayoutProps {
  brand: Brand
  navbar?: NavbarContent | undefined
  toolbar?: ToolbarContent | undefined
  footer?: FooterContent | undefined
  /** Side panels at the start and end of the content. */
  startPanel?: ReactNode
  endPanel?: ReactNode
  /** Above everything: an alert. */
  banner?: ReactNode
  /** Over the lower start of the content, beside the navigation: what waits for an answer. */
  notice?: ReactNode
  mode: LayoutMode
  /** Width of the container or the box in pixels at normal font size. */
  containerWidth: number
  /** Whether the page scrolls as a whole, or its content alone between bars that do not move. */
  scroll: 'page' | 'content'
  /** Schemes of the zones, where they differ from the page's. */
  schemes: {
    navbar?: string | undefined
    toolbar?: string | undefined
    footer?: string | undefined
  }
  /** The page. */
  children: ReactNode
}

/** The target of the skip link. */
export const contentId = 'content'

/** Milliseconds until a navigation under the pointer opens (interface §12). */
export const hoverDelay = 150
