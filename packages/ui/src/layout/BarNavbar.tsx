import { Popover } from '@base-ui/react/popover'
import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { hoverDelay, type NavbarContent, type NavSection } from './layout.ts'
import { NavItem } from './NavItem.tsx'

const lineClass =
  'flex h-9 items-center gap-2 rounded-lg px-3 text-sm whitespace-nowrap hover-fade hover:bg-hover focus-visible:-outline-offset-2 data-popup-open:bg-hover'

/** The navigation as a bar: a section's pages drop from its name, by pointer, press or key. */
export function BarNavbar({ sections }: Pick<NavbarContent, 'sections'>) {
  const { texts } = useUi()
  return (
    <nav
      aria-label={texts.mainNavigation}
      className="flex h-full min-w-0 flex-1 items-center overflow-x-auto [scrollbar-width:none]"
    >
      <ul className="flex items-center gap-1">
        {sections.map((section) => (
          <li key={section.id}>
            <BarSection section={section} />
          </li>
        ))}
      </ul>
    </nav>
  )
}

function BarSection({ section }: { section: NavSection }) {
  const { link: Link } = useUi()
  const [open, setOpen] = useState(false)
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
      <Link href={only.href} aria-current={only.active ? 'page' : undefined} className={look}>
        {content}
      </Link>
    )
  }
  return (
    <Popover.Root open={open} onOpenChange={(next) => setOpen(next)}>
      <Popover.Trigger openOnHover delay={hoverDelay} closeDelay={hoverDelay} className={look}>
        {content}
        <ChevronDown
          aria-hidden
          className={clsx('size-3.5 transition-transform duration-100', open && 'rotate-180')}
        />
      </Popover.Trigger>
      <Popover.Portal>
        <Popover.Positioner align="start" sideOffset={6} collisionPadding={8} className="z-50">
          <Popover.Popup
            aria-label={title}
            className="ui-float max-h-(--available-height) w-70 overflow-y-auto p-2 outline-none"
          >
            <ul className="flex flex-col gap-px">
              {pages.map((page) => (
                <NavItem key={page.id} page={page} onPress={() => setOpen(false)} />
              ))}
            </ul>
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
}
