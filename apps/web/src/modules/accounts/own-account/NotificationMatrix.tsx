import type { Role } from '@portaria/contract/actors/roles'
import type { Channel } from '@portaria/contract/define-notices/define-notices'
import { type NotificationKind, wayOf } from '@portaria/contract/notifications/notification-kinds'
import { Switch } from '@portaria/ui/fields/Switch'
import { Check } from 'lucide-react'
import { noticeTexts } from './texts/notice-texts.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'
import { useChannelChoice } from './use-channel-choice.ts'

/** The channels of most kinds; the others have a card of their own. */
export const matrixChannels = ['app', 'toast', 'push', 'email'] as const

type MatrixChannel = (typeof matrixChannels)[number]

export interface NotificationMatrixProps {
  kinds: readonly NotificationKind[]
  role: Role
}

/** Switches for each kind of notification and channel. */
export function NotificationMatrix({ kinds, role }: NotificationMatrixProps) {
  const t = ownAccountTexts.useTexts()
  const tKind = noticeTexts.useTexts()
  return (
    <div className="relative overflow-x-auto rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        <caption className="sr-only">{t('notifications.title')}</caption>
        <thead>
          <tr className="border-b border-line text-xs text-muted">
            <th scope="col" className="px-3 py-2 text-start sm:px-4 font-medium">
              {t('notifications.kind')}
            </th>
            {matrixChannels.map((channel) => (
              <th
                key={channel}
                scope="col"
                data-tooltip={t(`notifications.channels.${channel}`)}
                className="w-11 py-2 text-center font-medium sm:w-14 last:pe-3"
              >
                <span aria-hidden>{t(`notifications.short.${channel}`)}</span>
                <span className="sr-only">{t(`notifications.channels.${channel}`)}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {kinds.map((kind) => (
            <tr key={kind} className="border-b border-line last:border-0">
              <th scope="row" className="px-3 py-2.5 text-start sm:px-4 font-normal">
                <span className="block font-medium text-pretty">{tKind(`${kind}.title`)}</span>
                <span className="block text-xs text-pretty text-muted max-sm:hidden">
                  {tKind(`${kind}.text`)}
                </span>
              </th>
              {matrixChannels.map((channel) => (
                <td key={channel} className="py-2.5 text-center align-middle last:pe-3">
                  <Cell {...{ kind, channel, role }} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

interface CellProps {
  kind: NotificationKind
  channel: MatrixChannel & Channel
  role: Role
}

function Cell({ kind, channel, role }: CellProps) {
  const t = ownAccountTexts.useTexts()
  const tKind = noticeTexts.useTexts()
  const [chosen, choose] = useChannelChoice(kind, channel)
  const way = wayOf(kind, channel, role)
  if (way === null) return null
  if (way === 'always') {
    const words = t('notifications.alwaysComes')
    return (
      <span data-tooltip={words} className="inline-flex justify-center text-muted">
        <Check aria-hidden className="size-4.5" />
        <span className="sr-only">{words}</span>
      </span>
    )
  }
  return (
    <Switch
      aria-label={`${tKind(`${kind}.title`)}: ${t(`notifications.channels.${channel}`)}`}
      value={chosen}
      onChange={choose}
    />
  )
}
