import type { Field } from '@portaria/contract/define-register/field'
import type { AccessEvent } from '@portaria/contract/modules/access/access-answers'
import { registers } from '@portaria/contract/modules/registers'
import type {
  RecordEvent,
  RecordSection,
  UnitRecord,
} from '@portaria/contract/modules/unit-record/unit-record'
import { unitFields } from '@portaria/contract/modules/unit-record/unit-record'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { useQuery } from '@tanstack/react-query'
import { companyToday } from '../../platform/company-day.ts'
import { meQuery } from '../../platform/session/me-query.ts'
import { fieldWords } from '../../register-pages/field-kinds/field-words.ts'
import { besideOf } from '../../register-pages/record.ts'
import { agreementOf, useFieldLabel, useWordsOf } from '../../register-pages/register-words.ts'
import { useAccessLines } from '../access/public/accesses/use-access-lines.ts'
import { eventText } from './event-words.ts'
import type { RecordSheet } from './pdf/record-sheet.ts'
import { periodWords } from './period-words.ts'
import type { AskedPeriod } from './record-calls.ts'
import { sectionLines } from './record-lines.ts'
import { recordTexts } from './texts/unit-record-texts.ts'
import { useEventWords } from './use-event-words.ts'

/** Returns the title of a section: that of its register, except for the people of the unit. */
export function useSectionTitle(): (section: Pick<RecordSection, 'name' | 'register'>) => string {
  const t = recordTexts.useTexts()
  const wordsOf = useWordsOf()
  return ({ name, register }) =>
    name === 'people' ? t('people') : wordsOf(registers[register]).many
}

/** Returns the filled fields of the unit itself. */
export function useUnitFacts(): (apartment: UnitRecord['apartment']) => RecordSheet['facts'] {
  const language = useLanguage()
  const labelOf = useFieldLabel()
  return ({ record }) =>
    unitFields.flatMap((name) => {
      const field: Field | undefined = registers.apartments.fields[name]
      if (field === undefined) return []
      const said = agreementOf(registers.apartments, record, language)
      const place = { language, register: 'apartments', name, field, said } as const
      const value = fieldWords(record[name], { ...place, beside: besideOf(record, name) })
      return value === '' ? [] : [{ term: labelOf('apartments', name), value }]
    })
}

/** Rows that the page shows, the newest first, and whether they are all. */
type Shown<Row> = { events: readonly Row[]; isWhole: boolean }

/** Returns a function that makes the printed content of the record as shown. */
export function useRecordSheet(): (
  record: UnitRecord,
  shown: { timeline: Shown<RecordEvent>; accesses: Shown<AccessEvent> },
  period: AskedPeriod,
) => RecordSheet {
  const t = recordTexts.useTexts()
  const language = useLanguage()
  const { dateTime, wholeDay, count } = useFormats()
  const titleOf = useSectionTitle()
  const factsOf = useUnitFacts()
  const words = useEventWords()
  const { title: accessTitle, linesOf } = useAccessLines()
  const { data: me } = useQuery(meQuery)
  const ofAccesses = ({ events, isWhole }: Shown<AccessEvent>) => ({
    title: accessTitle,
    lines: linesOf(events).map(({ title, details, when }) => ({ title, details, period: when })),
    more: isWhole ? '' : t('olderAccesses'),
  })
  return ({ apartment, company, sections, read_at: at }, { timeline, accesses }, { from, to }) => {
    const today = companyToday()
    const asked = periodWords(t, { from: from || null, to: to || null }, today, wholeDay)
    return {
      language,
      title: t('title', { unit: apartment.title }),
      company: company.name,
      period: asked || t('all'),
      printed: t('printed', { name: me?.name ?? '', at: dateTime(at) }),
      pageOf: (page, pages) => t('page', { page, pages }),
      facts: factsOf(apartment),
      columns: {
        what: t('columns.what'),
        details: t('columns.details'),
        when: t('columns.when'),
        event: t('columns.event'),
      },
      sections: sections
        .filter(({ rows }) => rows.length > 0)
        .map((section) => ({
          title: `${titleOf(section)} (${count(section.total)})`,
          lines: sectionLines(section, { language, wordsOf: fieldWords }).map((line) => ({
            title: line.title,
            details: [...line.badges.map(({ label }) => label), ...line.details].join(' · '),
            period: line.moments
              ? line.moments.map(dateTime).join(' – ')
              : periodWords(t, line, today, wholeDay),
          })),
          more:
            section.total > section.rows.length
              ? t(section.total_is === 'exact' ? 'more' : 'moreAtLeast', {
                  shown: count(section.rows.length),
                  total: count(section.total),
                })
              : '',
        }))
        .concat(accesses.events.length === 0 ? [] : [ofAccesses(accesses)]),
      timeline: {
        title: t('timeline'),
        events: timeline.events.map((event) => ({
          time: event.at === null ? wholeDay(event.on) : dateTime(event.at),
          text: eventText(event, words),
        })),
        more: timeline.isWhole ? '' : t('olderInApp'),
      },
    }
  }
}
