import type { NavigationGroup } from '../navigation-model.ts'
import { SettingsButton } from '../settings/SettingsButton.tsx'
import type { ShellSlots } from '../toolbar-slots.tsx'
import { FontSizeMenu } from './FontSizeMenu.tsx'
import { FullscreenButton } from './FullscreenButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { NavigationSearch } from './NavigationSearch.tsx'
import { NotificationPanel } from './NotificationPanel.tsx'
import { Shortcuts } from './Shortcuts.tsx'
import { UserMenu } from './UserMenu.tsx'

export interface ToolbarStartProps {
  groups: readonly NavigationGroup[]
  slots: ShellSlots
  onGo: (url: string) => void
}

/** The search tools. */
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

/** The personal tools; on small screens some are in the user menu. */
export function ToolbarEnd({ slots }: { slots: ShellSlots }) {
  return (
    <>
      {slots.panic}
      <span className="hidden items-center gap-1 md:flex">
        <FontSizeMenu />
        <FullscreenButton />
        <LanguageMenu />
        <SettingsButton />
      </span>
      {slots.panels}
      <NotificationPanel />
      <UserMenu>{slots.userMenu}</UserMenu>
    </>
  )
}
