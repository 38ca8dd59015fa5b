import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Field, readableName } from '@portaria/contract/define-register/field'
import { kindTraits } from '@portaria/contract/define-register/field-kinds/kind-traits'
import { badgeTone } from '@portaria/contract/define-register/record-names'
import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import type { SearchGroup } from '@portaria/contract/modules/search/search'
import type { Language } from '@portaria/i18n/languages'
import { fieldWords } from '../../../register-pages/field-kinds/field-words.ts'
import { asReference } from '../../../register-pages/record.ts'
import { agreementOf } from '../../../register-pages/register-words.ts'

export type Hit = SearchGroup['hits'][number]

type Shown = { name: string; value: unknown; field: Field | undefined }

/** The fields shown beside a result's title, in the order of its definition. */
function shownOf({ fields, globalSearch }: AnyRegister, { record }: Hit): Shown[] {
  const named = new Map(Object.keys(fields).map((name) => [readableName(name), name]))
  return (globalSearch?.shows ?? []).map((shown) => {
    const name = named.get(shown) ?? shown
    return { name, value: record[shown], field: fields[name] }
  })
}

/** The line under a result's title: its unit, telephones, colour; pictures are shown separately. */
export function hitDetail(register: AnyRegister, hit: Hit, language: Language): string {
  const said = agreementOf(register, hit.record, language)
  return (
    shownOf(register, hit)
      // Values shown by a badge are not repeated.
      .filter(
        ({ field, value }) =>
          !(field && (kindTraits[field.kind].listed || badgeTone(field, value))),
      )
      .flatMap(({ name, value, field }) => {
        if (!field || field.register) return referencesIn(value).map(({ title }) => title)
        const words = fieldWords(value, { language, register: register.name, name, field, said })
        // A bare number needs its label: an intercom's, for example.
        const isNumber = /^\d+$/.test(words)
        return [isNumber ? `${fieldLabel(language, register.name, name)} ${words}` : words]
      })
      .filter(Boolean)
      .join(' · ')
  )
}

const referencesIn = (value: unknown) =>
  (Array.isArray(value) ? value : [value]).flatMap((one) => asReference(one) ?? [])

/** The units of a result, which a person may want to open instead. */
export const unitsOf = ({ record }: Hit) => referencesIn(record['apartment'])

/** The telephone numbers of a result, in E.164. */
export const phonesOf = ({ record }: Hit): string[] => {
  const phones = record['phones']
  return Array.isArray(phones) ? phones.filter((one) => typeof one === 'string') : []
}
