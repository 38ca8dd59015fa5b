import { Drawer } from '../overlays/Drawer.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import type { Brand, NavbarContent } from './layout.ts'
import { BrandLink, NavSections } from './NavSections.tsx'

export interface NavDrawerProps extends NavbarContent {
  brand: Brand
  scheme: string | undefined
}

/** The navigation of small screens in any layout, 280 pixels wide. */
export function NavDrawer(props: NavDrawerProps) {
  const { texts } = useUi()
  const { mobileOpen, onMobileOpenChange, brand, sections, onSectionToggle } = props
  return (
    <Drawer
      open={mobileOpen}
      onOpenChange={onMobileOpenChange}
      side={props.side}
      width={280}
      title={texts.mainNavigation}
      titleHidden
      scheme={props.scheme}
    >
      <nav
        aria-label={texts.mainNavigation}
        className="flex min-h-full flex-col bg-sunken text-ink"
      >
        <div className="flex h-16 shrink-0 items-center px-4">
          <BrandLink brand={brand} />
        </div>
        <div className="px-3 pt-2 pb-6">
          <NavSections
            sections={sections}
            onToggle={onSectionToggle}
            onPress={() => onMobileOpenChange(false)}
          />
        </div>
      </nav>
    </Drawer>
  )
}
