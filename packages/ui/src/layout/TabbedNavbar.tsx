import { clsx } from 'clsx'
import { type FocusEvent, useId, useRef, useState } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { FoldButton } from './FoldButton.tsx'
import type { Brand, NavbarContent, NavSection } from './layout.ts'
import { NavItem } from './NavItem.tsx'
import { BrandLink } from './NavSections.tsx'
import { useCurrentInSight } from './useCurrentInSight.ts'
import { usePeek } from './usePeek.ts'

export interface TabbedNavbarProps extends NavbarContent {
  brand: Brand
}

/**
 * The navigation as a rail of sections, with the pages of one beside it. If folded, only the rail
 * remains, and a section's pages open over the content while the pointer is on it.
 */
export function TabbedNavbar(props: TabbedNavbarProps) {
  const { brand, sections, style, side, folded, onFoldedChange } = props
  const { texts } = useUi()
  const panelId = useId()
  const current = sections.find(({ pages }) => pages.some((page) => page.active))
  const [chosen, setChosen] = useState<string | null>(null)
  const [before, setBefore] = useState(current?.id)
  if (current?.id !== before) {
    setBefore(current?.id)
    setChosen(null)
  }
  const { shown, show, showSoon } = usePeek<string>()
  const dense = style === 'style-3-dense'
  const open = folded ? shown : (chosen ?? current?.id ?? sections[0]?.id)
  const section = sections.find(({ id }) => id === open)
  const list = useRef<HTMLUListElement>(null)
  useCurrentInSight(list, sections)
  const press = (id: string) => (folded ? show(shown === id ? null : id, 0) : setChosen(id))
  const leave = (event: FocusEvent) => {
    const next = event.relatedTarget
    if (!(next instanceof Node && event.currentTarget.contains(next))) show(null, 0)
  }
  return (
    <div
      className={clsx(
        'sticky top-(--ui-banner,0px) z-40 hidden h-(--ui-screen) shrink-0 lg:block',
        dense ? (folded ? 'w-16' : 'w-86') : folded ? 'w-30' : 'w-100',
      )}
    >
      {/* Focus events bubble up from the buttons and links. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <nav
        aria-label={texts.mainNavigation}
        onPointerLeave={() => showSoon(null)}
        onBlur={leave}
        className={clsx(
          'absolute inset-y-0 flex bg-sunken text-ink',
          side === 'end' ? 'end-0 flex-row-reverse' : 'start-0',
        )}
      >
        <div
          className={clsx(
            'flex shrink-0 flex-col items-center',
            dense ? 'w-16' : 'w-30',
            side === 'end' ? 'border-s border-line' : 'border-e border-line',
          )}
        >
          <div className="flex h-16 shrink-0 items-center">
            <BrandLink brand={brand} markOnly />
          </div>
          <ul className="flex min-h-0 w-full flex-1 flex-col gap-1 overflow-y-auto overscroll-contain px-2 pt-2 pb-4 [scrollbar-width:none]">
            {sections.map((each) => (
              <RailItem
                key={each.id}
                section={each}
                dense={dense}
                current={each === current}
                open={each.id === open}
                panelId={panelId}
                onPress={() => press(each.id)}
                onPoint={() => folded && showSoon(each.pages.length > 1 ? each.id : null)}
              />
            ))}
          </ul>
          <div className={clsx('shrink-0 py-2', dense ? 'w-full px-2.5' : 'px-2')}>
            <FoldButton folded={folded} onFoldedChange={onFoldedChange} side={side} iconOnly />
          </div>
        </div>
        {section && (
          <div
            id={panelId}
            className={clsx(
              'flex w-70 flex-col overflow-hidden bg-sunken',
              side === 'end' ? 'border-s border-line' : 'border-e border-line',
              folded && 'absolute inset-y-0 shadow-float',
              folded && (side === 'end' ? 'end-full' : 'start-full'),
            )}
          >
            <div className="flex h-16 shrink-0 items-center truncate px-5 font-semibold">
              {section.title}
            </div>
            <ul
              ref={list}
              className="flex min-h-0 flex-1 flex-col gap-px overflow-y-auto overscroll-contain px-3 pt-2 pb-4"
            >
              {section.pages.map((page) => (
                <NavItem key={page.id} page={page} onPress={() => show(null, 0)} />
              ))}
            </ul>
          </div>
        )}
      </nav>
    </div>
  )
}

interface RailItemProps {
  section: NavSection
  dense: boolean
  /** Whether it contains the current page. */
  current: boolean
  open: boolean
  panelId: string
  onPress: () => void
  onPoint: () => void
}

/**
 * One section of the rail, whose pages open beside it; a section with a single page links to it.
 */
function RailItem(props: RailItemProps) {
  const { section, dense, current, open, panelId, onPress, onPoint } = props
  const { link: Link } = useUi()
  const { pages } = section
  const only = pages.length === 1 ? pages[0] : undefined
  const title = only?.label ?? section.title
  const Icon = only?.icon ?? section.icon
  const look = clsx(
    'flex w-full flex-col items-center justify-center gap-1.5 rounded-lg text-xs hover-fade focus-visible:-outline-offset-2',
    dense ? 'h-12' : 'min-h-18 px-1 py-2',
    current
      ? 'bg-accent-soft font-medium text-accent-ink'
      : 'text-muted hover:bg-hover hover:text-ink',
    open && !current && 'bg-hover text-ink',
  )
  const content = (
    <>
      <Icon aria-hidden strokeWidth={1.75} className={dense ? 'size-5' : 'size-6'} />
      {dense ? (
        <span className="sr-only">{title}</span>
      ) : (
        <span className="max-w-full text-center text-balance break-words">{title}</span>
      )}
    </>
  )
  const tooltip = dense && !open ? title : undefined
  if (only) {
    return (
      <li>
        <Link
          href={only.href}
          aria-current={only.active ? 'page' : undefined}
          data-tooltip={tooltip}
          onPointerEnter={onPoint}
          className={look}
        >
          {content}
        </Link>
      </li>
    )
  }
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? panelId : undefined}
        data-tooltip={tooltip}
        onClick={onPress}
        onPointerEnter={onPoint}
        className={look}
      >
        {content}
      </button>
    </li>
  )
}
