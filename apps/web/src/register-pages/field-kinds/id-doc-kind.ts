import { countryName } from '@portaria/contract/value-types/country'
import { idDoc, idDocKinds } from '@portaria/contract/value-types/id-doc'
import { nationalIdName } from '@portaria/contract/value-types/national-ids'
import { isObject } from '../record.ts'
import { pageTexts } from '../texts/register-page-texts.ts'
import { type FieldKind, showWords, startColumn } from './field-kind.ts'

export const idDocKind: FieldKind = {
  words(value, { language }) {
    if (!isObject(value) || typeof value['number'] !== 'string') return ''
    const kind = idDocKinds.find((one) => one === value['kind'])
    if (!kind) return ''
    const part = (name: string) => (typeof value[name] === 'string' ? value[name] : null)
    const country = part('country')
    const read = { kind, number: value['number'], issuer: part('issuer'), country }
    // Isolated, so that right-to-left text does not reverse the number.
    const written = idDoc.numberAndIssuer(read)
    const number = language === 'ar' ? `\u2068${written}\u2069` : written
    const own = kind === 'national_id' ? nationalIdName(country) : null
    const words = `${own ?? pageTexts.text(`idDoc.kinds.${kind}`)} ${number}`
    return country === null ? words : `${words}, ${countryName(language, country)}`
  },
  show: showWords,
  history: 'words',
  column: startColumn,
  needsLabel: false,
  filter: null,
}
