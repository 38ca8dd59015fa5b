import type { ReactNode } from 'react'
import { BarNavbar } from './BarNavbar.tsx'
import { Contained } from './Contained.tsx'
import { LayoutFrame } from './LayoutFrame.tsx'
import type { LayoutProps } from './layout.ts'
import { BrandLink } from './NavSections.tsx'

/** A horizontal layout: brand and navigation in one bar, tools in another. */
export function layout2(props: LayoutProps) {
  const { navbar, brand } = props
  const bar = navbar?.open && (
    <NavigationBar layout={props}>
      <span className="me-4 shrink-0">
        <BrandLink brand={brand} />
      </span>
      <BarNavbar sections={navbar.sections} />
    </NavigationBar>
  )
  return <LayoutFrame {...props} name="layout2" bar={bar} toolbarBrand={bar ? undefined : brand} />
}

/** A horizontal layout: brand and tools in one bar, the navigation in another. */
export function layout3(props: LayoutProps) {
  const { navbar, brand } = props
  const bar = navbar?.open && (
    <NavigationBar layout={props}>
      <BarNavbar sections={navbar.sections} />
    </NavigationBar>
  )
  return <LayoutFrame {...props} name="layout3" bar={bar} toolbarBrand={brand} />
}

function NavigationBar({ layout, children }: { layout: LayoutProps; children: ReactNode }) {
  return (
    <div
      data-theme={layout.schemes.navbar}
      className="hidden h-14 border-b border-line bg-sunken text-ink lg:block"
    >
      <Contained mode={layout.mode}>{children}</Contained>
    </div>
  )
}
