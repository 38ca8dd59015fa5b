import type { NavSection } from '@portaria/ui/layout'
import type { MenuGroups } from './menu-groups.ts'
import { currentItem, type NavigationGroup, type NavigationItem } from './navigation-model.ts'
import type { ShellSlots } from './toolbar-slots.tsx'

/** The content of the menu. */
export type Menu = {
  /** What the person's day is made of; it stands first and always shows its pages. */
  readonly work: NavigationGroup
  /** The pages that the person marked with a star. */
  readonly stars: readonly NavigationItem[]
  readonly groups: readonly NavigationGroup[]
  readonly badges?: ShellSlots['badges']
}

/** Finds the group of the page, which is open. */
export function currentGroup(
  groups: readonly NavigationGroup[],
  path: string,
): NavigationGroup | undefined {
  const current = currentItem(groups, path)
  return groups.find(({ items }) => items.some(({ id }) => id === current?.id))
}

/** Converts the menu for layouts, with the current page marked wherever it stands. */
export function sectionsOf(menu: Menu, path: string, isOpen: MenuGroups['isOpen']): NavSection[] {
  const { work, stars, groups, badges = {} } = menu
  const current = currentItem([work, ...groups], path)
  const section = ({ id, title, icon, items }: NavigationGroup): NavSection => ({
    id,
    title,
    icon,
    pages: items.map((item) => ({
      id: item.id,
      label: item.title,
      href: item.url,
      icon: item.icon,
      newTab: item.newTab,
      divided: item.divided,
      badge: badges[item.id],
      active: item.id === current?.id,
    })),
  })
  const isWork = ({ id }: NavigationItem) => work.items.some((item) => item.id === id)
  const marked = stars
    .filter((star) => !isWork(star))
    .map((star, index) => ({ ...star, divided: index === 0 }))
  return [
    section({ ...work, items: [...work.items, ...marked] }),
    ...groups.map((group) => ({ ...section(group), open: isOpen(group.id) })),
  ].filter(({ pages }) => pages.length > 0)
}
