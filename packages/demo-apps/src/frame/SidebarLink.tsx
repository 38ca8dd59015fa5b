import type { IconType } from '@portaria/ui/icon'
import { NavItem } from '@portaria/ui/layout/NavItem'
import { useDemoHost } from '../host/use-demo-host.ts'
import { LabelDot } from './LabelDot.tsx'

export interface SidebarLinkProps {
  href: string
  icon: IconType
  label: string
  /** The colour of a label, at its end. */
  colour?: string
  /** How many it holds; nothing is shown of none. */
  count?: number
}

/** One place of an app, in a `NavGroup`: a folder, a filter, a label, a group. */
export function SidebarLink({ href, icon, label, colour, count = 0 }: SidebarLinkProps) {
  const { path } = useDemoHost()
  const badge = colour ? (
    <LabelDot colour={colour} />
  ) : (
    count > 0 && <span className="tabular text-xs text-muted">{count}</span>
  )
  return <NavItem page={{ id: href, label, href, icon, active: path === href, badge }} />
}
