import type { Role } from '@portaria/contract/actors/roles'
import { byGroup, type NotificationKind } from '@portaria/contract/notifications/notification-kinds'
import { matrixChannels } from './matrix-channels.ts'
import { NotificationGroup } from './NotificationGroup.tsx'
import { ownAccountTexts } from './texts/own-account-texts.ts'

export interface NotificationMatrixProps {
  kinds: readonly NotificationKind[]
  role: Role
}

/** Switches for each group of notifications and channel; a group opens to its kinds. */
export function NotificationMatrix({ kinds, role }: NotificationMatrixProps) {
  const t = ownAccountTexts.useTexts()
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
        {byGroup(kinds).map((one) => (
          <NotificationGroup key={one.group} {...one} role={role} />
        ))}
      </table>
    </div>
  )
}
