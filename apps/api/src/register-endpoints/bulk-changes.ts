import type { Actor, TenantActor } from '@portaria/contract/actors/actor'
import { type BulkRefusal, bulkChangeAnswer } from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { bulkActions } from '@portaria/contract/define-register/permissions'
import type { FastifyInstance } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import { sql } from 'kysely'
import * as z from 'zod/mini'
import { actorOf } from '../platform/authentication.ts'
import type { Sql } from '../platform/database/queries.ts'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { enqueueJob } from '../platform/jobs/job-queue.ts'
import type { Tasks } from '../platform/jobs/task.ts'
import { problem } from '../platform/problem.ts'
import { askedLookUp, lookUp } from './aspects/hidden-values/look-ups.ts'
import {
  type BulkChange,
  endBulkChange,
  insertBulkChange,
  noteProgress,
  readBulkChange,
} from './bulk-changes.repository.ts'
import { bulkItems, changeMany } from './bulk-records.ts'
import { publishChange } from './change-event.ts'
import { type ListQuery, listSchema } from './list-filters.ts'
import { planList } from './list-query.ts'
import type { Machineries, Machinery } from './machinery.ts'
import { row, tableOf, titleOf } from './record-columns.ts'
import { actorsInTenants } from './register-actor.ts'

/** Rows that one transaction changes, so that locks are short. */
const BATCH = 500

const paging = {
  page: true,
  per_page: true,
  sort: true,
  after: true,
  'filter[deleted]': true,
} as const

/**
 * Returns the body schema of `POST /{register}/bulk`: rows one by one, or a filter with the number
 * of rows that its sender saw.
 */
export const bulkSchema = (register: AnyRegister) =>
  z
    .strictObject({
      action: z.enum(bulkActions(register)),
      // The values that a transition needs; `bulkValues` reads them by its action.
      values: z.optional(z.record(z.string(), z.unknown())),
      items: z.optional(bulkItems),
      filter: z.optional(z.omit(listSchema(register), paging)),
      expected_total: z.optional(z.int().check(z.gte(1))),
    })
    .check(
      z.refine(
        ({ items, filter, expected_total: total }) =>
          items === undefined
            ? filter !== undefined && total !== undefined
            : filter === undefined && total === undefined,
        { path: ['items'], error: 'required' },
      ),
    )

export type BulkFilterRequest = Pick<
  BulkChange,
  'action' | 'asked_values' | 'filter' | 'expected_total'
>

/**
 * Enqueues a change of all rows that a filter matches; throws `total_changed` if their number
 * differs from the one that was seen.
 */
export async function startBulkChange(
  machinery: Machinery,
  actor: Actor,
  request: BulkFilterRequest,
): Promise<string> {
  const { register, database } = machinery
  // Thrown after the commit: a look-up in the filter counts in any case.
  const id = await database.inTenant(actor, async (context) => {
    const { total, filter } = await foundNow(machinery, context, request.filter)
    if (total !== request.expected_total) return null
    const asked = { register: register.name, ...request, filter }
    const change = await insertBulkChange(context, asked)
    await enqueueJob(context, { task: 'change_found', data: { id: change } })
    return change
  })
  if (id === null) throw problem('total_changed')
  return id
}

/**
 * Returns the number of rows that a filter matches, and the filter with its look-up replaced by the
 * found rows.
 */
async function foundNow(
  machinery: Machinery,
  context: TenantContext,
  filter: ListQuery,
): Promise<{ total: number; filter: ListQuery }> {
  const { queries, actor } = context
  const asked = askedLookUp(machinery.register, actor, filter)
  if (!asked?.isCertain) {
    const { total } = await queries.one(sql<{ total: number }>`
      SELECT count(*)::int AS total FROM ${tableOf(machinery.register)} r
      WHERE ${found(machinery, actor, filter)}`)
    if (!asked || total > 0) return { total, filter }
  }
  const ids = await lookUp(machinery, context, asked)
  return { total: ids.length, filter: { ...asked.rest, 'filter[id]': ids.join(',') } }
}

