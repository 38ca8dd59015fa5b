import { registers } from '@portaria/contract/modules/registers'
import type { RecordEvent } from '@portaria/contract/modules/unit-record/unit-record'
import type { Language } from '@portaria/i18n/languages'
import { fieldWords } from '../../register-pages/field-kinds/field-words.ts'
import { agreementOf } from '../../register-pages/register-words.ts'
import type { recordTexts } from './texts/unit-record-texts.ts'

/** The texts and functions for the words of events. */
export type EventWords = {
  t: ReturnType<typeof recordTexts.useTexts>
  language: Language
  labelOf: (register: 'apartments', field: string) => string
}

/** An event in words: what happened to whom or what, by whom, and which changes it made. */
export function eventText(event: RecordEvent, words: EventWords): string {
  const { kind, row, author, changes } = event
  const { t, language, labelOf } = words
  if (kind !== 'changed') return [t(`events.${kind}`), row.title].filter(Boolean).join(' · ')
  const changed = Object.entries(changes).flatMap(([name, [from, to]]) => {
    const field = registers.apartments.fields[name]
    if (!field) return []
    const said = agreementOf(registers.apartments, {}, language)
    const place = { language, register: 'apartments', name, field, said } as const
    const wordsOf = (value: unknown) => fieldWords(value, place) || t('empty')
    const [before, after] = [wordsOf(from), wordsOf(to)]
    const label = labelOf('apartments', name)
    return before === after ? [] : [t('fromValue', { field: label, from: before, to: after })]
  })
  return [t('events.changed'), author && t('by', { name: author }), ...changed]
    .filter(Boolean)
    .join(' · ')
}
