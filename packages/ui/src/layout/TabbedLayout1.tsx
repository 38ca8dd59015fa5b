import { LayoutFrame } from './LayoutFrame.tsx'
import type { LayoutProps } from './layout.ts'
import { TabbedNavbar } from './TabbedNavbar.tsx'

/** A vertical layout, with the navigation as a rail of sections and their pages beside it. */
export function tabbedLayout1(props: LayoutProps) {
  const { navbar, brand } = props
  return (
    <LayoutFrame
      {...props}
      name="layout1 tabbed"
      aside={navbar?.open && <TabbedNavbar {...navbar} brand={brand} />}
      toolbarBrand={navbar?.open ? undefined : brand}
    />
  )
}
