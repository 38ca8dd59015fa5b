import { clsx } from 'clsx'
import { ChevronDown } from 'lucide-react'
import { type ReactNode, useId, useState } from 'react'
import type { IconType } from '../display/icon.ts'
import { useUi } from '../provider/UiProvider.tsx'

const lineClass =
  'flex h-9 w-full items-center gap-3 rounded-lg px-2.5 text-sm whitespace-nowrap transition-colors duration-100 hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:h-11'

export interface NavGroupProps {
  title?: string
  /** `NavItem` and `NavCollapsible`. */
  children: ReactNode
}

/** Pages that belong together, under a small title. */
export function NavGroup({ title, children }: NavGroupProps) {
  const id = useId()
  return (
    <div className="not-first:mt-5">
      {title && (
        <div
          id={id}
          className="mb-1 px-2.5 text-xs font-medium whitespace-nowrap text-muted group-data-compact/nav:invisible"
        >
          {title}
        </div>
      )}
      <ul aria-labelledby={title ? id : undefined} className="flex flex-col gap-px">
        {children}
      </ul>
    </div>
  )
}

export interface NavItemProps {
  label: string
  href: string
  icon?: IconType
  /** This is the page one is on. */
  active?: boolean
  /** A count or state at the end, for example `<Badge>`. */
  badge?: ReactNode
  /** Opens in a tab of its own. */
  newTab?: boolean
  onPress?: () => void
}

/** A page in the navigation. */
export function NavItem({ label, href, icon: Icon, active, badge, newTab, onPress }: NavItemProps) {
  const { link: Link } = useUi()
  return (
    <li>
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
      </Link>
    </li>
  )
}

export interface NavCollapsibleProps {
  label: string
  icon?: IconType
  badge?: ReactNode
  /** A page inside is the page one is on: it starts open. */
  active?: boolean
  children: ReactNode
}

/**
 * Pages that open under their common name.
 *
 * @public for layouts
 */
export function NavCollapsible({
  label,
  icon: Icon,
  badge,
  active,
  children,
}: NavCollapsibleProps) {
  const id = useId()
  const [open, setOpen] = useState(active ?? false)
  return (
    <li>
      <button
        type="button"
        aria-expanded={open}
        aria-controls={id}
        onClick={() => setOpen(!open)}
        className={clsx(lineClass, 'text-start', active && !open && 'font-medium text-accent-ink')}
      >
        {Icon && <NavIcon icon={Icon} active={active && !open} />}
        <span className="min-w-0 flex-1 truncate">{label}</span>
        {badge}
        <ChevronDown
          aria-hidden
          className={clsx(
            'size-4 shrink-0 text-muted transition-transform duration-100',
            open && 'rotate-180',
          )}
        />
      </button>
      <ul
        id={id}
        hidden={!open}
        className={clsx(
          'mt-px flex-col gap-px group-data-compact/nav:hidden',
          Icon ? 'ps-7.5' : 'ps-3',
          open && 'flex',
        )}
      >
        {children}
      </ul>
    </li>
  )
}

/**
 * A hair line between groups.
 *
 * @public for layouts
 */
export function NavDivider() {
  return <li aria-hidden className="mx-2.5 my-2 h-px bg-line" />
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
