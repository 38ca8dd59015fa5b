import { weekdayOf, weekdays } from '@portaria/contract/value-types/weekdays'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isAtWork } from '../../people/public/employees.ts'

type Shift = {
  readonly weekdays: readonly string[]
  readonly starts_at: string
  readonly ends_at: string
}

/** A person who walks a patrol, with their working hours; none where nobody has entered them. */
export type Walker = { readonly id: string; readonly shifts: readonly Shift[] }

/** The active employees who walk a patrol, in the patrol's order. */
export const readWalkers = (
  { queries, actor }: TenantContext,
  patrolId: string,
): Promise<Walker[]> =>
  queries.all(sql<Walker>`
    SELECT e.id, coalesce((
      SELECT jsonb_agg(jsonb_build_object('weekdays', s.weekdays, 'starts_at', s.starts_at, 'ends_at', s.ends_at)
        ORDER BY s.ordinal)
      FROM employee_shifts s WHERE s.tenant_id = e.tenant_id AND s.employee_id = e.id), '[]') AS shifts
    FROM patrol_employees w
    JOIN employees e ON e.tenant_id = w.tenant_id AND e.id = w.employee_id
    WHERE w.tenant_id = ${actor.tenantId} AND w.patrol_id = ${patrolId} AND ${isAtWork(sql.ref('e'))}
    ORDER BY w.ordinal`)

/**
 * Returns the person responsible for a round that begins at a local day and time: the first who
 * works then, otherwise the first without working hours, otherwise the first of all. Null if the
 * patrol has no people.
 */
export function responsibleAt(
  walkers: readonly Walker[],
  day: string,
  time: string,
): string | null {
  const first =
    walkers.find(({ shifts }) => shifts.some((shift) => works(shift, day, time))) ??
    walkers.find(({ shifts }) => shifts.length === 0) ??
    walkers[0]
  return first?.id ?? null
}

/**
 * Whether a shift contains a moment: a shift that ends before it starts goes on into the next day.
 */
function works(
  { weekdays: named, starts_at: from, ends_at: to }: Shift,
  day: string,
  time: string,
) {
  const isOn = (weekday: string) => named.length === 0 || named.includes(weekday)
  const today = weekdayOf(day)
  if (from < to) return isOn(today) && from <= time && time < to
  const yesterday = weekdays[(weekdays.indexOf(today) + 6) % 7] ?? 'mon'
  return (isOn(today) && from <= time) || (isOn(yesterday) && time < to)
}
