import type { IconType } from '@portaria/ui/icon'
import { NavGroup } from '@portaria/ui/layout/NavItem'
import {
  Building2,
  CalendarCheck,
  CalendarClock,
  CircleAlert,
  CircleCheck,
  House,
  List,
  Star,
  Tag,
  Trash2,
  Wrench,
} from 'lucide-react'
import { SidebarLink } from '../frame/SidebarLink.tsx'
import { todoTexts } from './texts/todo-texts.ts'
import type { TodoFilterHandle, TodoFolderHandle } from './todo.types.ts'
import type { TodoSets } from './todo-places.ts'

const folderIcons: Readonly<Record<TodoFolderHandle, IconType>> = {
  all: List,
  condominium: Building2,
  maintenance: Wrench,
  home: House,
}

const filterIcons: Readonly<Record<TodoFilterHandle, IconType>> = {
  starred: Star,
  important: CircleAlert,
  dueDate: CalendarClock,
  today: CalendarCheck,
  completed: CircleCheck,
  deleted: Trash2,
}

/** Folders, filters and labels, each with its own address. */
export function TodoSidebar({ folders, filters, labels }: TodoSets) {
  const t = todoTexts.useTexts()
  return (
    <>
      <NavGroup title={t('folders')}>
        {folders.map(({ handle }) => (
          <SidebarLink
            key={handle}
            icon={folderIcons[handle]}
            href={handle === 'all' ? '/apps/todo/all' : `/apps/todo/folder/${handle}`}
            label={t(`folder.${handle}`)}
          />
        ))}
      </NavGroup>
      <NavGroup title={t('filters')}>
        {filters.map(({ handle }) => (
          <SidebarLink
            key={handle}
            icon={filterIcons[handle]}
            href={`/apps/todo/filter/${handle}`}
            label={t(`filter.${handle}`)}
          />
        ))}
      </NavGroup>
      <NavGroup title={t('labels')}>
        {labels.map(({ handle, color }) => (
          <SidebarLink
            key={handle}
            icon={Tag}
            colour={color}
            href={`/apps/todo/label/${handle}`}
            label={t(`label.${handle}`)}
          />
        ))}
      </NavGroup>
    </>
  )
}
