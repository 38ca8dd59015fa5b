import { clsx } from 'clsx'
import { ChevronDown, ExternalLink } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { Divider } from '../display/Divider.tsx'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'
import type { NavPage } from './layout.ts'

const lineClass =
  'flex h-9 w-full items-center gap-3 rounded-lg px-2.5 text-sm whitespace-nowrap hover-fade hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:h-11'

export interface NavGroupProps {
  title?: string
  /** `NavItem` and `NavCollapsible` elements. */
  children: ReactNode
}

const groupClass = 'flex flex-col gap-px'

/** A group of pages that are always shown, under a small title or, if folded, a thin line. */
export function NavGroup({ title, children }: NavGroupProps) {
  const id = useId()
  return (
    <div className="not-first:mt-2">
      {title && (
        <div id={id} className={groupTitleClass}>
          {title}
        </div>
      )}
      <ul aria-labelledby={title ? id : undefined} className={groupClass}>
        {children}
      </ul>
    </div>
  )
}

/** Classes of the title in a group; in a folded navigation a thin line replaces its text. */
const groupTitleClass =
  "relative mb-1 truncate px-2.5 text-xs font-medium text-muted group-data-compact/nav:-indent-70 group-data-compact/nav:after:absolute group-data-compact/nav:after:inset-x-2.5 group-data-compact/nav:after:top-1/2 group-data-compact/nav:after:border-t group-data-compact/nav:after:border-line group-data-compact/nav:after:content-['']"

export interface NavFoldProps extends Collapses {
  title: string
  icon: IconType
  children: ReactNode
}

/**
 * A group of pages under a small title that shows and hides them. If folded, the title is an icon at
 * the same height, so that nothing moves when the navigation unfolds under the pointer.
 */
export function NavFold({ title, icon: Icon, active, open, onToggle, children }: NavFoldProps) {
  const id = useId()
  const isMarked = active && !open
  return (
    <div className="not-first:mt-1">
      <button
        type="button"
        id={`${id}-title`}
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={clsx(
          lineClass,
          'text-start text-xs! font-medium',
          isMarked ? 'text-accent-ink' : 'text-muted',
        )}
      >
        <Icon
          aria-hidden
          strokeWidth={1.75}
          className="hidden size-5 shrink-0 group-data-compact/nav:block"
        />
        <span className="min-w-0 flex-1 truncate">{title}</span>
        <Chevron open={open} />
      </button>
      <ul
        id={id}
        aria-labelledby={`${id}-title`}
        hidden={!open}
        className={open ? groupClass : undefined}
      >
        {children}
      </ul>
    </div>
  )
}

/** Props of a group that opens and closes. */
interface Collapses {
  /** Whether it contains the current page. */
  active: boolean
  open: boolean
  onToggle: () => void
}

function Chevron({ open }: { open: boolean }) {
  return (
    <ChevronDown
      aria-hidden
      className={clsx(
        'size-4 shrink-0 text-muted transition-transform duration-100',
        open && 'rotate-180',
      )}
    />
  )
}

export interface NavItemProps {
  page: NavPage
  onPress?: (() => void) | undefined
}

/** A page in the navigation. */
export function NavItem({ page, onPress }: NavItemProps) {
  const { label, href, icon: Icon, active, badge, newTab, divided } = page
  const { link: Link, texts } = useUi()
  return (
    <li>
      {divided && <Divider className="my-2" />}
      <Link
        href={href}
        aria-current={active ? 'page' : undefined}
        onClick={onPress}
        {...(newTab ? { target: '_blank', rel: 'noreferrer' } : {})}
        className={clsx(
          lineClass,
          active ? 'bg-accent-soft font-medium text-accent-ink hover:bg-accent-soft' : 'text-ink',
        )}
      >
        {Icon && <NavIcon icon={Icon} active={active} />}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {badge}
        {newTab && (
          <>
            <ExternalLink aria-hidden strokeWidth={1.75} className="size-4 shrink-0 text-muted" />
            <span className="sr-only">{texts.opensInNewTab}</span>
          </>
        )}
      </Link>
    </li>
  )
}

export interface NavCollapsibleProps extends Collapses {
  label: string
  icon: IconType
  children: ReactNode
}

/** A group of pages that opens under its name. */
export function NavCollapsible(props: NavCollapsibleProps) {
  const { label, icon, active, open, onToggle, children } = props
  const id = useId()
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={onToggle}
        className={clsx(
          lineClass,
          'text-start',
          active && 'font-medium',
          active && (open ? 'group-data-compact/nav:text-accent-ink' : 'text-accent-ink'),
        )}
      >
        <NavIcon icon={icon} active={active} />
        <span className="min-w-0 flex-1 truncate">{label}</span>
        <Chevron open={open} />
      </button>
      <ul
        id={id}
        hidden={!open}
        className={clsx(
          'mt-px mb-2 flex-col gap-px ps-7.5 group-data-compact/nav:hidden',
          open && 'flex',
        )}
      >
        {children}
      </ul>
    </li>
  )
}

function NavIcon({ icon: Icon, active }: { icon: IconType; active: boolean | undefined }) {
  return (
    <Icon
      aria-hidden
      strokeWidth={1.75}
      className={clsx('size-5 shrink-0', !active && 'text-muted')}
    />
  )
}
