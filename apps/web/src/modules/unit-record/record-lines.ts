import { fieldToShow } from '@portaria/contract/define-register/record-names'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { fieldLabel } from '@portaria/contract/loaded-texts/register-texts'
import { registers } from '@portaria/contract/modules/registers'
import {
  personFields,
  type RecordSection,
  recordSections,
} from '@portaria/contract/modules/unit-record/unit-record'
import type { Language } from '@portaria/i18n/languages'
import type { FieldWords } from '../../register-pages/field-kinds/field-kind.ts'
import {
  asReference,
  besideOf,
  isRecord,
  recordTitle,
  registerPaths,
} from '../../register-pages/record.ts'
import { type RecordBadge, recordBadges } from '../../register-pages/record-badges.ts'
import { agreementOf } from '../../register-pages/register-words.ts'

type Row = RecordSection['rows'][number]
type Fields = Row['record']

/** A row of the record in words, for the page and for print. */
export type RecordLine = {
  id: string
  title: string
  /** The address of the person's or thing's page. */
  href: string | null
  /** The details of the row, part by part. */
  details: readonly string[]
  badges: readonly RecordBadge[]
  from: string | null
  to: string | null
  /** The moments of its beginning and end, if it has them to the minute. */
  moments: readonly [string, string] | null
}

/** The details shown for a person; acceptance and minority are badges instead. */
const ofPeople = personFields.filter((name) => name !== 'approval' && name !== 'is_minor')

/** The fields of a period to the minute, which the period of the line shows. */
const ofMoments: readonly string[] = ['starts_at', 'ends_at']

/** A language, and how values are worded: as people say them on screens, in full on paper. */
type Wording = { readonly language: Language; readonly wordsOf: FieldWords }

/** Kinds whose values are clear without a label. */
const speaking: readonly string[] = ['choice', 'reference', 'text', 'plate', 'phones']

/** A field in words, with its label if the value alone would be unclear; '' for none. */
function detailOf(
  register: RegisterName,
  record: Fields,
  name: string,
  { language, wordsOf }: Wording,
): string {
  const field = registers[register].fields[name]
  if (field === undefined) return ''
  const said = agreementOf(registers[register], record, language)
  const place = { language, register, name, field, beside: besideOf(record, name), said }
  const masked = record[`${name}_masked`]
  const words = wordsOf(record[name], place) || (typeof masked === 'string' ? masked : '')
  const needsLabel = name === 'tag' || !speaking.includes(field.kind)
  return words !== '' && needsLabel ? `${fieldLabel(language, register, name)} ${words}` : words
}

/** The rows of a section in words; a person's line links to the resident. */
export function sectionLines(
  { name, register, rows }: RecordSection,
  wording: Wording,
): RecordLine[] {
  const { language } = wording
  const definition = registers[register]
  const isOfPeople = name === 'people'
  return rows.map(({ id, from, to, record, person }) => {
    const resident = isOfPeople ? asReference(record['resident']) : null
    const shownAbove = isOfPeople
      ? ['resident_id']
      : definition.title.map((one) => fieldToShow(one, definition.fields[one], record))
    const moments = momentsOf(record)
    const own = recordSections[name].fields
      .filter((field) => !shownAbove.includes(field))
      .filter((field) => moments === null || !ofMoments.includes(field))
      .map((field) => detailOf(register, record, field, wording))
    const ofPerson = person
      ? ofPeople.map((field) => detailOf('residents', person, field, wording))
      : []
    const badges = [
      ...recordBadges(definition, record, language),
      ...(person ? recordBadges(registers.residents, person, language) : []),
    ]
    const said = new Set(badges.map(({ label }) => label))
    return {
      id,
      title: resident?.title ?? (isRecord(record) ? recordTitle(definition, record) : ''),
      href: resident
        ? registerPaths(registers.residents).record(resident.id)
        : registerPaths(definition).record(id),
      details: [...own, ...ofPerson].filter((one) => one !== '' && !said.has(one)),
      badges,
      from,
      to,
      moments,
    }
  })
}

function momentsOf(record: Fields): readonly [string, string] | null {
  const [begins, ends] = ofMoments.map((name) => record[name])
  return typeof begins === 'string' && typeof ends === 'string' ? [begins, ends] : null
}
