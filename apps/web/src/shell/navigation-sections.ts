import type { NavSection } from '@portaria/ui/layout'
import { currentItem, type NavigationGroup } from './navigation-model.ts'
import type { ShellSlots } from './toolbar-slots.tsx'

/** Converts the menu for layouts, with the current page marked. */
export function sectionsOf(
  groups: readonly NavigationGroup[],
  path: string,
  badges: ShellSlots['badges'] = {},
): NavSection[] {
  const current = currentItem(groups, path)
  return groups.map(({ id, title, icon, items }) => ({
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
      active: item === current,
    })),
  }))
}
