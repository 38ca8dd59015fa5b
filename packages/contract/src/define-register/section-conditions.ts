import type { Section, SectionConditionName } from './define-register.ts'
import { isMinor } from './record-rules.ts'

export type SectionCondition = {
  /** The fields that it depends on, besides marks. */
  readonly reads: readonly string[]
  /** Null where the record does not say. */
  holds(record: Readonly<Record<string, unknown>>, today: string): boolean | null
}

/** A section about records of one kind alone. */
const ofKind = (wanted: string): SectionCondition => ({
  reads: ['kind'],
  holds: ({ kind }) => (typeof kind === 'string' && kind !== '' ? kind === wanted : null),
})

/** What decides whether a section of a form applies to a record. */
export const sectionConditions: Record<SectionConditionName, SectionCondition> = {
  ofMinors: {
    reads: ['birth_date'],
    holds({ birth_date: birthDate, is_minor: marked }, today) {
      // Who may not read the day of birth is told by the mark.
      if (marked === true && birthDate == null) return true
      const isDay = typeof birthDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(birthDate)
      return isDay ? isMinor(birthDate, today) : null
    },
  },
  ofOutsourced: ofKind('outsourced'),
  ofCompanies: ofKind('company'),
  ofPeople: ofKind('person'),
}

const isFilled = (value: unknown) =>
  value != null && value !== '' && !(Array.isArray(value) && value.length === 0)

/** How a form shows a section of a record: what is filled in is always in sight. */
export function sectionLook(
  { fields, folded, applies }: Section<string>,
  record: Readonly<Record<string, unknown>>,
  today: string,
): 'open' | 'closed' | 'left_out' {
  if (fields.some((name) => isFilled(record[name]))) return 'open'
  const holds = applies ? sectionConditions[applies].holds(record, today) : true
  if (holds === false) return 'left_out'
  return folded || holds === null ? 'closed' : 'open'
}
