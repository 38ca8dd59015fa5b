import type { HandoverFigures } from '@portaria/contract/modules/gate/handovers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { asText } from '../../../register-pages/field-kinds/field-input.ts'
import { asImage, asReference, recordTitle } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import { FigureSections } from './FigureSections.tsx'
import { handoverTexts } from './texts/handover-texts.ts'

export interface HandoverSheetProps extends RecordSlotProps {
  figures: HandoverFigures
}

const signatures = [
  { who: 'outgoing', at: 'left_at', drawn: 'left_signature' },
  { who: 'incoming', at: 'received_at', drawn: 'received_signature' },
] as const

const countText = (value: unknown) => (typeof value === 'number' ? String(value) : '')

/** The printed handover: the shift, the figures, the counts, and both signatures. */
export function HandoverSheet({ record, figures }: HandoverSheetProps) {
  const t = handoverTexts.useTexts()
  const { dateTime } = useFormats()
  const { register, words, labelOf } = useRegister()
  const moment = (name: string) => {
    const at = asText(record[name])
    return at === '' ? '' : dateTime(at)
  }
  const counts = ['parcels_counted', 'parcels_expected'] as const
  const facts = [
    {
      term: labelOf('state'),
      value: choiceWords(words.language, 'handovers', 'state', asText(record['state'])),
    },
    ...(['starts_at', 'ends_at'] as const).map((name) => ({
      term: labelOf(name),
      value: moment(name),
    })),
    ...counts.map((name) => ({ term: labelOf(name), value: countText(record[name]) })),
    ...(['count_note', 'notes', 'remark'] as const).map((name) => ({
      term: labelOf(name),
      value: asText(record[name]),
    })),
  ].filter(({ value }) => value !== '')
  return (
    <div className="flex flex-col gap-5 text-sm">
      <header>
        <h1 className="text-lg font-semibold">
          {[words.one, recordTitle(register, record)].join(' · ')}
        </h1>
      </header>
      <DescriptionList items={facts} />
      <section>
        <h2 className="mb-2 font-semibold">
          {t('title')} · {dateTime(figures.taken_at)}
        </h2>
        <FigureSections figures={figures} />
      </section>
      <div className="grid break-inside-avoid grid-cols-2 gap-6 pt-6">
        {signatures.map(({ who, at, drawn }) => {
          const picture = asImage(record[drawn])?.url
          return (
            <div key={who} className="flex flex-col justify-end gap-1">
              {picture && <img src={picture} alt="" className="max-h-24 self-start" />}
              <p className="border-t border-line-strong pt-1">
                {labelOf(`${who}_id`)}: {asReference(record[who])?.title}
              </p>
              <p>{moment(at)}</p>
            </div>
          )
        })}
      </div>
    </div>
  )
}
