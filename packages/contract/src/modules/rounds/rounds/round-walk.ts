import * as z from 'zod/mini'
import { apiComponents, moment, typedMoment } from '../../../schemas/api-components.ts'
import { roundStates } from './rounds.ts'

/** Limits of entries per call, and per round. */
export const ENTRIES_MAX = 100
export const ENTRIES_OF_ROUND = 2_000

/** Minutes of deviation from which a telephone's clock is reported as wrong. */
export const CLOCK_OFF_MIN = 5

/** Kinds of entries that a telephone records of a round. */
export const entryKinds = ['start', 'scan', 'skip', 'note', 'finish', 'abort'] as const

export type EntryKind = (typeof entryKinds)[number]

/** Ways in which a code was read. */
export const scanMethods = ['qr', 'nfc', 'typed'] as const

const position = z.strictObject({
  latitude: z.number().check(z.gte(-90), z.lte(90)),
  longitude: z.number().check(z.gte(-180), z.lte(180)),
  /** Metres. */
  accuracy_m: z.number().check(z.gte(0), z.lte(100_000)),
})

export type Position = z.infer<typeof position>

const answer = z.strictObject({
  question: z.string().check(z.maxLength(120)),
  answer: z.string().check(z.minLength(1), z.maxLength(500)),
})

/**
 * The telephone's clock, and the monotonic clock of its page, at a moment that the server knows.
 */
const clocks = z.strictObject({
  at: typedMoment,
  page_life: z.uuid(),
  monotonic_ms: z.int().check(z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
})

export type Clocks = z.infer<typeof clocks>

/** The clocks of a telephone that fetches a round, in the query string. */
export const clocksQuery = z.strictObject({
  at: z.optional(typedMoment),
  page_life: z.optional(z.uuid()),
  monotonic_ms: z.optional(
    z.coerce.number().check(z.int(), z.gte(0), z.lte(Number.MAX_SAFE_INTEGER)),
  ),
})

/**
 * An event of a round as the telephone recorded it. `at` is by its clock; `monotonic_ms` counts
 * from the opening of the recording page, which has an id. The entry's own id makes repeated calls
 * harmless.
 */
const newEntry = z.strictObject({
  id: z.uuid(),
  /** One walk on one telephone. */
  run_id: z.uuid(),
  kind: z.enum(entryKinds),
  ...clocks.shape,
  /** The scanned code. */
  code: z.optional(z.string().check(z.maxLength(100))),
  method: z.optional(z.enum(scanMethods)),
  /** The skipped point. */
  point_id: z.optional(z.uuid()),
  answers: z.optional(z.array(answer).check(z.maxLength(20))),
  picture_file_id: z.optional(z.uuid()),
  note: z.optional(z.string().check(z.maxLength(1_000))),
  position: z.optional(position),
})

export type NewEntry = z.infer<typeof newEntry>

export const entriesBody = z.strictObject({
  entries: z.array(newEntry).check(z.minLength(1), z.maxLength(ENTRIES_MAX)),
  /** The clocks at the time of sending, from which the deviation is computed. */
  sent: z.optional(clocks),
})

export type SentEntries = z.infer<typeof entriesBody>

/** Reasons for refusing an entry; a repeated call gets the same refusal. */
export const entryRefusals = [
  'unknown_code',
  'unknown_point',
  'unknown_picture',
  'too_many',
] as const

/** The outcome of each entry: `taken` even if it had come before. */
const outcome = z.object({
  id: z.uuid(),
  outcome: z.enum(['taken', ...entryRefusals]),
})

export const entriesAnswer = z.object({ data: z.array(outcome) })
export type EntriesAnswer = z.infer<typeof entriesAnswer>

/** Reasons that make a scan suspicious, for a supervisor to judge (rounds §6). */
export const suspicions = [
  'clock_set_back',
  'too_fast',
  'even_gaps',
  'old_code',
  'out_of_radius',
  // Dated before the telephone got the round.
  'before_pack',
  // The telephone's clock counted more time than has passed on the server.
  'ahead_of_server',
] as const

export type Suspicion = (typeof suspicions)[number]

/** Further remarks on a scan. */
export const scanMarks = ['early', 'out_of_order', 'short_stay', 'unverified'] as const

export type ScanMark = (typeof scanMarks)[number]

const question = z.object({
  question: z.string(),
  answer: z.enum(['yes_no', 'number', 'text']),
  answer_required: z.boolean(),
})

const packedPoint = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.string(),
  instructions: z.nullable(z.string()),
  photo_required: z.boolean(),
  optional: z.boolean(),
  not_before_min: z.nullable(z.number()),
  questions: z.array(question),
  /** SHA-256 of its codes in hexadecimal, the valid one first. */
  digests: z.array(z.string()),
})

/** The data for walking a round without a network: digests of codes, never codes. */
const roundPack = z.object({
  id: z.uuid(),
  patrol: z.string(),
  state: z.enum(roundStates),
  /** The server's clock, for a telephone with a wrong one. */
  now: moment,
  starts_at: moment,
  /** Time at which it must be over: the end of its range and grace. */
  ends_by: moment,
  enforce_order: z.boolean(),
  points: z.array(packedPoint),
})
apiComponents.add(roundPack, { id: 'RoundPack' })

export const packAnswer = z.object({ data: roundPack })
export type RoundPack = z.infer<typeof roundPack>

const walkedPoint = z.object({
  point_id: z.uuid(),
  name: z.string(),
  optional: z.boolean(),
  result: z.enum(['scanned', 'skipped', 'open']),
  /** The scan or skip that counts. */
  entry_id: z.nullable(z.uuid()),
  at: z.nullable(moment),
  /** Time at which the server received it. */
  received_at: z.nullable(moment),
  method: z.nullable(z.enum(scanMethods)),
  marks: z.array(z.enum(scanMarks)),
  suspicions: z.array(z.enum(suspicions)),
  /** A supervisor's verdict on a suspicious scan. */
  verdict: z.nullable(z.enum(['fine', 'not_valid'])),
  answers: z.array(answer),
  picture: z.nullable(z.object({ url: z.string() })),
  note: z.nullable(z.string()),
})

const said = z.object({ id: z.uuid(), at: moment, note: z.string() })

/** The walk of a round, point by point. */
const roundWalk = z.object({
  points: z.array(walkedPoint),
  notes: z.array(said),
  /** The person who walked it; null before the walk. */
  walker: z.nullable(z.string()),
  /**
   * Number of other scans: by another telephone, repeated, or of points that are not on the route.
   */
  others: z.number(),
})
apiComponents.add(roundWalk, { id: 'RoundWalk' })

export const walkAnswer = z.object({ data: roundWalk })
export type RoundWalk = z.infer<typeof roundWalk>
export type WalkedPoint = z.infer<typeof walkedPoint>

/** A supervisor's verdict on a suspicious scan. */
export const judgeBody = z.strictObject({
  entry_id: z.uuid(),
  verdict: z.enum(['fine', 'not_valid']),
})
