import type { AreaTimes } from '@portaria/contract/modules/reservations/events/area-times'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { FieldRow } from '@portaria/ui/fields/FormLayout'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useState } from 'react'
import { companyClock } from '../../../platform/company-day.ts'
import { marksOf } from './booking.ts'
import { eventTexts } from './texts/event-texts.ts'
import { useRefusal } from './use-refusal.ts'

type Time = AreaTimes['times'][number]

const clock = (moment: string) => companyClock(moment).slice(11)

type Lengths = { readonly least: number; readonly most: number }

export interface FreeTimesProps {
  day: string
  times: AreaTimes
  /** The shortest and longest time in minutes, for an area that is booked at any free time. */
  lengths: Lengths | null
  /** The label of the button for a composed time. */
  choose: string
  /** `waits` is true for a time that another reservation already has. */
  onChosen: (from: string, to: string, waits: boolean) => void
}

/** Shows the free times of a day, and why the others are not free. */
export function FreeTimes({ day, times, lengths, choose, onChosen }: FreeTimesProps) {
  const text = eventTexts.useTexts()
  const { longDay } = useFormats()
  const { times: all, closed, quota } = times
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium first-letter:uppercase">
        {longDay(new Date(`${day}T12:00:00Z`))}
      </h3>
      {closed !== null ? (
        <p className="text-muted">
          {closed === '' ? text('time.closed') : text('time.closedFor', { reason: closed })}
        </p>
      ) : (
        all.length === 0 && <p className="text-muted">{text('time.none')}</p>
      )}
      <ul className="flex flex-col gap-2">
        {closed === null &&
          all.map((time) => (
            <li key={time.from}>
              {lengths ? (
                <Stretch
                  time={time}
                  lengths={lengths}
                  choose={choose}
                  onChosen={(from, to) => onChosen(from, to, false)}
                />
              ) : (
                <Slot time={time} onPress={(waits) => onChosen(time.from, time.to, waits)} />
              )}
            </li>
          ))}
      </ul>
      {quota && <p className="text-sm text-muted">{text('time.quota', quota)}</p>}
    </div>
  )
}

function Slot({ time, onPress }: { time: Time; onPress: (waits: boolean) => void }) {
  const text = eventTexts.useTexts()
  const refusalOf = useRefusal()
  const { from, to, refusal } = time
  const isTaken = refusal === 'time_taken'
  return (
    <button
      type="button"
      disabled={refusal !== null && !isTaken}
      onClick={() => onPress(isTaken)}
      className="flex min-h-14 w-full flex-wrap items-center gap-x-3 rounded-lg border border-line bg-surface px-4 py-2 text-start enabled:hover:bg-hover disabled:opacity-70"
    >
      <span className="tabular font-medium">
        {clock(from)}–{clock(to)}
      </span>
      {refusal !== null && <span className="text-sm text-muted">{refusalOf(refusal)}</span>}
      {isTaken && (
        <span className="ms-auto text-sm font-medium text-accent-ink">{text('time.wait')}</span>
      )}
    </button>
  )
}

/** Index of the end that is offered first, in half hours: two hours after the start. */
const USUAL = 3

/** A free stretch, within which a start and an end are chosen by the half hour. */
function Stretch({
  time,
  lengths: { least, most },
  choose,
  onChosen,
}: {
  time: Time
  lengths: Lengths
  choose: string
  onChosen: (from: string, to: string) => void
}) {
  const text = eventTexts.useTexts()
  const refusalOf = useRefusal()
  const marks = marksOf(time)
  const [from, setFrom] = useState(marks[0] ?? time.from)
  const later = marks.filter((at) => {
    const minutes = (Date.parse(at) - Date.parse(from)) / 60_000
    return minutes > 0 && minutes >= least && minutes <= most
  })
  const [to, setTo] = useState<string | null>(null)
  const end = to !== null && later.includes(to) ? to : (later[USUAL] ?? later.at(-1) ?? time.to)
  const options = (list: readonly string[]) => list.map((at) => ({ value: at, label: clock(at) }))
  return (
    <div className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-4">
      <p className="font-medium">
        {text('time.freeFrom', { from: clock(time.from), to: clock(time.to) })}
      </p>
      {time.refusal !== null && <p className="text-sm text-muted">{refusalOf(time.refusal)}</p>}
      {time.refusal === null && (
        <>
          <FieldRow>
            <SelectField
              label={text('time.from')}
              value={from}
              onChange={(at) => at !== null && setFrom(at)}
              options={options(marks.slice(0, -1))}
            />
            <SelectField
              label={text('time.to')}
              value={end}
              onChange={setTo}
              options={options(later)}
            />
          </FieldRow>
          <Button variant="primary" onClick={() => onChosen(from, end)}>
            {choose}
          </Button>
        </>
      )}
    </div>
  )
}
