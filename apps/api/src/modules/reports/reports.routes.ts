import {
  type Report,
  reportAnswer,
  reportQuery,
} from '@portaria/contract/modules/reports/report-answers'
import { type ReportName, reportNames, reportOf } from '@portaria/contract/modules/reports/reports'
import { reportWords } from '@portaria/contract/modules/reports/words/every-language'
import { formatsOf } from '@portaria/i18n/formats'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import type { RouteTools } from '../../parts/module.ts'
import { recordAudit } from '../../platform/audit.ts'
import { actorOf } from '../../platform/authentication.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { exportAnswer, exportTypes } from '../../register-endpoints/declared-answers.ts'
import { exportFile, type FileLines } from '../../register-endpoints/export-file.ts'
import { machineryOf } from '../../register-endpoints/machinery.ts'
import { type AskedReport, readReport } from './read-report.ts'
import { type Exporter, reportLines } from './report-lines.ts'

/** What a report counts, as the trail and the document of the API name it. */
const nounOf = (name: ReportName): string => reportOf(name).register ?? name

type Query = { readonly from: string; readonly to: string } & Readonly<Record<string, unknown>>

/** The period and the filters of an address. */
function askedIn({ from, to, ...others }: Query): AskedReport {
  const filters = Object.entries(others).flatMap(([key, value]): [string, string][] => {
    const [, name] = /^filter\[(\w+)\]$/.exec(key) ?? []
    return name !== undefined && typeof value === 'string' ? [[name, value]] : []
  })
  return { period: { from, to }, filters: Object.fromEntries(filters) }
}

/** Notes in the trail that a report left the server, with its form and its filters. */
const noteExport = (
  context: TenantContext,
  name: ReportName,
  format: string,
  { period, filters }: AskedReport,
): Promise<void> =>
  recordAudit(context, {
    register: nounOf(name),
    rowId: null,
    operation: 'export',
    changes: {
      report: [null, name],
      format: [null, format],
      filter: [null, { ...period, ...filters }],
    },
  })

async function readExporter(
  { queries, actor }: TenantContext,
  { time_zone: zone, read_at: at, previous_until: until }: Report,
): Promise<Exporter> {
  const { name } = await queries.one(sql<{ name: string }>`
    SELECT name FROM users WHERE id = ${actor.userId}`)
  const { dateTime } = formatsOf(actor.language, zone)
  return { name, at: dateTime(at), previousUntil: until && dateTime(until) }
}

/** Serves reports on visitors, rounds and occurrences (reports §1). */
export function reportsRoutes(app: FastifyInstance, tools: RouteTools): void {
  const { database, machineries } = tools
  const routes = app.withTypeProvider<ZodTypeProvider>()
  // Files of all registers are written alike.
  const exporting = machineryOf(machineries, 'visits')
  for (const name of reportNames) {
    const definition = reportOf(name)
    const tags = ['reports']

    routes.get(
      `/reports/${name}`,
      {
        config: { access: { right: definition.right ?? 'reports.read' } },
        schema: {
          tags,
          summary: `Read the totals of the ${nounOf(name)} of a period`,
          querystring: reportQuery(definition),
          response: { 200: reportAnswer },
        },
      },
      async (request) => {
        const asked = askedIn(request.query)
        const data = await database.inTenant(actorOf(request), (context) =>
          readReport(tools, context, name, asked),
        )
        return { data }
      },
    )

    routes.get(
      `/reports/${name}/export`,
      {
        config: { access: { right: 'reports.export' } },
        schema: {
          tags,
          summary: `Export the figures of the ${nounOf(name)} of a period`,
          querystring: reportQuery(definition, {
            format: z._default(z.enum(['csv', 'xlsx']), 'csv'),
          }),
          response: { 200: exportAnswer },
        },
      },
      async (request, reply) => {
        const actor = actorOf(request)
        const { format: typed, ...query }: Query = request.query
        const format = typed === 'xlsx' ? 'xlsx' : 'csv'
        const asked = askedIn(query)
        const prepare = async (context: TenantContext): Promise<FileLines> => {
          const report = await readReport(tools, context, name, asked, Number.POSITIVE_INFINITY)
          const exporter = await readExporter(context, report)
          await noteExport(context, name, format, asked)
          const lines = reportLines(report, actor.language, exporter)
          return async function* () {
            yield* lines
          }
        }
        const title = reportWords[actor.language].reports[name].title
        const stream = await exportFile(exporting, actor, [title, format], prepare)
        reply.header('Content-Disposition', `attachment; filename="report-${name}.${format}"`)
        return reply.type(exportTypes[format]).send(stream)
      },
    )

    routes.post(
      `/reports/${name}/print`,
      {
        config: { access: { right: 'reports.export' } },
        schema: {
          tags,
          summary: `Read the figures of the ${nounOf(name)} of a period for paper`,
          body: reportQuery(definition),
          response: { 200: reportAnswer },
        },
      },
      async (request) => {
        const asked = askedIn(request.body)
        const data = await database.inTenant(actorOf(request), async (context) => {
          await noteExport(context, name, 'pdf', asked)
          return readReport(tools, context, name, asked, Number.POSITIVE_INFINITY)
        })
        return { data }
      },
    )
  }
}
