import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import type { DayReaders } from '../../parts/day-figures.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

/** Empty figures, for parts that no module reads. */
const nothing: DayFigures = {
  visits: {
    inside: 0,
    overstayed: 0,
    waiting: 0,
    expected: 0,
    entries: Array.from({ length: 24 }, () => 0),
  },
  parcels: { today: 0, days: 0, older: 0, long: 0, overdue: 0 },
  loans: { out: 0, overdue: 0 },
  events: { today: 0, requested: 0 },
  alerts: { active: 0, acknowledged: 0 },
  rounds: { due: 0, done: 0, missed: 0 },
  occurrences: { day: 0, week: 0, older: 0, overdue: 0 },
  requests: { open: 0, overdue: 0 },
  doors: { total: 0, taken: 0, blocked: 0 },
  documents: { soon: 0, expired: 0 },
}

const names = Object.keys(nothing) as (keyof DayFigures)[]

/** Reads the figures of a site by its modules, all at once. */
export async function readDay(context: TenantContext, readers: DayReaders): Promise<DayFigures> {
  const read = await Promise.all(
    names.map(async (name) => [name, (await readers[name]?.(context)) ?? nothing[name]] as const),
  )
  return Object.fromEntries(read) as DayFigures
}
