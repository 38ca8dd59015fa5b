import {
  bulkAnswer,
  historyAnswer,
  startedAnswer,
} from '@portaria/contract/answers/register-answers'
import type { AnyRegister, Operation } from '@portaria/contract/define-register/define-register'
import { bulkActions, mayBulk } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import type { FastifyContextConfig, FastifyInstance, FastifyRequest } from 'fastify'
import type { ZodTypeProvider } from 'fastify-type-provider-zod'
import * as z from 'zod/mini'
import { noAnswer } from '../platform/api-document/operations.ts'
import { problem } from '../platform/problem.ts'
import { actionEndpoints } from './action-endpoints.ts'
import { createWithNested } from './aspects/nested-rows.ts'
import { removePending, rightOf, updatePending } from './aspects/pending-rows.ts'
import { bodiesOf } from './body-schemas.ts'
import { bulkChangeEndpoint, bulkSchema, startBulkChange } from './bulk-changes.ts'
import { bulkRecords } from './bulk-records.ts'
import { answersOf, exportTypes, listExportAnswer } from './declared-answers.ts'
import { exportRecords } from './export-records.ts'
import { fieldsParameter } from './fields-parameter.ts'
import { readHistory } from './history.ts'
import { listSchema } from './list-filters.ts'
import { listRecords } from './list-records.ts'
import type { Machineries, Machinery } from './machinery.ts'
import { readOne } from './read-records.ts'
import { noteRefusal } from './refused-writes.ts'
import { actorOn } from './register-actor.ts'
import type { RegisterBehaviour, RowRules } from './register-behaviour.ts'
import { removeRecord, restoreRecord } from './remove-records.ts'
import { rowScope } from './row-scope.ts'
import { transitionEndpoints } from './transition-endpoints.ts'
import { bulkValues } from './transitions.ts'
import { updateRecord } from './write-records.ts'

/** A change states the version it is based on, and an answer the version it shows. */
const versioned = { takes: ['If-Match'] } as const
const tagged = { gives: ['ETag'] } as const

const idParams = z.strictObject({ id: z.uuid() })

/**
 * Returns the version that a change is based on, from its If-Match header: `"7"` is version 7.
 * Throws without one, so that nobody overwrites changes they have not seen.
 */
export function versionIn(request: FastifyRequest): number {
  const match = /^(?:W\/)?"(\d{1,9})"$/.exec(request.headers['if-match'] ?? '')
  if (!match) throw problem('version_required')
  return Number(match[1])
}

export const etag = (record: Record<string, unknown>) => `"${String(record['version'])}"`

export type MachineryParts = Omit<Machinery, 'register' | 'behaviour' | 'scope'>

/**
 * Makes the machinery of every register by name, for endpoints, imports and modules. A behaviour is
 * made with the map of all, which is complete before any of its hooks is called.
 */
export function assembleMachinery(
  parts: MachineryParts,
  registers: Record<RegisterName, AnyRegister>,
  behaviourOf: (register: RegisterName, all: Machineries) => RegisterBehaviour,
  rules: RowRules,
): Map<RegisterName, Machinery> {
  const scope = rowScope(rules, Object.values(registers))
  const all = new Map<RegisterName, Machinery>()
  for (const register of Object.values(registers)) {
    const behaviour = behaviourOf(register.name, all)
    all.set(register.name, { ...parts, scope, register, behaviour })
  }
  return all
}

/** Registers every endpoint of every register, all of one shape (platform §7). */
export function registerEndpoints(app: FastifyInstance, machineries: Machineries): void {
  for (const machinery of machineries.values()) {
    readEndpoints(app, machinery)
    writeEndpoints(app, machinery, machineries)
    actionEndpoints(app, machinery)
    transitionEndpoints(app, machinery)
  }
  const anyMachinery = [...machineries.values()][0]
  if (anyMachinery) bulkChangeEndpoint(app, anyMachinery)
}

/** Returns a function that describes each route of a register and sets its access rule. */
function describer(register: AnyRegister) {
  return <const Schema extends object>(
    operation: Operation,
    summary: string,
    schema: Schema,
    config: Omit<FastifyContextConfig, 'access'> = {},
  ) => ({
    config: { ...config, access: { register, operation } },
    schema: { ...schema, tags: [register.name], summary: `${summary} ${register.name}` },
  })
}

