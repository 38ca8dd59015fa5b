import { LayoutFrame } from './LayoutFrame.tsx'
import type { LayoutProps } from './layout.ts'
import { SideNavbar } from './SideNavbar.tsx'

/** A vertical layout: the navigation in a column at one side, the toolbar above the content. */
export function layout1(props: LayoutProps) {
  const { navbar, brand } = props
  return (
    <LayoutFrame
      {...props}
      name="layout1"
      aside={navbar?.open && <SideNavbar {...navbar} brand={brand} />}
      toolbarBrand={navbar?.open ? undefined : brand}
    />
  )
}
