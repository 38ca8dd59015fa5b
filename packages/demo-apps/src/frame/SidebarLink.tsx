import type { IconType } from '@portaria/ui/icon'
import { NavItem } from '@portaria/ui/layout/NavItem'
import { useDemoHost } from '../host/use-demo-host.ts'
import { LabelDot } from './LabelDot.tsx'

export interface SidebarLinkProps {
  href: string
  icon: IconType
  label: string
  /** The colour of a label, shown at the end. */
  colour?: string
  /** The number of its items; zero is not shown. */
  count?: number
}

/** A link in a `NavGroup` to one place of an app: a folder, a filter, a label, a group. */
export function SidebarLink({ href, icon, label, colour, count = 0 }: SidebarLinkProps) {
  const { path } = useDemoHost()
  const badge = colour ? (
    <LabelDot colour={colour} />
  ) : (
    count > 0 && <span className="tabular text-xs text-muted">{count}</span>
  )
  return <NavItem page={{ id: href, label, href, icon, active: path === href, badge }} />
}
