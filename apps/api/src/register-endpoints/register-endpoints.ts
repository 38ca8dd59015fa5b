import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { createSchema, updateSchema } from '@portaria/contract/define-register/validation'
import { may, rightsIn } from '@portaria/contract/permissions'
import type { RegisterName } from '@portaria/contract/registers/names'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { problem } from '../platform/problem.ts'
import { actionEndpoints } from './action-endpoints.ts'
import { actorOn } from './actor-on.ts'
import { bulkChangeEndpoint, bulkSchema, startBulkChange } from './bulk-changes.ts'
import { bulkRecords } from './bulk-records.ts'
import { createCarrying } from './carried-records.ts'
import { exportRecords } from './export-records.ts'
import { readHistory } from './history.ts'
import { listSchema } from './list-query.ts'
import type { Machinery } from './machinery.ts'
import { listRecords, readOne } from './read-records.ts'
import type { RegisterBehaviours, RowRules } from './register-behaviour.ts'
import { removeRecord, restoreRecord } from './remove-records.ts'
import { rowScope } from './row-scope.ts'
import { updateRecord } from './write-records.ts'

const XLSX_TYPE = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'

const idParams = z.strictObject({ id: z.uuid() })

/**
 * The version that a change is made at, from its If-Match header: `"7"` is version 7. Without one it
 * is refused, so that nobody overwrites what they have not seen.
 */
export function versionIn(request: FastifyRequest): number {
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')
  if (!match) throw problem('version_required')
  return Number(match[1])
}

export const etag = (record: Record<string, unknown>) => `"${String(record['version'])}"`

export type MachineryParts = Omit<Machinery, 'register' | 'behaviour' | 'scope'>

/** The machinery of every register, by name: endpoints, imports and features ask for it. */
export function assembleMachinery(
  parts: MachineryParts,
  registers: Record<RegisterName, AnyRegister>,
  behaviours: RegisterBehaviours,
  rules: RowRules,
): Map<RegisterName, Machinery> {
  const scope = rowScope(rules)
  return new Map(
    Object.values(registers).map((register) => [
      register.name,
      { ...parts, scope, register, behaviour: behaviours[register.name] ?? {} },
    ]),
  )
}

/** Every endpoint of every register, all of one shape (domain.md section 6). */
export function registerEndpoints(
  app: FastifyInstance,
  machineries: ReadonlyMap<RegisterName, Machinery>,
): void {
  for (const machinery of machineries.values()) {
    readEndpoints(app, machinery)
    writeEndpoints(app, machinery, machineries)
    actionEndpoints(app, machinery)
  }
  const anyMachinery = [...machineries.values()][0]
  if (anyMachinery) bulkChangeEndpoint(app, anyMachinery)
}

function readEndpoints(app: FastifyInstance, machinery: Machinery): void {
  const { register } = machinery
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [register.name]

  routes.get(
    `/${register.name}`,
    {
      config: { access: { register, operation: 'read' } },
      schema: { tags, summary: `List ${register.name}`, querystring: listSchema(register) },
    },
    (request) => listRecords(machinery, actorOn(register, request), request.query),
  )

  routes.get(
    `/${register.name}/export`,
    {
      config: { access: { register, operation: 'export' } },
      schema: {
        tags,
        summary: `Export ${register.name} as a spreadsheet`,
        querystring: z.extend(listSchema(register), { format: z.enum(['csv', 'xlsx']) }),
      },
    },
    async (request, reply) => {
      const { format, ...query } = request.query
      const stream = await exportRecords(machinery, actorOn(register, request), query, format)
      const type = format === 'csv' ? 'text/csv; charset=utf-8' : XLSX_TYPE
      reply.header('Content-Disposition', `attachment; filename="${register.name}.${format}"`)
      return reply.type(type).send(stream)
    },
  )

  routes.get(
    `/${register.name}/:id`,
    {
      config: { access: { register, operation: 'read' } },
      schema: { tags, summary: `Read one of ${register.name}`, params: idParams },
    },
    async (request, reply) => {
      const record = await readOne(machinery, actorOn(register, request), request.params.id)
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  routes.get(
    `/${register.name}/:id/history`,
    {
      config: { access: { register, operation: 'history' } },
      schema: {
        tags,
        summary: `History of one of ${register.name}`,
        params: idParams,
        querystring: z.strictObject({
          page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))),
        }),
      },
    },
    (request) =>
      readHistory(
        machinery,
        actorOn(register, request),
        request.params.id,
        Number(request.query.page ?? 1),
      ),
  )
}

