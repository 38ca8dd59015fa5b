import { clsx } from 'clsx'
import { memo, useRef } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import type { Brand, NavSection } from './layout.ts'
import { NavCollapsible, NavFold, NavGroup, NavItem } from './NavItem.tsx'
import { useCurrentInSight } from './useCurrentInSight.ts'

export interface NavSectionsProps {
  sections: readonly NavSection[]
  /** Whether each section is a line of its own, with its pages indented below it. */
  indented?: boolean
  onToggle: (id: string) => void
  onPress?: () => void
}

/** All pages of the navigation in one column, with the current one in sight. */
export const NavSections = memo(function NavSections(props: NavSectionsProps) {
  const { sections, indented = false, onToggle, onPress } = props
  const root = useRef<HTMLDivElement>(null)
  useCurrentInSight(root, sections)
  return (
    <div ref={root}>
      {indented ? (
        <NavGroup>
          {sections.map((section) => (
            <IndentedSection key={section.id} {...{ section, onToggle, onPress }} />
          ))}
        </NavGroup>
      ) : (
        sections.map((section) => (
          <TitledSection key={section.id} {...{ section, onToggle, onPress }} />
        ))
      )}
    </div>
  )
})

interface SectionProps {
  section: NavSection
  onToggle: (id: string) => void
  onPress: (() => void) | undefined
}

function TitledSection({ section, onToggle, onPress }: SectionProps) {
  const { id, title, icon, pages, open } = section
  const items = pages.map((page) => <NavItem key={page.id} page={page} onPress={onPress} />)
  if (open === undefined) return <NavGroup title={title}>{items}</NavGroup>
  return (
    <NavFold
      {...{ title, icon, open }}
      active={holdsCurrent(section)}
      onToggle={() => onToggle(id)}
    >
      {items}
    </NavFold>
  )
}

function IndentedSection({ section, onToggle, onPress }: SectionProps) {
  const { id, title, icon, pages, open } = section
  const [only] = pages
  if (only && pages.length === 1) return <NavItem page={only} onPress={onPress} />
  if (open === undefined) {
    return pages.map((page) => <NavItem key={page.id} page={page} onPress={onPress} />)
  }
  return (
    <NavCollapsible
      {...{ icon, open }}
      label={title}
      active={holdsCurrent(section)}
      onToggle={() => onToggle(id)}
    >
      {pages.map((page) => (
        <NavItem key={page.id} page={{ ...page, icon: undefined }} onPress={onPress} />
      ))}
    </NavCollapsible>
  )
}

const holdsCurrent = ({ pages }: NavSection) => pages.some((page) => page.active)

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
