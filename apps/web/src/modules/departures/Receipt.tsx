import type { DepartureReceipt } from '@portaria/contract/modules/departures/departures'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { zoneWords } from '@portaria/i18n/zone-words'
import { Badge } from '@portaria/ui/display/Badge'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { ReaderRemovals } from './ReaderRemovals.tsx'
import { departuresTexts } from './texts/departures-texts.ts'

type Item = DepartureReceipt['items'][number]

const tones = { planned: 'accent', undone: 'neutral', done: 'success' } as const

/**
 * The receipt of a departure: who leaves, who decided it, and what happened to each thing and when.
 */
export function Receipt({ receipt }: { receipt: DepartureReceipt }) {
  const t = departuresTexts.useTexts()
  const language = useLanguage()
  const { wholeDay, dateTime } = useFormats()
  const { state, person, apartment, people, items, reason } = receipt
  const by = (name: string, at: string) => t('receipt.byAt', { name, at: dateTime(at) })
  const facts = [
    { term: t('receipt.who'), value: person.title },
    ...(apartment ? [{ term: t('receipt.unit'), value: apartment.title }] : []),
    { term: t('receipt.lastDay'), value: wholeDay(receipt.last_day) },
    { term: t('receipt.zone'), value: zoneWords(language, receipt.time_zone) },
    { term: t('receipt.planned'), value: by(receipt.planned_by, receipt.planned_at) },
    ...(receipt.undone_at && receipt.undone_by
      ? [{ term: t('receipt.undone'), value: by(receipt.undone_by, receipt.undone_at) }]
      : []),
    ...(receipt.done_at ? [{ term: t('receipt.done'), value: dateTime(receipt.done_at) }] : []),
    ...(reason ? [{ term: t('when.reason'), value: reason }] : []),
  ]
  return (
    <div className="flex flex-col gap-5">
      <div>
        <Badge tone={tones[state]}>{t(`states.${receipt.kind}.${state}`)}</Badge>
      </div>
      <DescriptionList items={facts} />
      {people.map(({ id, title, readers }) => (
        <section key={id} className="break-inside-avoid">
          <h3 className="mb-1 text-sm font-semibold">{title}</h3>
          <ul className="ui-lines">
            {items
              .filter((item) => item.person_id === id)
              .map((item) => (
                <Line key={`${item.id} ${item.ended_at}`} item={item} lastDay={receipt.last_day} />
              ))}
          </ul>
          <ReaderRemovals readers={readers} />
        </section>
      ))}
    </div>
  )
}

function Line({ item, lastDay }: { item: Item; lastDay: string }) {
  const t = departuresTexts.useTexts()
  const { wholeDay, dateTime } = useFormats()
  const { kind, title, outcome, to, ended_at: at, last_day: day, state, choice, codes } = item
  const name = to?.title ?? ''
  const planned = () => {
    if (kind === 'parcel' && (choice === 'end' || choice === 'keep'))
      return t(`parcelChoices.${choice}`)
    if (choice === 'end') return t('outcomes.pending', { day: wholeDay(day) })
    return t(`choices.${choice}`, { name })
  }
  const ending =
    outcome !== null
      ? t(`outcomes.${outcome}`, { name })
      : state === 'undone'
        ? t('outcomes.undone')
        : planned()
  return (
    <li className="flex flex-wrap items-baseline gap-x-4 py-2 text-sm">
      <span className="min-w-0 flex-1 basis-48">
        <span className="block font-medium break-words">
          {kind === 'person' ? t('kinds.person') : title}
        </span>
        {kind !== 'person' && <span className="block text-muted">{t(`kinds.${kind}`)}</span>}
      </span>
      <span className="tabular basis-56">
        <span className="block">{ending}</span>
        {codes && (
          <span className="block text-warning-ink">
            {codes.until === null
              ? t('codes.waiting', { count: codes.open })
              : t('codes.until', { count: codes.open, day: dateTime(codes.until) })}
          </span>
        )}
        {at && <span className="block text-muted">{dateTime(at)}</span>}
        {at && day !== lastDay && (
          <span className="block text-muted">{`${t('receipt.lastDay')}: ${wholeDay(day)}`}</span>
        )}
      </span>
    </li>
  )
}
