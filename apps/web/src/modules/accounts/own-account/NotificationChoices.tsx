import type { Role } from '@portaria/contract/actors/roles'
import { type Channel, channels } from '@portaria/contract/define-notices/define-notices'
import { notificationKinds } from '@portaria/contract/modules/notification-kinds'
import {
  type NotificationKind,
  notificationKindNames,
  wayOf,
} from '@portaria/contract/notifications/notification-kinds'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { useId } from 'react'
import { BrowserSwitch } from './BrowserSwitch.tsx'
import { concerns } from './concerns.ts'
import { matrixChannels } from './matrix-channels.ts'
import { NotificationMatrix } from './NotificationMatrix.tsx'
import { PushSwitch } from './PushSwitch.tsx'
import { QuietHours } from './QuietHours.tsx'
import { noticeTexts } from './texts/notice-texts.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'
import { useChannelChoice } from './use-channel-choice.ts'

/** Whether a kind uses channels of its own, such as the sound of an alarm. */
function hasOwnWays(kind: NotificationKind, role: Role): boolean {
  return channels.some(
    (channel) =>
      wayOf(kind, channel, role) !== null &&
      !(matrixChannels as readonly Channel[]).includes(channel),
  )
}

/**
 * Choices of notifications by channel; each switch takes effect at once, on all devices of the
 * person.
 */
export function NotificationChoices({ role }: { role: Role }) {
  const kinds = notificationKindNames.filter((kind) => concerns(kind, role))
  const { true: own = [], false: plain = [] } = Object.groupBy(kinds, (kind) =>
    String(hasOwnWays(kind, role)),
  )
  return (
    <div className="flex flex-col gap-4">
      <PushSwitch />
      {own.map((kind) => (
        <KindChoices key={kind} kind={kind} role={role} />
      ))}
      {plain.length > 0 && <NotificationMatrix kinds={plain} role={role} />}
      <QuietHours role={role} />
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
  const [chosen, choose] = useChannelChoice(kind, channel)
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
  if (channel === 'browser')
    return <BrowserSwitch label={label} chosen={chosen} onChoose={choose} />
  return <SwitchField controlAtEnd label={label} value={chosen} onChange={choose} />
}
