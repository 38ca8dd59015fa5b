import type { IconType } from '@portaria/ui/icon'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { useDemoHost } from '../host/use-demo-host.ts'

export interface SidebarLinksProps {
  title?: string
  /** At the end of the title's line: a button. */
  aside?: ReactNode
  /** `SidebarLink`s. */
  children: ReactNode
}

/** Places of an app's sidebar that belong together. */
export function SidebarLinks({ title, aside, children }: SidebarLinksProps) {
  const id = useId()
  return (
    <nav aria-labelledby={title ? id : undefined} className="not-first:mt-5">
      {title && (
        <div className="mb-1 flex min-h-7 items-center justify-between ps-2.5">
          <h2 id={id} className="text-xs font-medium text-muted">
            {title}
          </h2>
          {aside}
        </div>
      )}
      <ul className="flex flex-col gap-px">{children}</ul>
    </nav>
  )
}

export interface SidebarLinkProps {
  href: string
  icon?: IconType
  /** A colour in place of an icon, such as a label's. */
  dot?: string
  children: ReactNode
  /** How many it holds; nothing is shown of none. */
  count?: number
}

/** One place of an app: a folder, a filter, a label, a group. */
export function SidebarLink({ href, icon: Icon, dot, children, count = 0 }: SidebarLinkProps) {
  const { link: Link } = useUi()
  const { path } = useDemoHost()
  const active = path === href
  return (
    <li>
      <Link
        href={href}
        aria-current={active ? 'page' : undefined}
        className={clsx(
          'flex min-h-9 w-full items-center gap-3 rounded-lg px-2.5 text-sm hover-fade hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11',
          active && 'bg-accent-soft font-medium text-accent-ink hover:bg-accent-soft',
        )}
      >
        {Icon && (
          <Icon
            aria-hidden
            strokeWidth={1.75}
            className={clsx('size-4.5 shrink-0', !active && 'text-muted')}
          />
        )}
        {dot && <LabelDot colour={dot} className="mx-1" />}
        <span className="min-w-0 flex-1 truncate">{children}</span>
        {count > 0 && <span className="tabular text-xs text-muted">{count}</span>}
      </Link>
    </li>
  )
}

/** The colour of a label; its words stand beside it. */
export function LabelDot({ colour, className }: { colour: string; className?: string }) {
  return (
    <span
      aria-hidden
      style={{ backgroundColor: colour }}
      className={clsx('inline-block size-2.5 shrink-0 rounded-full', className)}
    />
  )
}
