import type { Channel } from '@portaria/contract/define-notices/define-notices'
import type {
  NotificationChoices,
  NotificationKind,
} from '@portaria/contract/notifications/notification-kinds'
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
  const chosen = useSettings(({ notifications }) => wants(notifications, kind, channel))
  return [chosen, (value) => store([kind], channel, value)]
}

/**
 * Returns how many of the kinds the person wants by a channel, and a function that changes all of
 * them at once. The kinds must let the person choose the channel.
 */
export function useGroupChoice(
  kinds: readonly NotificationKind[],
  channel: Channel,
): readonly ['all' | 'some' | 'none', (value: boolean) => void] {
  const chosen = useSettings(({ notifications }) => {
    const wanted = kinds.filter((kind) => wants(notifications, kind, channel))
    if (wanted.length === kinds.length) return 'all'
    return wanted.length > 0 ? 'some' : 'none'
  })
  return [chosen, (value) => store(kinds, channel, value)]
}

function wants(
  notifications: NotificationChoices,
  kind: NotificationKind,
  channel: Channel,
): boolean {
  const choices: { readonly [C in Channel]?: boolean } = notifications[kind]
  return choices[channel] ?? false
}

function store(kinds: readonly NotificationKind[], channel: Channel, value: boolean): void {
  const change: SettingsChange = {
    notifications: Object.fromEntries(kinds.map((kind) => [kind, { [channel]: value }])),
  }
  changeSettings(change, { confirm: true })
}