function found(machinery: Machinery, actor: TenantActor, filter: ListQuery): Sql {
  const { register, behaviour, scope } = machinery
  const { conditions } = planList(register, behaviour, actor, filter)
  return sql.join([scope.live(register, actor, row), ...conditions], sql` AND `)
}

/** Serves the progress of a change by a filter, to the person who asked for it. */
export function bulkChangeEndpoint(app: FastifyInstance, { database }: Machinery): void {
  app.withTypeProvider<ZodTypeProvider>().get(
    '/bulk-changes/:id',
    {
      config: { access: 'signed_in' },
      schema: {
        tags: ['bulk-changes'],
        summary: 'Read the progress of a change of all that a filter finds',
        params: z.strictObject({ id: z.uuid() }),
        response: { 200: bulkChangeAnswer },
      },
    },
    async (request) => {
      for (const actor of actorsInTenants(actorOf(request))) {
        const change = await database.inTenant(actor, (context) =>
          readBulkChange(context, request.params.id),
        )
        if (!change) continue
        const { asked_values: _, ...answer } = change
        return { data: answer }
      }
      throw problem('not_found')
    },
  )
}

const jobData = z.object({ id: z.uuid() })

/** The job of a change: it runs as the person who asked, in their tenant, batch by batch. */
export const bulkChangeTasks = (machineries: Machineries): Tasks => ({
  change_found: {
    scope: 'tenant',
    async run({ database, actor }, data) {
      const { id } = jobData.parse(data)
      const change = await database.inTenant(actor, (context) => readBulkChange(context, id))
      const machinery = [...machineries.values()].find(
        (one) => one.register.name === change?.register,
      )
      if (!change || !machinery || change.state === 'done') return
      await changeFound(machinery, actor, change)
    },
  },
})

/**
 * Changes the rows that the filter matches now. A job that runs again after its server was killed
 * continues: finished rows no longer match, or are refused for their state.
 */
async function changeFound(
  machinery: Machinery,
  actor: TenantActor,
  change: BulkChange,
): Promise<void> {
  const { register, database } = machinery
  const inTenant = <T>(work: (context: TenantContext) => Promise<T>) =>
    database.inTenant(actor, work)
  const rows = await inTenant(({ queries }) =>
    queries.all(sql<{ id: string; version: number }>`
      SELECT r.id, r.version FROM ${tableOf(register)} r
      WHERE ${found(machinery, actor, change.filter)} ORDER BY r.id`),
  )
  const changed: string[] = []
  for (let at = 0; at < rows.length; at += BATCH) {
    const items = rows.slice(at, at + BATCH)
    changed.push(...(await inTenant((context) => changeBatch(machinery, context, change, items))))
  }
  await inTenant(async (context) => {
    await endBulkChange(context, change.id, null)
    if (changed.length > 0) await publishChange(context, register, changed)
  })
}

async function changeBatch(
  machinery: Machinery,
  context: TenantContext,
  { id, action, asked_values: values }: BulkChange,
  items: { id: string; version: number }[],
): Promise<string[]> {
  const { queries } = context
  const outcomes = await changeMany(machinery, context, { action, items, values })
  const codes = new Map(outcomes.flatMap((one) => (one.code === null ? [] : [[one.id, one.code]])))
  const titles = await queries.all(sql<{ id: string; title: string }>`
    SELECT r.id, ${titleOf(machinery.register, row)} AS title FROM ${tableOf(machinery.register)} r
    WHERE r.id = ANY(${[...codes.keys()]}::uuid[])`)
  const refusals = titles.map((one): BulkRefusal => ({ ...one, code: codes.get(one.id) ?? '' }))
  const done = outcomes.filter(({ outcome }) => outcome === 'done').map((one) => one.id)
  await noteProgress(context, id, { done: done.length, refusals })
  return done
}
