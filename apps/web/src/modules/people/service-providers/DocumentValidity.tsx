import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { ValidityBars } from '@portaria/ui/charts/ValidityBars'
import { companyToday } from '../../../platform/company-day.ts'
import { choiceWords, useFieldLabel } from '../../../register-pages/register-words.ts'
import { peopleTexts } from '../public/texts/people-texts.ts'

export type ProviderDocument = {
  id: string
  document_kind: string
  number: string | null
  expires_on: string | null
}

/** Days drawn before and after today. */
const BEFORE = 90
const AFTER = 365

/** The number of days before its end at which a document gets a mark. */
const SOON = 30

const dayNumber = (day: string) => Date.parse(`${day}T00:00Z`) / 86_400_000

/** Shows the validity of a provider's documents, the first to expire first. */
export function DocumentValidity({ documents }: { documents: readonly ProviderDocument[] }) {
  const t = peopleTexts.useTexts()
  const language = useLanguage()
  const { dayWords } = useFormats()
  const label = useFieldLabel()
  const today = companyToday()
  const last = '9999'
  const sorted = documents.toSorted((one, other) =>
    (one.expires_on ?? last) < (other.expires_on ?? last) ? -1 : 1,
  )
  return (
    <ValidityBars
      label={label('service-providers', 'documents')}
      days={BEFORE + AFTER}
      today={BEFORE}
      todayLabel={t('validity.today')}
      rows={sorted.map(({ id, document_kind: kind, number, expires_on: end }) => {
        const left = end === null ? null : dayNumber(end) - dayNumber(today)
        const name = choiceWords(language, 'service-providers', 'document_kind', kind)
        return {
          key: id,
          label: number ? `${name} · ${number}` : name,
          from: null,
          to: left === null ? null : left + BEFORE,
          words: validityWords(end, left),
          tone: toneOf(left),
        }
      })}
    />
  )

  function validityWords(end: string | null, left: number | null): string {
    if (end === null || left === null) return t('validity.none')
    return t(left < 0 ? 'validity.over' : 'validity.until', { day: dayWords(end) })
  }
}

function toneOf(left: number | null) {
  if (left === null || left > SOON) return 'success'
  return left < 0 ? 'danger' : 'warning'
}
