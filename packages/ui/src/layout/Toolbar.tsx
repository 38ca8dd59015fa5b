import { clsx } from 'clsx'
import { Menu } from 'lucide-react'
import { IconButton } from '../actions/IconButton.tsx'
import { useUi } from '../provider/UiProvider.tsx'
import { Contained } from './Contained.tsx'
import type { Brand, LayoutProps } from './layout.ts'
import { BrandLink } from './NavSections.tsx'

export interface ToolbarProps {
  layout: LayoutProps
  /** The brand, if the navigation does not show it. */
  brand?: Brand | undefined
}

/** The toolbar, 64 pixels high, with the button that shows and hides the navigation. */
export function Toolbar({ layout, brand }: ToolbarProps) {
  const { navbar, toolbar, mode, schemes } = layout
  const { texts } = useUi()
  if (!toolbar) return null
  return (
    <header data-theme={schemes.toolbar} className="h-16 border-b border-line bg-ground text-ink">
      <Contained mode={mode}>
        {navbar && (
          <>
            <span className="lg:hidden">
              <IconButton
                icon={Menu}
                label={texts.openNavigation}
                onClick={() => navbar.onMobileOpenChange(true)}
              />
            </span>
            <span className="hidden lg:inline">
              <IconButton
                icon={Menu}
                label={navbar.open ? texts.hideNavigation : texts.openNavigation}
                aria-expanded={navbar.open}
                onClick={() => navbar.onOpenChange(!navbar.open)}
              />
            </span>
          </>
        )}
        {brand && (
          <span className={clsx('shrink-0', navbar ? 'me-4 hidden lg:block' : 'me-2')}>
            <BrandLink brand={brand} />
          </span>
        )}
        <div className="flex min-w-0 flex-1 items-center gap-2">{toolbar.start}</div>
        <div className="flex shrink-0 items-center gap-1">{toolbar.end}</div>
      </Contained>
    </header>
  )
}
