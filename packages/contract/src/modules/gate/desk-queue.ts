import * as z from 'zod/mini'
import { moment, typedMoment } from '../../api-components.ts'
import { personName } from '../../typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'
import { visitKinds } from '../companies/settings/visit-settings.ts'
import { idDocument, people } from '../visits/visits.ts'

/** Entries of one call; a device sends what it holds in the order in which it happened. */
export const QUEUE_MAX = 50

/** What HPKE binds a sealed entry to, besides its id. */
export const SEAL_INFO = 'portaria desk entry 1'

/** Characters of one sealed entry in base64url. */
const SEALED_MAX = 8_000

/** Through what the person who answered for a visitor was reached; nobody answers by the app then. */
export const toldThrough = ['intercom', 'phone', 'desk', 'list'] as const

const line = (max: number) => z.string().check(z.maxLength(max))

/** A line as the registers' text is read: what was refused is kept as it came. */
const text = (max: number) => z.pipe(line(max), z.transform(normalizeText))

/** What was typed or shown at the desk. */
const typed = {
  cpf: z.optional(z.nullable(text(20))),
  id_doc: z.optional(z.nullable(idDocument)),
  plate: z.optional(z.nullable(text(20))),
  companions: z.optional(z.nullable(people)),
  /** Who answered for the visitor, and through what, where nobody had. */
  told_by: z.optional(z.nullable(text(120))),
  told_through: z.optional(z.enum(toldThrough)),
  /** Why somebody was let in although something stood against it. */
  let_in_reason: z.optional(z.nullable(text(200))),
}

/** Somebody came in by a visit that was there, or by a pass. */
const enter = z.strictObject({
  name: z.literal('enter'),
  visit_id: z.optional(z.uuid()),
  pass_id: z.optional(z.uuid()),
  ...typed,
})

/** Somebody came in of whom nothing was known. */
const walkIn = z.strictObject({
  name: z.literal('walk-in'),
  kind: z.enum(visitKinds),
  apartment_id: z.optional(z.uuid()),
  employee_id: z.optional(z.uuid()),
  common_area_id: z.optional(z.uuid()),
  /** Of an official. */
  authority: z.optional(z.nullable(text(200))),
  ...typed,
})

/** Somebody left: of a visit that was there, or of another entry of the queue. */
const leave = z.strictObject({
  name: z.literal('leave'),
  visit_id: z.optional(z.uuid()),
  entry_id: z.optional(z.uuid()),
})

/** One entry or exit of a desk without a network, as it is inside its seal. */
export const queuedEntry = z.strictObject({
  /** Of the pack that the desk worked with. */
  ticket: z.string().check(z.maxLength(1_000)),
  /** By the server's clock, as the device last knew it, and by the device's own. */
  happened_at: typedMoment,
  device_at: typedMoment,
  /** Whom the desk saw. */
  guest_name: personName,
  act: z.discriminatedUnion('name', [enter, walkIn, leave]),
})

/**
 * `POST /gate/queue`: what a desk recorded while it had no network, sealed with HPKE (RFC 9180, base
 * mode, P-256, HKDF-SHA256, AES-256-GCM; info `SEAL_INFO`, the entry's id as associated data): the
 * encapsulated key and the ciphertext after each other, in base64url. A repeated entry gets its first
 * answer; one without an answer was not judged, and is sent again.
 */
export const queueBody = z.strictObject({
  entries: z
    .array(
      z.strictObject({
        id: z.uuid(),
        /** The name of the server's key. */
        key: line(64),
        sealed: line(SEALED_MAX),
      }),
    )
    .check(z.minLength(1), z.maxLength(QUEUE_MAX)),
})

/**
 * `done`: recorded as it happened; `conflict`: kept for a person to resolve; `unreadable`: not kept,
 * since nothing proves whose it is.
 */
export const queueOutcomes = ['done', 'conflict', 'unreadable'] as const

export const queueAnswer = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(queueOutcomes),
      visit_id: z.nullable(z.uuid()),
      /** What stands against it, as the codes of fields. */
      codes: z.array(z.string()),
    }),
  ),
})

const named = z.object({ id: z.uuid(), title: z.string() })

/** An entry that could not be recorded as it happened. */
const deskConflict = z.object({
  id: z.uuid(),
  act: z.enum(['enter', 'walk-in', 'leave']),
  guest_name: z.string(),
  author: named,
  happened_at: moment,
  received_at: moment,
  codes: z.array(z.string()),
  apartment: z.nullable(named),
  employee: z.nullable(named),
  area: z.nullable(named),
  plate: z.nullable(z.string()),
  companions: z.int(),
  /** When they left again, as the same desk saw. */
  left_at: z.nullable(moment),
  /** What the server has instead: the visit of the same pass or visitor. */
  against: z.nullable(
    z.object({
      id: z.uuid(),
      guest_name: z.string(),
      state: z.string(),
      checked_in_at: z.nullable(moment),
      checked_in_by: z.nullable(z.string()),
    }),
  ),
})

/** Entries of one page. */
export const CONFLICTS_PAGE = 50

export const conflictsQuery = z.strictObject({
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
  /** The entries of one author alone. */
  author: z.optional(z.uuid()),
  /** One entry alone, which may lie on a later page. */
  entry: z.optional(z.uuid()),
})

/**
 * `GET /gate/queue`: the entries that wait for a person. The oldest of each author come before the second
 * ones, so that nobody's many hide another's.
 */
export const conflictsAnswer = z.object({
  data: z.array(deskConflict),
  meta: z.object({
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
    /** How many of each author wait, on all pages. */
    authors: z.array(z.object({ id: z.uuid(), title: z.string(), count: z.int() })),
  }),
})

/**
 * `POST /gate/queue/{id}/resolve`. `entered`: somebody came in, and the visit is recorded at its time
 * with the note as its reason; `same`: it is the visit that the server has, and ends with the exit that the
 * desk saw; `not_entered`: nobody did. What stands at an impossible time, or was recorded by somebody who
 * was not of the gate, another person resolves (`own_entry`); a visit at an impossible time is recorded at
 * the one at which the server got the entry.
 */
export const resolutions = ['entered', 'same', 'not_entered'] as const

export const resolveBody = z.strictObject({
  as: z.enum(resolutions),
  note: z.pipe(line(200).check(z.minLength(1)), z.transform(normalizeText)).check(z.minLength(1)),
})

export const resolvedAnswer = z.object({
  data: z.object({ id: z.uuid(), visit_id: z.nullable(z.uuid()) }),
})

export type QueuedEntry = z.output<typeof queuedEntry>
export type QueuedAct = QueuedEntry['act']
export type QueueBody = z.output<typeof queueBody>
export type QueueOutcome = z.output<typeof queueAnswer>['data'][number]
export type ConflictsQuery = z.output<typeof conflictsQuery>
export type ConflictsPage = z.output<typeof conflictsAnswer>
export type DeskConflict = z.output<typeof deskConflict>
export type Resolution = (typeof resolutions)[number]
