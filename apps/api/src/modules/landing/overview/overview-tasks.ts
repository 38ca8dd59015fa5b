import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'
import type { RelayedEvent } from '../../../platform/outbox/outbox-relay.ts'
import { countSeen } from '../../../register-endpoints/list-records.ts'
import type { Machineries, Machinery } from '../../../register-endpoints/machinery.ts'
import { keepAlerts, keepFigures } from './overview.repository.ts'

/** The task that counts all of a company's rows, and the one that counts only its alerts. */
export const FIGURES = 'keep_company_figures'
const ALERTS = 'keep_company_alerts'

/**
 * Seconds for which a company's events are collected before its rows are counted; alerts cannot
 * wait.
 */
const GATHERED_S = { [FIGURES]: 30, [ALERTS]: 1 } as const

/**
 * Events after which no figure of the overview is another: people pass doors and readers answer all
 * day, and each count reads every register of the company.
 */
const COUNT_NOTHING: ReadonlySet<string> = new Set([
  'accesses.changed',
  'access-readers.changed',
  'access-orders.changed',
  'access-presence.changed',
])

/** Plans the count of the events' companies, by jobs that `start` makes. */
export async function countAfter(
  start: (tenant: string, task: string, afterS: number) => Promise<void>,
  events: readonly RelayedEvent[],
): Promise<void> {
  const due = new Map<string, { tenant: string; task: keyof typeof GATHERED_S }>()
  for (const { tenant_id: tenant, topic } of events) {
    if (tenant === NIL_TENANT || COUNT_NOTHING.has(topic)) continue
    const task = topic.startsWith('panic.') ? ALERTS : FIGURES
    due.set(`${tenant} ${task}`, { tenant, task })
  }
  for (const { tenant, task } of due.values()) await start(tenant, task, GATHERED_S[task])
}

/**
 * Tasks of counting for the overview: after a company's events, and each night, when dates have
 * passed.
 */
export const overviewTasks = (machineries: Machineries): Tasks => ({
  [ALERTS]: {
    scope: 'tenant',
    run: ({ database, actor }) => database.inTenant(actor, keepAlerts),
  },
  [FIGURES]: {
    scope: 'tenant',
    async run({ database, actor }) {
      // The nil tenant holds the platform's rows and is not a company.
      if (actor.tenantId === NIL_TENANT) return
      await database.inTenant(actor, async (context) => {
        const counts = [...machineries.values()].map((machinery) => waitingIn(machinery, context))
        const waiting = (await Promise.all(counts)).reduce((sum, count) => sum + count, 0)
        await keepFigures(context, waiting)
        await keepAlerts(context)
      })
    },
  },
})

// One hour past midnight: the first run is for Brasília, the second for Acre.
export const overviewSchedules: readonly Schedule[] = ['5 4 * * *', '5 6 * * *'].map((cron) => ({
  task: 'for_every_tenant',
  cron,
  data: { task: FIGURES },
}))

/** Counts the rows of a register that wait for a decision, by its definition. */
async function waitingIn(machinery: Machinery, context: TenantContext): Promise<number> {
  const { scope, states } = machinery.register
  if (scope !== 'tenant' || !states?.needs) return 0
  const filter = { [`filter[${states.field}]`]: Object.keys(states.needs).join() }
  return countSeen(machinery, context, filter)
}
