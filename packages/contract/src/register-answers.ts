import * as z from 'zod/mini'
import { apiComponents, moment } from './api-components.ts'
import { photo } from './photo.ts'

/** Beside the rows of a list: how many there are, and which of them these are. */
export const listMeta = z
  .object({
    total: z.int(),
    total_is: z.enum(['exact', 'at_least']),
    page: z.int(),
    per_page: z.int(),
    /** What `after` takes to read on; null where nothing follows. */
    next: z.nullable(z.string()),
  })
  .register(apiComponents, { id: 'ListMeta' })

/** One thing that happened to a record; sensitive values are null for who may not see them. */
const historyEntry = z.object({
  id: z.uuid(),
  at: moment,
  operation: z.string(),
  actor: z.nullable(z.object({ id: z.uuid(), name: z.string(), photo: z.nullable(photo) })),
  actor_role: z.string(),
  /** From and to, by field; a reference by its id and title. */
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** What `GET /{register}/{id}/history` answers, the newest first. */
export const historyAnswer = z
  .object({
    data: z.array(historyEntry),
    meta: z.object({ page: z.int(), per_page: z.int(), next: z.boolean() }),
  })
  .register(apiComponents, { id: 'History' })

const bulkOutcome = z.object({
  id: z.uuid(),
  outcome: z.enum(['done', 'stale', 'refused']),
  /** Why a row was refused. */
  code: z.nullable(z.string()),
  /** The row's version after it; null where it was not done. */
  version: z.nullable(z.int()),
})

/** What `POST /{register}/bulk` answers for rows one by one. */
export const bulkAnswer = z
  .object({ data: z.array(bulkOutcome) })
  .register(apiComponents, { id: 'BulkOutcomes' })

/** What an import and a change by a filter answer: a job, whose progress is read by this id. */
export const startedAnswer = z
  .object({ data: z.object({ id: z.uuid() }) })
  .register(apiComponents, { id: 'StartedJob' })

const refusal = z.object({ id: z.uuid(), title: z.string(), code: z.string() })

const bulkChange = z.object({
  id: z.uuid(),
  register: z.string(),
  action: z.string(),
  filter: z.record(z.string(), z.unknown()),
  expected_total: z.int(),
  state: z.enum(['queued', 'running', 'done', 'failed']),
  done: z.int(),
  refused: z.int(),
  /** The first of the rows that were not changed, and why. */
  refusals: z.array(refusal),
  problem: z.nullable(z.string()),
})

/** What `GET /bulk-changes/{id}` answers. */
export const bulkChangeAnswer = z.object({ data: bulkChange })

/** What most actions on a row answer. */
export const changedRow = z.object({ id: z.uuid() })

/** `POST /files`, `POST /me/photo` */
export const pictureForm = z.strictObject({ file: z.file() })

/** What `POST /files` answers. */
export const fileAnswer = z.object({ data: photo })

export type ListMeta = z.output<typeof listMeta>
export type HistoryEntry = z.output<typeof historyEntry>
export type HistoryPage = z.output<typeof historyAnswer>
export type BulkAnswer = z.output<typeof bulkAnswer>
export type StartedAnswer = z.output<typeof startedAnswer>
export type BulkOutcome = z.output<typeof bulkOutcome>
export type BulkRefusal = z.output<typeof refusal>
export type BulkProgress = z.output<typeof bulkChange>
