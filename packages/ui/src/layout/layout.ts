import type { ReactNode } from 'react'
import type { IconType } from '../display/icon.ts'

/**
 * The use of the width by the content: all of it, a container in the middle, or everything in a
 * box.
 */
export type LayoutMode = 'fullwidth' | 'container' | 'boxed'

/**
 * The display of sections in a side navigation: under small titles, as lines of their own, or as
 * tabs.
 */
export type NavbarStyle = 'style-1' | 'style-2' | 'style-3' | 'style-3-dense'

/** One page of the navigation. */
export interface NavPage {
  id: string
  label: string
  href: string
  icon?: IconType | undefined
  /** Whether it is the current page. */
  active?: boolean | undefined
  /** A count or state at the end, for example `<Badge>`. */
  badge?: ReactNode
  /** Whether it opens in a new tab. */
  newTab?: boolean | undefined
  /** Whether a line separates it from the page before. */
  divided?: boolean | undefined
}

/** A group of pages. */
export interface NavSection {
  id: string
  title: string
  icon: IconType
  pages: readonly NavPage[]
  /** Whether a column shows its pages; absent if it always does. */
  open?: boolean | undefined
}

/** Mark and name of the app, linked to its first page. */
export interface Brand {
  /** The mark, 32 by 32 pixels. */
  logo: ReactNode
  name: string
  href: string
}

/** The navigation, the same for every layout. */
export interface NavbarContent {
  sections: readonly NavSection[]
  /** Opens or closes a section of a column. */
  onSectionToggle: (id: string) => void
  style: NavbarStyle
  side: 'start' | 'end'
  /**
   * Whether only icons are shown; it unfolds over the page while it has the pointer or the focus.
   */
  folded: boolean
  onFoldedChange: (folded: boolean) => void
  /** Whether it is shown on large screens. */
  open: boolean
  onOpenChange: (open: boolean) => void
  /** Whether the temporary drawer of small screens is open. */
  mobileOpen: boolean
  onMobileOpenChange: (open: boolean) => void
}

/** The toolbar, the same for every layout. */
export interface ToolbarContent {
  /** Content after the navigation button: search, shortcuts. */
  start: ReactNode
  /** Content at the end: notifications, the signed-in user. */
  end: ReactNode
  /** Its place relative to a navigation that is a bar. */
  position: 'above' | 'below'
  /** Whether it stays visible while the page scrolls. */
  fixed: boolean
}

/** The bar of a few pages at the lower end of small screens. */
export interface PhoneBarContent {
  /** Names the bar for screen readers. */
  label: string
  /** Four pages at most, so that their names fit. */
  pages: readonly (NavPage & { icon: IconType })[]
  /** The name of the button that opens the whole navigation. */
  more: string
}

/** The bar below the content, 48 pixels high. */
export interface FooterContent {
  content: ReactNode
  /** Whether it stays visible while the page scrolls. */
  fixed: boolean
  /** Whether it is shown on phones too. */
  onPhones: boolean
}

/**
 * The props of every layout. A missing slot is not shown; a layout only decides the places of
 * parts. A layout is a stateless function that returns a `LayoutFrame`. It is called, not mounted,
 * so that the page stays mounted when the layout changes.
 */
export interface LayoutProps {
  brand: Brand
  navbar?: NavbarContent | undefined
  toolbar?: ToolbarContent | undefined
  footer?: FooterContent | undefined
  /** Stands for the footer on small screens. */
  phoneBar?: PhoneBarContent | undefined
  /** Side panels at the start and end of the content. */
  startPanel?: ReactNode
  endPanel?: ReactNode
  /** Above everything: an alert. */
  banner?: ReactNode
  /**
   * Over the bottom of the content at its start, beside the navigation: invitations that wait for
   * an answer.
   */
  notice?: ReactNode
  mode: LayoutMode
  /** Width of the container or the box in pixels, at the normal font size. */
  containerWidth: number
  /** Whether the whole page scrolls, or only its content between fixed bars. */
  scroll: 'page' | 'content'
  /** Schemes of the zones, if they differ from the page's. */
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

/** Milliseconds until a navigation opens under the pointer (interface §12). */
export const hoverDelay = 150
