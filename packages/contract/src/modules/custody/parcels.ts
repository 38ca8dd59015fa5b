import * as z from 'zod/mini'
import { moment, typedMoment } from '../../schemas/api-components.ts'
import { personName } from '../../schemas/typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'

/** Kinds of things that the company keeps for its residents (custody §2). */
export const parcelKinds = ['parcel', 'letter', 'registered', 'judicial'] as const

/** Places of a parcel. */
export const parcelPlaces = ['desk', 'locker', 'cabinet'] as const

/** States in which the company still has the parcel. */
export const heldStates = ['arrived', 'told', 'reminded'] as const

/** Whether a parcel waits, has waited for longer than the company keeps parcels, or is over. */
export const pickupStates = ['held', 'overdue', 'over'] as const

/** Proofs of a hand-over. */
export const handOverWays = ['code', 'signature', 'photo'] as const

/** Kinds of events in a parcel's chain of custody, in no order. */
export const custodyKinds = [
  'received',
  'told',
  'reminded',
  'moved',
  'redirected',
  'code_renewed',
  'codes_ended',
  'delegated',
  'delegate_revoked',
  'door_opened',
  'door_resolved',
  'handed_over',
  'returned',
  'lost',
  'found',
  'refused',
  'cancelled',
] as const

export type CustodyKind = (typeof custodyKinds)[number]

/** Digits of a pick-up code: as many as a PIN has (custody §5). */
export const PICKUP_DIGITS = 8

/** Minutes in which the person who received a parcel at the desk may undo that. */
export const UNDO_MIN = 15

/** Limit of simultaneous delegates for one parcel. */
export const DELEGATES_MAX = 5

/** Limit of codes that a household makes for one parcel: each stays in its chain of custody. */
export const CODES_MAX = 50

const note = z.optional(
  z.nullable(z.pipe(z.string().check(z.maxLength(120)), z.transform(normalizeText))),
)

/** `POST /parcels/{id}/move`: the new place of a parcel. */
export const moveBody = z.strictObject({
  place: z.enum(parcelPlaces),
  locker_id: z.optional(z.nullable(z.uuid())),
  door: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(999)))),
  cabinet_id: z.optional(z.nullable(z.uuid())),
  place_note: note,
})

/** The answer of actions on a parcel: its current version. */
export const changedParcel = z.object({ id: z.uuid(), version: z.number() })

/** `POST /parcels/{id}/delegate`: the person who collects it instead, and for how long. */
export const delegateBody = z.strictObject({
  name: personName,
  /** Absent or null for as long as the parcel waits. */
  expires_at: z.optional(z.nullable(typedMoment)),
})

/** A code for collecting a parcel. */
const pickupCode = z.object({
  id: z.uuid(),
  /** Null for the household's own code. */
  delegate: z.nullable(z.string()),
  code: z.string(),
  expires_at: z.nullable(moment),
})

/** The answer of `delegate` and `renew-code`. */
export const givenCode = pickupCode

/** `POST /parcels/{id}/revoke-delegate`. */
export const revokeBody = z.strictObject({ delegate_id: z.uuid() })

export const revokedCode = z.object({ id: z.uuid(), delegate: z.string() })

/** The codes in a household's own record of a waiting parcel. Nobody else reads them. */
export const pickupCodes = z.array(pickupCode)

/** One link of the chain of custody. */
const custodyEvent = z.object({
  kind: z.enum(custodyKinds),
  at: moment,
  /** Null if it happened by itself, and for a household, which reads no name of the staff. */
  by: z.nullable(z.string()),
  place: z.nullable(z.enum(parcelPlaces)),
  /** The locker with its door, or the cabinet. */
  where: z.nullable(z.string()),
  place_note: z.nullable(z.string()),
  to_name: z.nullable(z.string()),
  how: z.nullable(z.enum(handOverWays)),
  reason: z.nullable(z.string()),
})

/** All events of a parcel, in order. */
export const custodyChain = z.array(custodyEvent)

/**
 * `POST /parcels/collect`: the code that a person tells the desk; with `preview` nothing is
 * written.
 */
export const collectBody = z.strictObject({
  code: z.string().check(z.maxLength(20)),
  preview: z.optional(z.boolean()),
})

/** The parcel of a code, and the person the code was given to. */
export const collectedParcel = z.object({
  id: z.uuid(),
  number: z.string(),
  /** The unit or the resident. */
  whose: z.string(),
  place: z.enum(parcelPlaces),
  where: z.nullable(z.string()),
  place_note: z.nullable(z.string()),
  /** Null for the household itself. */
  delegate: z.nullable(z.string()),
  handed: z.boolean(),
})

export const collectAnswer = z.object({ data: collectedParcel })

export type CustodyEvent = z.output<typeof custodyEvent>
export type PickupCode = z.output<typeof pickupCode>
export type CollectedParcel = z.output<typeof collectedParcel>
export type ChangedParcel = z.output<typeof changedParcel>
export type RevokedCode = z.output<typeof revokedCode>
