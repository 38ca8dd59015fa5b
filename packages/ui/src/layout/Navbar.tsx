import { clsx } from 'clsx'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { Drawer } from '../overlays/Drawer.tsx'
import { useUi } from '../provider/UiProvider.tsx'

export interface NavbarProps {
  /** Logo and name; 64 high, beside the toolbar. */
  header?: ReactNode
  footer?: ReactNode
  /** `NavGroup`, `NavItem`, `NavCollapsible`. */
  children: ReactNode
  /** 64 wide with icons alone; it unfolds over the page while the pointer or focus is in it. */
  folded?: boolean
  /** Not shown at all on large screens. */
  closed?: boolean
  side?: 'start' | 'end'
  /** The temporary drawer of small screens. */
  mobileOpen: boolean
  onMobileOpenChange: (open: boolean) => void
  scheme?: string
}

/** How long the pointer rests before a folded navigation opens, in ms (product specification). */
const hoverDelay = 150

/** The navigation down one side: 280 wide, 64 when folded, a drawer of 280 on small screens. */
export function Navbar(props: NavbarProps) {
  const { header, footer, children, folded = false, closed = false, side = 'start' } = props
  const { mobileOpen, onMobileOpenChange, scheme } = props
  const { texts } = useUi()
  const [peeking, setPeeking] = useState(false)
  const timer = useRef(0)
  useEffect(() => () => clearTimeout(timer.current), [])
  const peek = (open: boolean, wait: number) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(() => setPeeking(open), wait)
  }
  const compact = folded && !peeking
  const inside = (
    <>
      {header && <div className="flex h-16 shrink-0 items-center ps-4 pe-3">{header}</div>}
      <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-3 pb-4">
        {children}
      </div>
      {footer && (
        <div className="shrink-0 overflow-hidden border-t border-line px-4 py-3">{footer}</div>
      )}
    </>
  )
  return (
    <>
      {!closed && (
        <div
          onPointerEnter={() => peek(true, hoverDelay)}
          onPointerLeave={() => peek(false, hoverDelay)}
          onFocus={() => peek(true, 0)}
          onBlur={() => peek(false, 0)}
          className={clsx(
            'sticky top-(--ui-banner,0px) z-40 hidden h-[calc(100dvh-var(--ui-banner,0px))] shrink-0 lg:block',
            folded ? 'w-16' : 'w-70',
          )}
        >
          <nav
            aria-label={texts.mainNavigation}
            data-compact={compact || undefined}
            className={clsx(
              'group/nav absolute inset-y-0 flex flex-col overflow-hidden bg-sunken text-ink transition-[inline-size] duration-120',
              side === 'end' ? 'end-0 border-s border-line' : 'start-0 border-e border-line',
              compact ? 'w-16' : 'w-70',
              folded && peeking && 'shadow-float',
            )}
          >
            {inside}
          </nav>
        </div>
      )}
      <Drawer
        open={mobileOpen}
        onOpenChange={onMobileOpenChange}
        side={side}
        width={280}
        title={texts.mainNavigation}
        titleHidden
        scheme={scheme}
      >
        <nav
          aria-label={texts.mainNavigation}
          className="flex min-h-full flex-col bg-sunken text-ink"
        >
          {inside}
        </nav>
      </Drawer>
    </>
  )
}

export interface NavBrandProps {
  /** 32 by 32. */
  logo: ReactNode
  name: ReactNode
  /** Smaller, under the name. */
  detail?: ReactNode
}

/**
 * A picture and a name for the head or foot of the navigation; folded, the picture remains.
 *
 * @public for layouts
 */
export function NavBrand({ logo, name, detail }: NavBrandProps) {
  return (
    <span className="flex min-w-0 items-center gap-4 whitespace-nowrap">
      <span className="inline-flex size-8 shrink-0 items-center justify-center">{logo}</span>
      <span className="min-w-0 flex-1 group-data-compact/nav:invisible">
        <span className="block truncate font-semibold">{name}</span>
        {detail && <span className="block truncate text-xs text-muted">{detail}</span>}
      </span>
    </span>
  )
}
