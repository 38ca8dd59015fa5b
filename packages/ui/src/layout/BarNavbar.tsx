import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import type { PointerEvent } from 'react'
import { Popover } from '../overlays/Popover.tsx'
import type { OpenedBy } from '../overlays/usePopup.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import type { NavbarContent, NavSection } from './layout.ts'
import { NavItem } from './NavItem.tsx'
import { usePeek } from './usePeek.ts'

const lineClass =
  'flex h-9 items-center gap-2 rounded-lg px-3 text-sm whitespace-nowrap hover-fade hover:bg-hover focus-visible:-outline-offset-2 data-popup-open:bg-hover'

/**
 * The navigation as a bar: the pages of a section open below its name, by pointer, press or key.
 */
export function BarNavbar({ sections }: Pick<NavbarContent, 'sections'>) {
  const { texts } = useUi()
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="flex h-full min-w-0 flex-1 items-center overflow-x-auto [scrollbar-width:none]"
    >
      <ul className="flex items-center gap-1">
        {sections.map((section) => (
          <BarSection key={section.id} section={section} />
        ))}
      </ul>
    </nav>
  )
}

function BarSection({ section }: { section: NavSection }) {
  const { link: Link } = useUi()
  const { shown, show, showSoon } = usePeek<'pointed' | 'pressed'>()
  const { pages } = section
  const only = pages.length === 1 ? pages[0] : undefined
  const title = only?.label ?? section.title
  const Icon = only?.icon ?? section.icon
  const current = pages.some((page) => page.active)
  const look = clsx(
    lineClass,
    current ? 'bg-accent-soft font-medium text-accent-ink hover:bg-accent-soft' : 'text-ink',
  )
  const content = (
    <>
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={clsx('hidden size-4.5 xl:block', !current && 'text-muted')}
      />
      {title}
    </>
  )
  if (only) {
    return (
      <li>
        <Link href={only.href} aria-current={only.active ? 'page' : undefined} className={look}>
          {content}
        </Link>
      </li>
    )
  }
  const point = (next: 'pointed' | null) => (event: PointerEvent) => {
    if (event.pointerType === 'mouse' && shown !== 'pressed') showSoon(next)
  }
  // Pressing a section that the pointer has just opened keeps it open.
  const change = (open: boolean, by: OpenedBy) =>
    show(open || (shown === 'pointed' && by === 'mouse') ? 'pressed' : null, 0)
  return (
    <li onPointerEnter={point('pointed')} onPointerLeave={point(null)}>
      <Popover
        label={title}
        open={shown !== null}
        onOpenChange={change}
        initialFocus={shown === 'pointed' ? null : undefined}
        className="w-70 p-2"
        trigger={
          <button type="button" className={look}>
            {content}
            <ChevronDown
              aria-hidden
              className={clsx('size-3.5 transition-transform duration-100', shown && 'rotate-180')}
            />
          </button>
        }
      >
        <ul className="flex flex-col gap-px">
          {pages.map((page) => (
            <NavItem key={page.id} page={page} onPress={() => show(null, 0)} />
          ))}
        </ul>
      </Popover>
    </li>
  )
}
