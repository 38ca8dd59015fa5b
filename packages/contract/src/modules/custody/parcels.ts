import * as z from 'zod/mini'
import { moment, typedMoment } from '../../api-components.ts'
import { personName } from '../../typed-fields.ts'
import { normalizeText } from '../../value-types/text.ts'

/** What the company keeps for its residents (custody §2). */
export const parcelKinds = ['parcel', 'letter', 'registered', 'judicial'] as const

/** Where a parcel lies. */
export const parcelPlaces = ['desk', 'locker', 'cabinet'] as const

/** States in which the company has the parcel and its household has not. */
export const heldStates = ['arrived', 'told', 'reminded'] as const

/** Whether a parcel waits, waits for longer than the company keeps one, or is over. */
export const pickupStates = ['held', 'overdue', 'over'] as const

/** What a hand-over is proved by. */
export const handOverWays = ['code', 'signature', 'photo'] as const

/** What happens to a parcel while somebody has it in keeping, in no order. */
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

/** Digits of the code that a parcel is collected by: as many as a PIN has (custody §5). */
export const PICKUP_DIGITS = 8

/** Minutes in which the person who received a parcel at the desk takes that back. */
export const UNDO_MIN = 15

/** Delegates who may collect one parcel at a time. */
export const DELEGATES_MAX = 5

/** Codes that a household makes for one parcel: each stays in its chain of custody. */
export const CODES_MAX = 50

const note = z.optional(
  z.nullable(z.pipe(z.string().check(z.maxLength(120)), z.transform(normalizeText))),
)

/** `POST /parcels/{id}/move`: where it lies from now on. */
export const moveBody = z.strictObject({
  place: z.enum(parcelPlaces),
  locker_id: z.optional(z.nullable(z.uuid())),
  door: z.optional(z.nullable(z.number().check(z.int(), z.gte(1), z.lte(999)))),
  cabinet_id: z.optional(z.nullable(z.uuid())),
  place_note: note,
})

/** What actions on a parcel answer: how it stands. */
export const changedParcel = z.object({ id: z.uuid(), version: z.number() })

/** `POST /parcels/{id}/delegate`: who collects it instead, and until when. */
export const delegateBody = z.strictObject({
  name: personName,
  /** Absent or null: as long as the parcel waits. */
  expires_at: z.optional(z.nullable(typedMoment)),
})

/** A code by which somebody collects a parcel. */
const pickupCode = z.object({
  id: z.uuid(),
  /** Null: the household's own. */
  delegate: z.nullable(z.string()),
  code: z.string(),
  expires_at: z.nullable(moment),
})

/** What `delegate` and `renew-code` answer. */
export const givenCode = pickupCode

/** `POST /parcels/{id}/revoke-delegate`. */
export const revokeBody = z.strictObject({ delegate_id: z.uuid() })

export const revokedCode = z.object({ id: z.uuid(), delegate: z.string() })

/** What a household's own record of a waiting parcel shows: its codes. Nobody else reads them. */
export const pickupCodes = z.array(pickupCode)

/** One link of the chain of custody. */
const custodyEvent = z.object({
  kind: z.enum(custodyKinds),
  at: moment,
  /** Null by itself, and for a household, which reads no name of the staff. */
  by: z.nullable(z.string()),
  place: z.nullable(z.enum(parcelPlaces)),
  /** The locker with its door, or the cabinet. */
  where: z.nullable(z.string()),
  place_note: z.nullable(z.string()),
  to_name: z.nullable(z.string()),
  how: z.nullable(z.enum(handOverWays)),
  reason: z.nullable(z.string()),
})

/** Everything that happened to a parcel, in the order in which it did. */
export const custodyChain = z.array(custodyEvent)

/** `POST /parcels/collect`: the code that somebody tells the desk; with `preview` nothing is written. */
export const collectBody = z.strictObject({
  code: z.string().check(z.maxLength(20)),
  preview: z.optional(z.boolean()),
})

/** The parcel of a code, and whom the code was given to. */
export const collectedParcel = z.object({
  id: z.uuid(),
  number: z.string(),
  /** The unit or the resident. */
  whose: z.string(),
  place: z.enum(parcelPlaces),
  where: z.nullable(z.string()),
  place_note: z.nullable(z.string()),
  /** Null: somebody of the household. */
  delegate: z.nullable(z.string()),
  handed: z.boolean(),
})

export const collectAnswer = z.object({ data: collectedParcel })

export type CustodyEvent = z.output<typeof custodyEvent>
export type PickupCode = z.output<typeof pickupCode>
export type CollectedParcel = z.output<typeof collectedParcel>
export type ChangedParcel = z.output<typeof changedParcel>
export type RevokedCode = z.output<typeof revokedCode>