function readEndpoints(app: FastifyInstance, machinery: Machinery): void {
  const { register } = machinery
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const path = `/${register.name}`
  const described = describer(register)

  const answers = answersOf(machinery)
  const listed = z.extend(listSchema(register), fieldsParameter)
  const lists = { querystring: listed, response: { 200: answers.list } }
  routes.get(path, described('read', 'List', lists), (request) =>
    listRecords(machinery, actorOn(register, request), request.query),
  )

  const exported = z.extend(listed, { format: z.enum(['csv', 'xlsx', 'table']) })
  routes.get(
    `${path}/export`,
    described(
      'export',
      'Export a spreadsheet of',
      { querystring: exported, response: { 200: listExportAnswer } },
      { refuses: ['too_many_rows'] },
    ),
    async (request, reply) => {
      const { format, ...query } = request.query
      const stream = await exportRecords(machinery, actorOn(register, request), query, format)
      reply.header('Content-Disposition', `attachment; filename="${register.name}.${format}"`)
      return reply.type(exportTypes[format]).send(stream)
    },
  )

  routes.get(
    `${path}/:id`,
    described(
      'read',
      'Read one of',
      {
        params: idParams,
        querystring: z.object(fieldsParameter),
        response: { 200: answers.part },
      },
      tagged,
    ),
    async (request, reply) => {
      const { params, query } = request
      const record = await readOne(machinery, actorOn(register, request), params.id, query.fields)
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  const pages = z.strictObject({ page: z.optional(z.string().check(z.regex(/^[1-9]\d{0,4}$/))) })
  routes.get(
    `${path}/:id/history`,
    described('history', 'Read the history of one of', {
      params: idParams,
      querystring: pages,
      response: { 200: historyAnswer },
    }),
    (request) => {
      const { params, query } = request
      return readHistory(machinery, actorOn(register, request), params.id, Number(query.page ?? 1))
    },
  )
}

function writeEndpoints(
  app: FastifyInstance,
  machinery: Machinery,
  machineries: Machineries,
): void {
  const { register } = machinery
  const routes = app.withTypeProvider<ZodTypeProvider>()
  const path = `/${register.name}`
  const described = describer(register)
  const nested = Object.entries(register.nested ?? {}).flatMap(([property, name]) => {
    const other = machineries.get(name)
    return other ? [{ property, machinery: other }] : []
  })

  const { record: whole } = answersOf(machinery)
  const { created, changed } = bodiesOf(machinery, nested)
  routes.post(
    path,
    described(
      'create',
      'Create one of',
      { body: created, response: { 200: whole, 201: whole } },
      tagged,
    ),
    async (request, reply) => {
      const actor = actorOn(register, request)
      const { record, isNew } = await createWithNested(
        machinery,
        nested,
        actor,
        request.body,
      ).catch(noteRefusal(machinery, actor, { body: request.body }))
      reply.status(isNew ? 201 : 200).header('ETag', etag(record))
      return { data: record }
    },
  )

  routes.patch(
    `${path}/:id`,
    described(
      rightOf(machinery, 'update'),
      'Change one of',
      {
        params: idParams,
        body: changed,
        response: { 200: whole },
      },
      { ...versioned, ...tagged },
    ),
    async (request, reply) => {
      const { params, body } = request
      const version = versionIn(request)
      const actor = actorOn(register, request)
      const record =
        (await updatePending(machinery, actor, params.id, version, body)) ??
        (await updateRecord(machinery, actor, params.id, version, body))
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  const moved = z.strictObject({ reassign_to: z.optional(z.uuid()) })
  routes.delete(
    `${path}/:id`,
    described(
      rightOf(machinery, 'remove'),
      'Remove one of',
      {
        params: idParams,
        querystring: moved,
        response: { 204: noAnswer },
      },
      versioned,
    ),
    async (request, reply) => {
      const { params, query } = request
      const version = versionIn(request)
      const actor = actorOn(register, request)
      const isDone = await removePending(machinery, actor, params.id, version)
      if (!isDone) await removeRecord(machinery, actor, params.id, version, query.reassign_to)
      return reply.status(204).send()
    },
  )

  routes.post(
    `${path}/:id/restore`,
    described('restore', 'Restore one of', { params: idParams, response: { 200: whole } }, tagged),
    async (request, reply) => {
      const record = await restoreRecord(machinery, actorOn(register, request), request.params.id)
      reply.header('ETag', etag(record))
      return { data: record }
    },
  )

  // Rows one by one, or all that a filter matches.
  routes.post(
    `${path}/bulk`,
    {
      ...described('update', 'Change many of', {
        body: bulkSchema(register),
        response: { 200: bulkAnswer, 202: startedAnswer },
      }),
      config: {
        access: { register, bulk: bulkActions(register) },
        refuses: ['total_changed'],
      },
    },
    async (request, reply) => {
      const actor = actorOn(register, request)
      const { action, items, filter = {}, expected_total: expected = 0 } = request.body
      if (actor.role !== 'system' && !mayBulk(actor.role, register, action))
        throw problem('forbidden')
      const values = bulkValues(register, action, request.body.values ?? {})
      if (items) return { data: await bulkRecords(machinery, actor, { action, items, values }) }
      const asked = { action, filter, expected_total: expected, asked_values: values }
      const id = await startBulkChange(machinery, actor, asked)
      return reply.status(202).send({ data: { id } })
    },
  )
}
