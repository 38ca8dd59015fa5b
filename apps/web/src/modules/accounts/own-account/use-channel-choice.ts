import type { Channel } from '@portaria/contract/define-notices/define-notices'
import type { NotificationKind } from '@portaria/contract/notifications/notification-kinds'
import type { SettingsChange } from '@portaria/contract/settings/settings'
import { changeSettings } from '../../../platform/settings/settings.store.ts'
import { useSettings } from '../../../platform/settings/use-settings.ts'

/**
 * Returns whether the person wants a kind by a channel, and a function that changes it on all their
 * devices.
 */
export function useChannelChoice(
  kind: NotificationKind,
  channel: Channel,
): readonly [boolean, (value: boolean) => void] {
  const chosen = useSettings(({ notifications }) => {
    const choices: { readonly [C in Channel]?: boolean } = notifications[kind]
    return choices[channel] ?? false
  })
  const choose = (value: boolean) => {
    const change: SettingsChange = { notifications: { [kind]: { [channel]: value } } }
    changeSettings(change, { confirm: true })
  }
  return [chosen, choose]
}
