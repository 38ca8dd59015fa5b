import {
  choice,
  image,
  longText,
  moment,
  reference,
  rows,
  text,
} from '../../../define-register/field.ts'
import { severities } from '../occurrence-types/occurrence-types.ts'

/** States in which an occurrence waits or is worked on. */
export const openOccurrenceStates = ['open', 'in_analysis', 'in_progress'] as const

/** The narrative: it cannot be changed, only added to (matters §3). */
export const narrative = {
  title: text({ required: true }),
  description: longText({ required: true, max: 8_000 }),
  // The time of the event, not of the report.
  happened_at: moment({ required: true, past: true }),
  place: text(),
}

/** Makes the rows of its evidence, in a table of each register. */
export const evidence = (table: string) =>
  rows(table, {
    name: text({ max: 80 }),
    picture_file_id: image({ required: true, whole: true }),
  })

/** The severity of an occurrence. */
export const severity = choice(severities, { badge: { serious: 'warning', critical: 'danger' } })

export const occurrenceState = choice([...openOccurrenceStates, 'closed', 'cancelled'], {
  readOnly: true,
  badge: {
    open: 'warning',
    in_analysis: 'accent',
    in_progress: 'accent',
    closed: 'neutral',
    cancelled: 'neutral',
  },
})

/** The outcome. */
export const ending = {
  outcome: text({ max: 1_000, readOnly: true }),
  cancel_reason: text({ max: 200, readOnly: true }),
  closed_at: moment({ readOnly: true }),
  closed_by_id: reference('users', { readOnly: true }),
}

/** Returns the steps of an occurrence, by the roles that may take them. */
export const occurrenceTransitions = <
  const Role extends 'admin' | 'sindico' | 'funcionario' | 'condomino',
>(
  works: readonly Role[],
  ends: readonly Role[],
) =>
  ({
    analyse: { from: ['open'], to: 'in_analysis', roles: works },
    proceed: { from: ['open', 'in_analysis'], to: 'in_progress', roles: works },
    close: {
      from: openOccurrenceStates,
      to: 'closed',
      roles: ends,
      asks: { outcome: 'required' },
      stamps: { at: 'closed_at', by: 'closed_by_id' },
    },
    cancel: {
      from: openOccurrenceStates,
      to: 'cancelled',
      roles: ends,
      asks: { cancel_reason: 'required' },
      stamps: { at: 'closed_at', by: 'closed_by_id' },
      tone: 'danger',
    },
  }) as const
