import { type Channel, channels } from '@portaria/contract/define-notices'
import { notificationKinds } from '@portaria/contract/modules/notification-kinds'
import {
  audienceOf,
  type NotificationKind,
  notificationKindNames,
  wayOf,
} from '@portaria/contract/notification-kinds'
import { mayUse } from '@portaria/contract/permissions'
import type { Role } from '@portaria/contract/roles'
import type { SettingsChange } from '@portaria/contract/settings'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { useId } from 'react'
import { changeSettings } from '../../../platform/settings/settings.store.ts'
import { useSettings } from '../../../platform/settings/use-settings.ts'
import { BrowserSwitch } from './BrowserSwitch.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { noticeTexts } from './texts/notice-texts.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** Whether a kind of notification is for a role. */
function concerns(kind: NotificationKind, role: Role): boolean {
  const { right, roles } = audienceOf(kind)
  return right === undefined ? (roles?.includes(role) ?? true) : mayUse(role, right)
}

/** Notifications by channel; each switch works at once, on all devices of the person. */
export function NotificationChoices({ role }: { role: Role }) {
  return (
    <div className="flex flex-col gap-4">
      <PushSwitch />
      {notificationKindNames
        .filter((kind) => concerns(kind, role))
        .map((kind) => (
          <KindChoices key={kind} kind={kind} role={role} />
        ))}
    </div>
  )
}

interface KindProps {
  kind: NotificationKind
  role: Role
}

function KindChoices({ kind, role }: KindProps) {
  const t = noticeTexts.useTexts()
  const id = useId()
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <div className="px-4 pt-3 pb-2">
        <h3 id={id} className="text-sm font-semibold">
          {t(`${kind}.title`)}
        </h3>
        <p className="text-sm text-pretty text-muted">{t(`${kind}.text`)}</p>
      </div>
      <ul className="ui-lines border-t border-line">
        {channels
          .filter((channel) => wayOf(kind, channel, role) !== null)
          .map((channel) => (
            <li key={channel} className="px-4 py-2.5">
              <ChannelChoice kind={kind} channel={channel} role={role} />
            </li>
          ))}
      </ul>
    </section>
  )
}

interface ChannelProps extends KindProps {
  channel: Channel
}

function ChannelChoice({ kind, channel, role }: ChannelProps) {
  const t = ownAccountTexts.useTexts()
  const chosen = useSettings(({ notifications }) => {
    const choices: { readonly [C in Channel]?: boolean } = notifications[kind]
    return choices[channel] ?? false
  })
  const label = t(`notifications.channels.${channel}`)
  if (wayOf(kind, channel, role) === 'always') {
    const ways: { readonly [C in Channel]?: string } = notificationKinds[kind].ways
    return (
      <div className="flex justify-between gap-4 py-0.5 text-sm">
        <span className="shrink-0 font-medium">{label}</span>
        <span className="text-end text-muted">
          {t(ways[channel] === 'always' ? 'notifications.always' : 'notifications.onDuty')}
        </span>
      </div>
    )
  }
  const choose = (value: boolean) => {
    const change: SettingsChange = { notifications: { [kind]: { [channel]: value } } }
    changeSettings(change, { confirm: true })
  }
  if (channel === 'browser')
    return <BrowserSwitch label={label} chosen={chosen} onChoose={choose} />
  return <SwitchField controlAtEnd label={label} value={chosen} onChange={choose} />
}
