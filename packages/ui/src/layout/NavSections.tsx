import { clsx } from 'clsx'
import { memo } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import type { Brand, NavSection } from './layout.ts'
import { NavCollapsible, NavGroup, NavItem } from './NavItem.tsx'

export interface NavSectionsProps {
  sections: readonly NavSection[]
  /** Whether each section opens and closes under its name. */
  collapsible?: boolean
  onPress?: () => void
}

/** All pages of the navigation in one column. */
export const NavSections = memo(function NavSections(props: NavSectionsProps) {
  const { sections, collapsible = false, onPress } = props
  if (!collapsible) {
    return sections.map(({ id, title, pages }) => (
      <NavGroup key={id} title={title}>
        {pages.map((page) => (
          <NavItem key={page.id} page={page} onPress={onPress} />
        ))}
      </NavGroup>
    ))
  }
  return (
    <NavGroup>
      {sections.map(({ id, title, icon, pages }) => {
        const [only] = pages
        if (only && pages.length === 1) return <NavItem key={id} page={only} onPress={onPress} />
        return (
          <NavCollapsible
            key={id}
            label={title}
            icon={icon}
            active={pages.some((page) => page.active)}
          >
            {pages.map((page) => (
              <NavItem key={page.id} page={{ ...page, icon: undefined }} onPress={onPress} />
            ))}
          </NavCollapsible>
        )
      })}
    </NavGroup>
  )
})

export interface BrandLinkProps {
  brand: Brand
  /** Whether only the mark is shown. */
  markOnly?: boolean
}

/** Mark and name of the app, linked to its first page; a folded navigation shows only the mark. */
export function BrandLink({ brand, markOnly = false }: BrandLinkProps) {
  const { link: Link } = useUi()
  return (
    <Link
      href={brand.href}
      aria-label={markOnly ? brand.name : undefined}
      className="flex min-w-0 items-center gap-2.5 rounded-md"
    >
      <span className="inline-flex size-8 shrink-0 items-center justify-center">{brand.logo}</span>
      <span className={clsx('truncate text-base font-semibold', markOnly && 'sr-only')}>
        {brand.name}
      </span>
    </Link>
  )
}
