import * as z from 'zod/mini'

/** The options of `POST /{register}/import` beside its file, in any order. */
export const importOptions = z.strictObject({
  dry_run: z._default(z.enum(['true', 'false']), 'true'),
  existing: z._default(z.enum(['keep', 'update']), 'keep'),
  create_missing: z._default(z.enum(['true', 'false']), 'false'),
  /** JSON that gives for each head the key of its column, or null if the head is left out. */
  mapping: z.optional(z.string()),
})

/** The whole form: CSV or XLSX, and its options. */
export const importForm = z.extend(importOptions, { file: z.file() })

const lineError = z.object({
  line: z.int(),
  /**
   * The field, or `line` if the whole line is wrong. A field of a nested row is named as in
   * `occupancy.relation`; the row's name alone means the whole nested row.
   */
  field: z.string(),
  code: z.string(),
  message: z.string(),
})

/** The changes that a line would make to its row: the old and the new raw value by field. */
const lineDifference = z.object({
  line: z.int(),
  row_id: z.uuid(),
  changes: z.record(z.string(), z.readonly(z.tuple([z.unknown(), z.unknown()]))),
})

/** A record that lines refer to and that does not exist; `titles` has the parts of its title. */
const missingTarget = z.object({
  register: z.string(),
  titles: z.array(z.string()),
  count: z.int(),
})

/**
 * A correction that the reader made. `head_below`: the head was below other lines.
 * `zeros_restored`: leading zeros were added or removed, so that one value fits. `merged_filled`: a
 * cell merged over several lines was read in each of them. `line` is the first line concerned;
 * `field` is null if the note is about the whole sheet.
 */
const importNote = z.object({
  code: z.enum(['head_below', 'zeros_restored', 'merged_filled']),
  field: z.nullable(z.string()),
  line: z.int(),
  count: z.int(),
})

const importStatus = z.object({
  id: z.uuid(),
  register: z.string(),
  dry_run: z.boolean(),
  existing: z.enum(['keep', 'update']),
  create_missing: z.boolean(),
  file_name: z.string(),
  state: z.enum(['queued', 'running', 'done', 'failed', 'cancelled']),
  heads: z.array(z.string()),
  mapping: z.array(z.nullable(z.string())),
  checked: z.int(),
  total: z.int(),
  valid: z.int(),
  invalid: z.int(),
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  /** At most a thousand. */
  errors: z.array(lineError),
  errors_total: z.int(),
  differences: z.array(lineDifference),
  missing: z.array(missingTarget),
  notes: z.array(importNote),
  problem: z.nullable(z.string()),
  /** While it waits: the number of imports before it. */
  queued_before: z.nullable(z.int()),
})

/** The answer of `GET /imports/{id}`; the numbers grow while it runs. */
export const importAnswer = z.object({ data: importStatus })

export type LineError = z.output<typeof lineError>
export type LineDifference = z.output<typeof lineDifference>
export type ImportNote = z.output<typeof importNote>
export type MissingTarget = z.output<typeof missingTarget>
export type ImportStatus = z.output<typeof importStatus>
