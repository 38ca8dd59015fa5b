import * as z from 'zod/mini'
import { apiComponents, moment } from '../schemas/api-components.ts'
import { photo } from '../schemas/photo.ts'

/** Metadata beside the rows of a list: the total, and the position of these rows. */
export const listMeta = z
  .object({
    total: z.int(),
    total_is: z.enum(['exact', 'at_least']),
    page: z.int(),
    per_page: z.int(),
    /** The value of `after` for the next page; null for the last one. */
    next: z.nullable(z.string()),
  })
  .register(apiComponents, { id: 'ListMeta' })

/** One event in a record's history; sensitive values are null for readers who may not see them. */
const historyEntry = z.object({
  id: z.uuid(),
  at: moment,
  operation: z.string(),
  actor: z.nullable(z.object({ id: z.uuid(), name: z.string(), photo: z.nullable(photo) })),
  actor_role: z.string(),
  /** The old and the new value by field. A reference is given by its id and title. */
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** The answer of `GET /{register}/{id}/history`, newest first. */
export const historyAnswer = z
  .object({
    data: z.array(historyEntry),
    meta: z.object({ page: z.int(), per_page: z.int(), next: z.boolean() }),
  })
  .register(apiComponents, { id: 'History' })

const bulkOutcome = z.object({
  id: z.uuid(),
  outcome: z.enum(['done', 'stale', 'refused']),
  /** The reason of a refused row. */
  code: z.nullable(z.string()),
  /** The row's new version; null if it was not changed. */
  version: z.nullable(z.int()),
})

/** The answer of `POST /{register}/bulk` for single rows. */
export const bulkAnswer = z
  .object({ data: z.array(bulkOutcome) })
  .register(apiComponents, { id: 'BulkOutcomes' })

/** The answer of an import and a change by a filter: a job, whose progress is read by this id. */
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
  /** The first rows that were not changed, with reasons. */
  refusals: z.array(refusal),
  problem: z.nullable(z.string()),
})

/** The answer of `GET /bulk-changes/{id}`. */
export const bulkChangeAnswer = z.object({ data: bulkChange })

/** The answer of most actions on a row. */
export const changedRow = z.object({ id: z.uuid() })

/** `POST /files`, `POST /me/photo` */
export const pictureForm = z.strictObject({ file: z.file() })

/** The answer of `POST /files`. */
export const fileAnswer = z.object({ data: photo })

export type ListMeta = z.output<typeof listMeta>
export type HistoryEntry = z.output<typeof historyEntry>
export type HistoryPage = z.output<typeof historyAnswer>
export type BulkAnswer = z.output<typeof bulkAnswer>
export type StartedAnswer = z.output<typeof startedAnswer>
export type BulkOutcome = z.output<typeof bulkOutcome>
export type BulkRefusal = z.output<typeof refusal>
export type BulkProgress = z.output<typeof bulkChange>
