import * as z from 'zod/mini'
import { listMeta } from '../../../answers/register-answers.ts'
import { referenceRead } from '../../../define-register/field-kinds/readable-half.ts'
import { moment } from '../../../schemas/api-components.ts'
import { credentialKinds } from '../decisions/decision-words.ts'
import {
  commandKinds,
  commandReasons,
  commandStates,
  entryKinds,
  entryParts,
  entryReasons,
  entryStates,
  readerStates,
  readerTroubles,
} from './reader-words.ts'

/** The people of a reader: who is wanted on it, and how far that has come (access §24). */
const readerPeople = z.object({
  wanted: z.int(),
  /** Read back as wanted. */
  registered: z.int(),
  waiting: z.int(),
  refused: z.int(),
  /** Sent, and not known whether it was stored. */
  unknown: z.int(),
  removing: z.int(),
  /** When the oldest removal under way became due. */
  removing_since: z.nullable(moment),
})

/** What the console shows of a reader beyond its state. */
const readerConsole = z.object({
  trouble: z.nullable(z.enum(readerTroubles)),
  people: readerPeople,
  /** Limit of people by the reader's licence. */
  capacity: z.nullable(z.int()),
  /** Seconds by which its clock is ahead; negative: behind. */
  clock_ahead_s: z.nullable(z.int()),
  clock_read_at: z.nullable(moment),
  model: z.nullable(z.string()),
  serial: z.nullable(z.string()),
  firmware: z.nullable(z.string()),
  answered_at: z.nullable(moment),
  inventory_wanted: z.boolean(),
})

const readerRow = z.object({
  reader: referenceRead,
  /** The points that it serves, by name. */
  points: z.array(referenceRead),
  state: z.enum(readerStates),
  /** Since when it is silent or stopped. */
  since: z.nullable(moment),
  /** Null for roles that see the state alone. */
  console: z.nullable(readerConsole),
})

/** `GET /access-readers`: the readers of the company, by name. */
export const readersAnswer = z.object({ data: z.array(readerRow) })

/** What the last inventory of a reader found: people on it, beside those it has to hold. */
export const readerInventory = z.object({
  found: z.int(),
  missing: z.int(),
  /** On the reader, and not of this company's numbers. */
  foreign: z.int(),
  different: z.int(),
})

const queueLine = z.object({
  part: z.enum(entryParts),
  state: z.enum(entryStates),
  count: z.int(),
  since: moment,
})

/** `GET /access-readers/{id}`: one reader. */
export const readerAnswer = z.object({
  data: z.extend(readerRow, {
    /** Null for roles that see the state alone. */
    more: z.nullable(
      z.object({
        address: z.nullable(z.string()),
        username: z.nullable(z.string()),
        /** When mode and addresses were told and read back; null: not yet. */
        settings_at: z.nullable(moment),
        inventory: z.nullable(readerInventory),
        inventory_at: z.nullable(moment),
        queue: z.array(queueLine),
        /** When events were read last. */
        events_at: z.nullable(moment),
      }),
    ),
  }),
})

export type ReaderRow = z.infer<typeof readerRow>
export type ReaderConsole = z.infer<typeof readerConsole>
export type ReaderDetail = z.infer<typeof readerAnswer>['data']

/** Entries of a page. */
export const ENTRIES_PER_PAGE = 25

/** Parameters of `GET /access-readers/{id}/entries`. */
export const entriesQuery = z.strictObject({
  state: z.optional(z.enum(entryStates)),
  q: z.optional(z.string().check(z.maxLength(120))),
  page: z.optional(z.coerce.number().check(z.int(), z.gte(1), z.lte(10_000))),
})
export type EntriesQuery = z.infer<typeof entriesQuery>

const readerEntry = z.object({
  kind: z.enum(entryKinds),
  /** The person, pass, card or rule. */
  of: referenceRead,
  part: z.enum(entryParts),
  credentials: z.array(z.enum(credentialKinds)),
  state: z.enum(entryStates),
  reason: z.nullable(z.enum(entryReasons)),
  since: moment,
  tries: z.int(),
})

/** The entries of a reader, those that need somebody first. */
export const entriesAnswer = z.object({ data: z.array(readerEntry), meta: listMeta })
export type ReaderEntry = z.infer<typeof readerEntry>

/** The answer of `POST /access-readers`, and of `inventory` and `path` below one reader. */
export const startedReader = z.object({ data: z.object({ id: z.uuid() }) })

/** Seconds after which a command that was not sent is not sent any more (access §28). */
export const COMMAND_SECONDS = { probe: 60, clock: 60, password: 60, open: 5 } as const

/** Limit of openings of a person, and of other commands of a company, in an hour. */
export const COMMANDS_PER_HOUR = { opening: 600, other: 60 } as const

/** The reason that is recorded with the opening by which a new reader is tried. */
export const TEST_REASON = 'teste'

/** `POST /access-readers/{id}/commands`: the same id again is the same command. */
export const readerCommandBody = z.strictObject({
  id: z.uuid(),
  kind: z.enum(commandKinds),
  /** The point to open; needed by `open` alone. */
  point_id: z.optional(z.uuid()),
})
export type ReaderCommandBody = z.infer<typeof readerCommandBody>

const readerCommand = z.object({
  id: z.uuid(),
  kind: z.enum(commandKinds),
  state: z.enum(commandStates),
  reason: z.nullable(z.enum(commandReasons)),
  /** The reader's own words about a refusal. */
  detail: z.nullable(z.string()),
  asked_at: moment,
  expires_at: moment,
  settled_at: z.nullable(moment),
})

/** `POST /access-points/{id}/openings`: the same id again is the same opening (access §43). */
export const openingBody = z.strictObject({
  id: z.uuid(),
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(200)),
})
export type OpeningBody = z.infer<typeof openingBody>

export const readerCommandAnswer = z.object({ data: readerCommand })
export type ReaderCommand = z.infer<typeof readerCommand>
