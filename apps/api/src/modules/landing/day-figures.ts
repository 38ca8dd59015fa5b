import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import type { DayReaders } from '../../parts/day-figures.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

const NO_VISITS: DayFigures['visits'] = {
  inside: 0,
  overstayed: 0,
  waiting: 0,
  expected: 0,
  entries: Array.from({ length: 24 }, () => 0),
}

/** How a site stands, as its modules read it; of what no module reads there is nothing. */
export async function readDay(context: TenantContext, readers: DayReaders): Promise<DayFigures> {
  const { visits, parcels, loans, events, alerts, rounds, occurrences } = readers
  const { requests, doors, documents } = readers
  return {
    visits: (await visits?.(context)) ?? NO_VISITS,
    parcels: (await parcels?.(context)) ?? { today: 0, days: 0, older: 0, long: 0, overdue: 0 },
    loans: (await loans?.(context)) ?? { out: 0, overdue: 0 },
    events: (await events?.(context)) ?? { today: 0, requested: 0 },
    alerts: (await alerts?.(context)) ?? { active: 0, acknowledged: 0 },
    rounds: (await rounds?.(context)) ?? { due: 0, done: 0, missed: 0 },
    occurrences: (await occurrences?.(context)) ?? { day: 0, week: 0, older: 0, overdue: 0 },
    requests: (await requests?.(context)) ?? { open: 0, overdue: 0 },
    doors: (await doors?.(context)) ?? { total: 0, taken: 0, blocked: 0 },
    documents: (await documents?.(context)) ?? { soon: 0, expired: 0 },
  }
}