function writeEndpoints(
  app: FastifyInstance,
  machinery: Machinery,
  machineries: ReadonlyMap<RegisterName, Machinery>,
): void {
  const { register } = machinery
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const tags = [register.name]
  const carries = Object.entries(register.carries ?? {}).flatMap(([property, name]) => {
    const carried = machineries.get(name)
    return carried ? [{ property, machinery: carried }] : []
  })

  routes.post(
    `/${register.name}`,
    {
      config: { access: { register, operation: 'create' } },
      schema: {
        tags,
        summary: `Create one of ${register.name}`,
        body: createSchema(register, carriedSchemas(register, carries)),
      },
    },
    async (request, reply) => {
      const { record, isNew } = await createCarrying(
        machinery,
        carries,
        actorOn(register, request),
        request.body,
      )
      reply.status(isNew ? 201 : 200).header('ETag', etag(record))
      return { data: record }
    },
  )

  routes.patch(
    `/${register.name}/:id`,
    {
      config: { access: { register, operation: 'update' } },
      schema: {
        tags,
        summary: `Change one of ${register.name}`,
        params: idParams,
        body: updateSchema(register),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      const version = versionIn(request)
      const record = await updateRecord(
        machinery,
        actorOn(register, request),
        id,
        version,
        request.body,
      )
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  routes.delete(
    `/${register.name}/:id`,
    {
      config: { access: { register, operation: 'remove' } },
      schema: {
        tags,
        summary: `Remove one of ${register.name}`,
        params: idParams,
        querystring: z.strictObject({ reassign_to: z.optional(z.uuid()) }),
      },
    },
    async (request, reply) => {
      const { id } = request.params
      await removeRecord(
        machinery,
        actorOn(register, request),
        id,
        versionIn(request),
        request.query.reassign_to,
      )
      return reply.status(204).send()
    },
  )

  routes.post(
    `/${register.name}/:id/restore`,
    {
      config: { access: { register, operation: 'restore' } },
      schema: { tags, summary: `Restore one of ${register.name}`, params: idParams },
    },
    async (request, reply) => {
      const record = await restoreRecord(machinery, actorOn(register, request), request.params.id)
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  routes.post(
    `/${register.name}/bulk`,
    {
      config: { access: { register, operation: 'update' } },
      schema: {
        tags,
        summary: `Change many of ${register.name}, named one by one or by a filter`,
        body: bulkSchema(register),
      },
    },
    async (request, reply) => {
      const actor = actorOn(register, request)
      const { action, items, filter = {}, expected_total: expected = 0 } = request.body
      requireBulkRight(register, actor.role, action)
      if (items) return { data: await bulkRecords(machinery, actor, { action, items }) }
      const asked = { action, filter, expected_total: expected }
      const id = await startBulkChange(machinery, actor, asked)
      return reply.status(202).send({ data: { id } })
    },
  )
}

/** Many at once is for who may change all of a row, and remove where it removes. */
function requireBulkRight(register: AnyRegister, role: string, action: string): void {
  if (role === 'system') return
  const someone = role as Parameters<typeof rightsIn>[1]
  const whole = rightsIn(register, someone).updates === null
  if (!whole || (action === 'delete' && !may(someone, register, 'remove')))
    throw problem('forbidden')
}

/** A carried row takes what its own create takes, but for the field that points at its carrier. */
function carriedSchemas(
  register: AnyRegister,
  carries: { property: string; machinery: Machinery }[],
) {
  return Object.fromEntries(
    carries.map(({ property, machinery: { register: carried } }) => {
      const fields = Object.entries(carried.fields).filter(
        ([, field]) => field.register !== register.name,
      )
      const schema = createSchema({ ...carried, fields: Object.fromEntries(fields) })
      return [property, register.mustCarry ? schema : z.optional(z.nullable(schema))]
    }),
  )
}
