import { systemActor } from '@portaria/contract/actors/actor'
import { presetPeriod } from '@portaria/contract/modules/reports/report-period'
import type { ReportName } from '@portaria/contract/modules/reports/reports'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Schedule, Tasks } from '../../platform/jobs/task.ts'
import { companyToday } from '../../platform/sessions/live-membership.ts'
import { membersWithRole, notify } from '../notices/public/notifications.ts'
import { type ReportTools, readReport } from './read-report.ts'

const MONTH_REPORT = 'report_month'

/**
 * The last day of a month on which the month before is still reported, where no server ran on the
 * first.
 */
const TOLD_UNTIL = 7

/**
 * Notifies managers of the past month: its totals, and a link that needs a sign-in. Each month is
 * notified once, however often this runs; a month without any row gets no notice.
 */
export async function tellOfMonth(
  tools: ReportTools,
  context: TenantContext,
  today: string,
): Promise<void> {
  const { actor } = context
  if (Number(today.slice(8)) > TOLD_UNTIL) return
  const period = presetPeriod('last_month', today)
  const read = async (name: ReportName) =>
    (await readReport(tools, context, name, { period, filters: {} }, 0)).totals
  const recipients = await membersWithRole(context, ['sindico'])
  if (recipients.length === 0) return
  const visitors = await read('visitors')
  const rounds = await read('rounds')
  const occurences = await read('occurences')
  const write = (figure: number | null | undefined) => String(figure ?? 0)
  const figures = {
    entered: write(visitors['entered']),
    denied: write(visitors['denied']),
    done: write(rounds['done']),
    missed: write(rounds['missed']),
    happened: write(occurences['happened']),
    solved: write(occurences['solved']),
  }
  if (Object.values(figures).every((figure) => figure === '0')) return
  await notify(context, {
    kind: 'month_reported',
    recipients,
    subject: { register: 'reports', id: actor.tenantId },
    words: { ...period, ...figures },
    key: period.from.slice(0, 7),
    toMany: 'behind others',
  })
}

/** Returns today in the actor's company; null for a removed or inactive company. */
async function readToday({ queries, actor }: TenantContext): Promise<string | null> {
  const company = await queries.first(sql<{ today: string }>`
    SELECT to_char(${companyToday}, 'YYYY-MM-DD') AS today FROM tenants t
    WHERE t.id = ${actor.tenantId} AND t.deleted_at IS NULL AND t.status = 'ATIVO'`)
  return company?.today ?? null
}

/** The task that notifies each company of its month; it runs every day. */
export const monthReportTasks = (tools: ReportTools): Tasks => ({
  [MONTH_REPORT]: {
    scope: 'tenant',
    run: ({ database, actor }) =>
      database.inTenant(systemActor('reports', actor.tenantId), async (context) => {
        const today = await readToday(context)
        if (today !== null) await tellOfMonth(tools, context, today)
      }),
  },
})

/** In the morning of Brazil's time zones. */
export const monthReportSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '20 10 * * *', data: { task: MONTH_REPORT } },
]
