import { clsx } from 'clsx'
import { useUi } from '../provider/UiProvider.tsx'
import { FoldButton } from './FoldButton.tsx'
import type { Brand, NavbarContent } from './layout.ts'
import { BrandLink, NavSections } from './NavSections.tsx'
import { usePeek } from './usePeek.ts'

export interface SideNavbarProps extends NavbarContent {
  brand: Brand
}

/** The navigation in one column at a side: 280 pixels wide, 64 if folded. */
export function SideNavbar(props: SideNavbarProps) {
  const { brand, sections, onSectionToggle, style, side, folded, onFoldedChange } = props
  const { texts } = useUi()
  const { shown: peeking, show, showSoon } = usePeek<true>()
  const compact = folded && peeking === null
  return (
    <div
      onPointerEnter={() => showSoon(true)}
      onPointerLeave={() => showSoon(null)}
      onFocus={() => show(true, 0)}
      onBlur={() => show(null, 0)}
      className={clsx(
        'sticky top-(--ui-banner,0px) z-40 hidden h-(--ui-screen) shrink-0 lg:block',
        folded ? 'w-16' : 'w-70',
      )}
    >
      <nav
        aria-label={texts.mainNavigation}
        data-compact={compact || undefined}
        className={clsx(
          'group/nav ui-unfolds absolute inset-y-0 flex flex-col overflow-hidden bg-sunken text-ink',
          side === 'end' ? 'end-0 border-s border-line' : 'start-0 border-e border-line',
          folded && !compact && 'shadow-float',
        )}
      >
        <div className="flex h-16 shrink-0 items-center px-4">
          <BrandLink brand={brand} />
        </div>
        <div className="min-h-0 flex-1 overflow-x-hidden overflow-y-auto overscroll-contain px-3 pt-2 pb-4">
          <NavSections
            sections={sections}
            indented={style === 'style-2'}
            onToggle={onSectionToggle}
          />
        </div>
        <div className="shrink-0 px-3 py-2">
          <FoldButton folded={folded} onFoldedChange={onFoldedChange} side={side} />
        </div>
      </nav>
    </div>
  )
}
