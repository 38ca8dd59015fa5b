import { useFormats } from '@portaria/i18n/react/use-formats'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { useState } from 'react'
import { useSession } from '../../../../platform/session/use-session.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { asImage, asReference } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../../register-pages/register-slots.ts'
import { choiceWords } from '../../../../register-pages/register-words.ts'
import { custodyIn } from '../parcel-calls.ts'
import { parcelsTexts } from '../texts/parcels-texts.ts'
import { parcelReportTexts } from './texts/parcel-report-texts.ts'

export interface ParcelReportProps extends RecordSlotProps {
  /** A heading for the printed report, which has no dialog with a title. */
  title?: string
}

const shown = ['kind', 'carrier', 'tracking', 'addressee'] as const
const signatures = ['desk', 'manager', 'resident'] as const

/** The report of a parcel: its data, its history, a statement, and places for signatures. */
export function ParcelReport({ record, title }: ParcelReportProps) {
  const t = parcelReportTexts.useTexts()
  const { dateTime } = useFormats()
  const { words, labelOf } = useRegister()
  const { user } = useSession()
  const [now] = useState(() => new Date().toISOString())
  const photo = asImage(record['photo'])
  const textOf = (name: (typeof shown)[number]) =>
    name === 'kind'
      ? choiceWords(words.language, 'parcels', name, asText(record[name]))
      : asText(record[name])
  const facts = [
    ...(['apartment', 'resident'] as const).map((name) => ({
      term: labelOf(`${name}_id`),
      value: asReference(record[name])?.title ?? '',
    })),
    ...shown.map((name) => ({ term: labelOf(name), value: textOf(name) })),
    { term: labelOf('arrived_at'), value: dateTime(asText(record['arrived_at'])) },
  ].filter(({ value }) => value !== '')
  const report = asText(record['lost_report'])
  return (
    <div className="flex flex-col gap-5 text-sm">
      {title !== undefined && (
        <header>
          <h1 className="text-lg font-semibold">
            {t('heading', { title, number: asText(record['number']) })}
          </h1>
          <p>{t('printed', { name: user?.name ?? '', at: dateTime(now) })}</p>
        </header>
      )}
      <DescriptionList items={facts} />
      {report !== '' && (
        <section className="break-inside-avoid">
          <h2 className="mb-1 font-semibold">{t('told')}</h2>
          <p className="whitespace-pre-line">{report}</p>
        </section>
      )}
      <section>
        <h2 className="mb-1 font-semibold">{t('chain')}</h2>
        <Chain record={record} />
      </section>
      {photo && (
        <figure className="break-inside-avoid">
          <img src={photo.url} alt={t('photo')} className="max-h-60 max-w-full" />
          <figcaption className="mt-1 text-muted">{t('photo')}</figcaption>
        </figure>
      )}
      <div className="grid break-inside-avoid grid-cols-1 gap-x-6 gap-y-10 pt-10 sm:grid-cols-3 print:grid-cols-3">
        {signatures.map((one) => (
          <p key={one} className="border-t border-line-strong pt-1">
            {t(`sign.${one}`)} · {t('date')}: ____/____/______
          </p>
        ))}
      </div>
    </div>
  )
}

const columns = ['at', 'what', 'where', 'who', 'more'] as const

/** The chain of custody as a table: time, event, place, author, receiver, proof and reason. */
function Chain({ record }: RecordSlotProps) {
  const t = parcelReportTexts.useTexts()
  const ofParcels = parcelsTexts.useTexts()
  const { dateTime } = useFormats()
  const { words } = useRegister()
  const choice = (field: string, value: string | null) =>
    value === null ? null : choiceWords(words.language, 'parcels', field, value)
  return (
    <div className="overflow-x-auto">
      <table className="w-full text-start text-sm">
        <thead>
          <tr className="border-b border-line-strong">
            {columns.map((name) => (
              <th key={name} scope="col" className="py-1.5 pe-3 text-start font-semibold">
                {t(`columns.${name}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {custodyIn(record).map((link, nth) => {
            const { kind, at, by, place, where, place_note, to_name, how, reason } = link
            const lay = [where ?? choice('place', place), place_note]
            const more = [to_name, choice('handed_how', how), kind === 'lost' ? null : reason]
            return (
              // A link has no id, and the chain only grows.
              // oxlint-disable-next-line react/no-array-index-key
              <tr key={nth} className="break-inside-avoid border-b border-line align-top">
                <td className="tabular py-1.5 pe-3">{dateTime(at)}</td>
                <td className="py-1.5 pe-3">{ofParcels(`chain.kinds.${kind}`)}</td>
                <td className="py-1.5 pe-3">{lay.filter(Boolean).join(' · ')}</td>
                <td className="py-1.5 pe-3">{by ?? t('itself')}</td>
                <td className="py-1.5">{more.filter(Boolean).join(' · ')}</td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </div>
  )
}
