import type { Role } from '@portaria/contract/actors/roles'
import {
  heldKinds,
  type QuietChannel,
  quietChannels,
  quietMinutes,
} from '@portaria/contract/notifications/quiet-hours'
import { MultiComboboxField } from '@portaria/ui/fields/MultiComboboxField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { SwitchField } from '@portaria/ui/fields/SwitchField'
import { useId } from 'react'
import { changeSettings } from '../../../platform/settings/settings.store.ts'
import { useSettings } from '../../../platform/settings/use-settings.ts'
import { concerns } from './concerns.ts'
import { noticeTexts } from './texts/notice-texts.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

const clock = (minute: number) =>
  `${String(Math.floor(minute / 60)).padStart(2, '0')}:${String(minute % 60).padStart(2, '0')}`

/** The times of day at which quiet hours can begin and end. */
const times = Array.from({ length: quietMinutes.max / quietMinutes.step + 1 }, (_, nth) => {
  const minute = nth * quietMinutes.step
  return { value: String(minute), label: clock(minute) }
})

/** Sets when letters and push messages wait, by channel, and names the kinds that do not wait. */
export function QuietHours({ role }: { role: Role }) {
  const t = ownAccountTexts.useTexts()
  const id = useId()
  const isOn = useSettings(({ quietHours }) => quietHours.push.on || quietHours.email.on)
  return (
    <section aria-labelledby={id} className="rounded-lg border border-line bg-surface">
      <div className="px-4 pt-3 pb-2">
        <h3 id={id} className="text-sm font-semibold">
          {t('notifications.quiet.title')}
        </h3>
        <p className="text-sm text-pretty text-muted">{t('notifications.quiet.text')}</p>
      </div>
      <ul className="ui-lines border-t border-line">
        {quietChannels.map((channel) => (
          <li key={channel} className="px-4 py-2.5">
            <QuietTimes channel={channel} />
          </li>
        ))}
        {isOn && (
          <li className="px-4 py-2.5">
            <Exceptions role={role} />
          </li>
        )}
      </ul>
      <p className="border-t border-line px-4 py-2.5 text-sm text-muted">
        {t('notifications.quiet.through')}
      </p>
    </section>
  )
}

function QuietTimes({ channel }: { channel: QuietChannel }) {
  const t = ownAccountTexts.useTexts()
  const { on, from, to } = useSettings(({ quietHours }) => quietHours[channel])
  const change = (value: { on?: boolean; from?: number; to?: number }) =>
    changeSettings({ quietHours: { [channel]: value } }, { confirm: true })
  const label = t(`notifications.quiet.${channel}`)
  const time = (end: 'from' | 'to', value: number) => (
    <SelectField
      size="sm"
      className="w-28"
      label={t(`notifications.quiet.${end}`)}
      options={times}
      value={String(value)}
      onChange={(next) => next !== null && change({ [end]: Number(next) })}
    />
  )
  return (
    <fieldset className="flex flex-col gap-2">
      <legend className="sr-only">{label}</legend>
      <SwitchField
        controlAtEnd
        label={label}
        value={on}
        onChange={(value) => change({ on: value })}
      />
      {on && (
        <div className="flex flex-wrap items-end gap-3">
          {time('from', from)}
          {time('to', to)}
          {from === to && (
            <output className="pb-2 text-sm text-warning-ink">
              {t('notifications.quiet.same')}
            </output>
          )}
        </div>
      )}
    </fieldset>
  )
}

function Exceptions({ role }: { role: Role }) {
  const t = ownAccountTexts.useTexts()
  const tKind = noticeTexts.useTexts()
  const except = useSettings(({ quietHours }) => quietHours.except)
  const items = heldKinds
    .filter((kind) => concerns(kind, role))
    .map((kind) => ({ value: kind, label: tKind(`${kind}.title`) }))
  const choose = (chosen: readonly { value: string }[]) =>
    changeSettings(
      {
        quietHours: {
          except: Object.fromEntries(
            items.map(({ value }) => [value, chosen.some((one) => one.value === value)]),
          ),
        },
      },
      { confirm: true },
    )
  return (
    <MultiComboboxField
      label={t('notifications.quiet.except')}
      placeholder={t('notifications.quiet.exceptNone')}
      items={items}
      value={items.filter(({ value }) => except[value] === true)}
      onChange={choose}
    />
  )
}
