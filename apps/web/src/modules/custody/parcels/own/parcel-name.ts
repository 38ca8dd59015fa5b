import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import type { RegisterRecord } from '../../../../register-pages/record.ts'
import { choiceWords } from '../../../../register-pages/register-words.ts'

/**
 * Returns a function that names a parcel as its household does: by its sender and the day on which
 * it came (custody §14). A kind other than a parcel is named first. The record needs `kind`,
 * `carrier` and `arrived_at`.
 */
export function useParcelName(): (row: RegisterRecord) => string {
  const language = useLanguage()
  const { day } = useFormats()
  return (row) => {
    const carrier = asText(row['carrier'])
    const kind = choiceWords(language, 'parcels', 'kind', asText(row['kind']))
    const isNamed = carrier === '' || row['kind'] !== 'parcel'
    return [isNamed && kind, carrier, day(asText(row['arrived_at']))].filter(Boolean).join(' · ')
  }
}
