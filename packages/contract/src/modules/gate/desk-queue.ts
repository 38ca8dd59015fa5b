import * as z from 'zod/mini'
import { moment, typedMoment } from '../../schemas/api-components.ts'
import { personName } from '../../schemas/typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'
import { visitKinds } from '../companies/settings/visit-settings.ts'
import { idDocument, people } from '../visits/visits.ts'

/** Limit of entries per call; a device sends its entries in the order in which they happened. */
export const QUEUE_MAX = 50

/** The context that HPKE binds a sealed entry to, besides its id. */
export const SEAL_INFO = 'portaria desk entry 1'

/** Limit of characters of one sealed entry in base64url. */
const SEALED_MAX = 8_000

/**
 * Ways in which the person who answered for a visitor was reached; nobody answers by the app
 * without a network.
 */
export const toldThrough = ['intercom', 'phone', 'desk', 'list'] as const

const line = (max: number) => z.string().check(z.maxLength(max))

/** A line that is read as the registers' text; refused values are kept as they came. */
const text = (max: number) => z.pipe(line(max), z.transform(normalizeText))

/** Values that were typed or shown at the desk. */
const typed = {
  cpf: z.optional(z.nullable(text(20))),
  id_doc: z.optional(z.nullable(idDocument)),
  plate: z.optional(z.nullable(text(20))),
  companions: z.optional(z.nullable(people)),
  /**
   * The person who answered for the visitor, and how they were reached, if nobody had answered
   * before.
   */
  told_by: z.optional(z.nullable(text(120))),
  told_through: z.optional(z.enum(toldThrough)),
  /** The reason why a person was let in despite a refusal. */
  let_in_reason: z.optional(z.nullable(text(200))),
}

/** An entry by a known visit, or by a pass. */
const enter = z.strictObject({
  name: z.literal('enter'),
  visit_id: z.optional(z.uuid()),
  pass_id: z.optional(z.uuid()),
  ...typed,
})

/** An entry without a known visit. */
const walkIn = z.strictObject({
  name: z.literal('walk-in'),
  kind: z.enum(visitKinds),
  apartment_id: z.optional(z.uuid()),
  employee_id: z.optional(z.uuid()),
  common_area_id: z.optional(z.uuid()),
  /** For an official. */
  authority: z.optional(z.nullable(text(200))),
  ...typed,
})

/** An exit, from a known visit, or from another entry of the queue. */
const leave = z.strictObject({
  name: z.literal('leave'),
  visit_id: z.optional(z.uuid()),
  entry_id: z.optional(z.uuid()),
})

/** One entry or exit of a desk without a network, in its unsealed form. */
export const queuedEntry = z.strictObject({
  /** From the pack that the desk worked with. */
  ticket: z.string().check(z.maxLength(1_000)),
  /**
   * The time by the server's clock, as the device last knew it, and the time by the device's own
   * clock.
   */
  happened_at: typedMoment,
  device_at: typedMoment,
  /** The visitor whom the desk saw. */
  guest_name: personName,
  act: z.discriminatedUnion('name', [enter, walkIn, leave]),
})

/**
 * `POST /gate/queue`: the entries that a desk recorded without a network, sealed with HPKE (RFC
 * 9180, base mode, P-256, HKDF-SHA256, AES-256-GCM; info `SEAL_INFO`, the entry's id as associated
 * data): the encapsulated key followed by the ciphertext, in base64url. A repeated entry gets its
 * first answer; one without an answer was not judged, and is sent again.
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
 * `done`: recorded as it happened; `conflict`: stored for a person to resolve; `unreadable`: not
 * stored, since nothing proves its author.
 */
export const queueOutcomes = ['done', 'conflict', 'unreadable'] as const

export const queueAnswer = z.object({
  data: z.array(
    z.object({
      id: z.uuid(),
      outcome: z.enum(queueOutcomes),
      visit_id: z.nullable(z.uuid()),
      /** The refusals, as codes of fields. */
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
  /** The time at which the same desk saw them leave again. */
  left_at: z.nullable(moment),
  /** The visit of the same pass or visitor that the server has instead. */
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

/** Entries per page. */
export const CONFLICTS_PAGE = 50

export const conflictsQuery = z.strictObject({
  page: z.optional(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(1_000))),
  /** Only the entries of one author. */
  author: z.optional(z.uuid()),
  /** Only one entry, which may be on a later page. */
  entry: z.optional(z.uuid()),
})

/**
 * `GET /gate/queue`: the entries that wait for a person. The oldest entry of each author comes
 * before all second ones, so that an author with many entries does not hide those of others.
 */
export const conflictsAnswer = z.object({
  data: z.array(deskConflict),
  meta: z.object({
    total: z.int(),
    page: z.int(),
    per_page: z.int(),
    /** The number of waiting entries per author, on all pages. */
    authors: z.array(z.object({ id: z.uuid(), title: z.string(), count: z.int() })),
  }),
})

/**
 * `POST /gate/queue/{id}/resolve`. `entered`: a visitor came in, and the visit is recorded at the
 * entry's time with the note as its reason. `same`: the server already has the visit, which ends
 * with the exit that the desk saw. `not_entered`: nobody came in. An entry with an impossible time,
 * or one by somebody who did not work at the gate, must be resolved by another person than its
 * author (`own_entry`). A visit with an impossible time is recorded at the time when the server got
 * the entry.
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
