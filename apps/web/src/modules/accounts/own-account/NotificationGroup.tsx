import type { Role } from '@portaria/contract/actors/roles'
import type { NoticeGroup } from '@portaria/contract/define-notices/define-notices'
import { type NotificationKind, wayOf } from '@portaria/contract/notifications/notification-kinds'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Switch } from '@portaria/ui/fields/Switch'
import { Check, ChevronDown, ChevronUp } from 'lucide-react'
import { useId, useState } from 'react'
import { type MatrixChannel, matrixChannels } from './matrix-channels.ts'
import { noticeTexts } from './texts/notice-texts.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'
import { useChannelChoice, useGroupChoice } from './use-channel-choice.ts'

export interface NotificationGroupProps {
  group: NoticeGroup
  /** The group's kinds that concern the role. */
  kinds: readonly NotificationKind[]
  role: Role
}

/**
 * The row of a group, with a switch per channel for all its kinds, and a button that shows a row
 * per kind. Emergencies have no switch for all (notices §5).
 */
export function NotificationGroup({ group, kinds, role }: NotificationGroupProps) {
  const t = ownAccountTexts.useTexts()
  const tKind = noticeTexts.useTexts()
  const [isOpen, setOpen] = useState(false)
  const rows = useId()
  const name = t(`notifications.groups.${group}`)
  return (
    <>
      <tbody>
        <tr className="border-b border-line last:in-[tbody:last-of-type]:border-0">
          <th scope="row" className="px-3 py-2 text-start font-normal sm:px-4">
            <span className="flex items-center gap-1">
              <IconButton
                size="sm"
                icon={isOpen ? ChevronUp : ChevronDown}
                label={t('notifications.open', { group: name })}
                aria-expanded={isOpen}
                aria-controls={rows}
                onClick={() => setOpen(!isOpen)}
                className="-ms-2"
              />
              <span className="min-w-0">
                <span className="block font-medium text-pretty">{name}</span>
                <span className="line-clamp-2 text-xs text-muted max-sm:hidden">
                  {kinds.map((kind) => tKind(`${kind}.title`)).join(' · ')}
                </span>
              </span>
            </span>
          </th>
          {matrixChannels.map((channel) => (
            <td key={channel} className="py-2 text-center align-middle last:pe-3">
              <GroupCell {...{ group, kinds, channel, role }} />
            </td>
          ))}
        </tr>
      </tbody>
      <tbody id={rows} hidden={!isOpen} className="bg-sunken">
        {isOpen && kinds.map((kind) => <KindRow key={kind} {...{ kind, role }} />)}
      </tbody>
    </>
  )
}

interface CellProps {
  channel: MatrixChannel
  role: Role
}

function GroupCell({ group, kinds, channel, role }: NotificationGroupProps & CellProps) {
  const t = ownAccountTexts.useTexts()
  const ways = kinds.map((kind) => wayOf(kind, channel, role))
  const choosable = kinds.filter((_, nth) => ways[nth] === 'on' || ways[nth] === 'off')
  const [chosen, choose] = useGroupChoice(choosable, channel)
  if (group === 'emergencies' || choosable.length === 0)
    return ways.includes('always') ? <AlwaysComes /> : null
  return (
    <Switch
      aria-label={`${t(`notifications.groups.${group}`)}: ${t(`notifications.channels.${channel}`)}`}
      value={chosen === 'all'}
      mixed={chosen === 'some'}
      onChange={() => choose(chosen !== 'all')}
    />
  )
}

function KindRow({ kind, role }: { kind: NotificationKind; role: Role }) {
  const tKind = noticeTexts.useTexts()
  return (
    <tr className="border-b border-line">
      <th scope="row" className="px-3 py-2.5 text-start font-normal sm:px-4">
        <span className="block text-pretty sm:ps-7">{tKind(`${kind}.title`)}</span>
        <span className="block text-xs text-pretty text-muted max-sm:hidden sm:ps-7">
          {tKind(`${kind}.text`)}
        </span>
      </th>
      {matrixChannels.map((channel) => (
        <td key={channel} className="py-2.5 text-center align-middle last:pe-3">
          <KindCell {...{ kind, channel, role }} />
        </td>
      ))}
    </tr>
  )
}

function KindCell({ kind, channel, role }: CellProps & { kind: NotificationKind }) {
  const t = ownAccountTexts.useTexts()
  const tKind = noticeTexts.useTexts()
  const [chosen, choose] = useChannelChoice(kind, channel)
  const way = wayOf(kind, channel, role)
  if (way === null) return null
  if (way === 'always') return <AlwaysComes />
  return (
    <Switch
      aria-label={`${tKind(`${kind}.title`)}: ${t(`notifications.channels.${channel}`)}`}
      value={chosen}
      onChange={choose}
    />
  )
}

function AlwaysComes() {
  const t = ownAccountTexts.useTexts()
  const words = t('notifications.alwaysComes')
  return (
    <span data-tooltip={words} className="inline-flex justify-center text-muted">
      <Check aria-hidden className="size-4.5" />
      <span className="sr-only">{words}</span>
    </span>
  )
}
