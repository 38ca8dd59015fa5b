import type { NavigationGroup } from '../navigation-model.ts'
import type { ShellSlots } from '../toolbar-slots.tsx'
import { FontSizeMenu } from './FontSizeMenu.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import { NavigationSearch } from './NavigationSearch.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { UserMenu } from './UserMenu.tsx'

export interface ToolbarStartProps {
  groups: readonly NavigationGroup[]
  slots: ShellSlots
  onGo: (url: string) => void
}

/** The start of the toolbar: company, search and page tools. */
export function ToolbarStart({ groups, slots, onGo }: ToolbarStartProps) {
  const { search: Search = NavigationSearch } = slots
  return (
    <>
      {slots.company}
      <Search groups={groups} onGo={onGo} />
      <Shortcuts groups={groups} />
    </>
  )
}

/**
 * The end of the toolbar. Language, appearance and notes are in the user's menu; on phones also size
 * of text and full screen.
 */
export function ToolbarEnd({ slots }: { slots: ShellSlots }) {
  return (
    <>
      {slots.panic}
      <span className="hidden items-center gap-1 md:flex">
        <FontSizeMenu />
        <FullscreenButton />
      </span>
      <NotificationPanel />
      <UserMenu>{slots.userMenu}</UserMenu>
    </>
  )
}
