import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'

/** The registers whose people may be erased (people §8). */
export const erasableRegisters = [
  'residents',
  'employees',
  'service-providers',
  'visitors',
] as const

export type ErasableRegister = (typeof erasableRegisters)[number]

/** Reasons of an erasure: a choice, so that no receipt repeats what somebody typed about a person. */
export const erasureReasons = ['asked', 'consent_withdrawn', 'not_needed', 'ordered'] as const

/** Kinds of what is still open with a person, and holds an erasure (people §9). */
export const erasureHolds = [
  'active',
  'inside',
  'blocked',
  'login',
  'role',
  'invitation',
  'own_pin',
  'face',
  'removal',
  'departure',
  'visit',
  'pass',
  'event',
  'card',
  'parking',
  'vehicle',
  'pet',
  'loan',
  'parcel',
  'request',
  'occurrence',
  'violation',
  'alert',
  'round',
  'employee',
  'ward',
  'occupancy',
] as const

export type ErasureHold = (typeof erasureHolds)[number]

/** Kinds of what an erasure blanks, in the order of the receipt. */
export const erasedKinds = [
  'values',
  'photos',
  'technicians',
  'documents',
  'faces',
  'trail',
  'visits',
  'passes',
  'item_passes',
  'events',
  'event_guests',
  'desk_entries',
  'parcels',
  'vehicles',
  'pets',
  'invitations',
  'departures',
] as const

export type ErasedKind = (typeof erasedKinds)[number]

/** Kinds of what stays, each by a rule (people §11). */
export const keptKinds = [
  'accesses',
  'visits',
  'parcels',
  'lost_parcels',
  'events',
  'rounds',
  'matters',
  'consents',
  'account',
] as const

export type KeptKind = (typeof keptKinds)[number]

const titled = z.object({ id: z.uuid(), title: z.string() })

const receipt = z.object({
  id: z.uuid(),
  number: z.int(),
  register: z.enum(erasableRegisters),
  person_id: z.uuid(),
  /** The neutral name that lists show from now on. */
  name: z.string(),
  company: z.string(),
  time_zone: z.string(),
  asked_by: z.string(),
  at: moment,
  reason: z.enum(erasureReasons),
  blanked: z.array(z.object({ kind: z.enum(erasedKinds), count: z.int() })),
  kept: z.array(z.object({ kind: z.enum(keptKinds), count: z.int() })),
})

const hold = z.object({
  kind: z.enum(erasureHolds),
  /** Null for what has no page of its own. */
  id: z.nullable(z.uuid()),
  title: z.nullable(z.string()),
})

/**
 * `GET /residents/{id}/erasure`, and the same for employees, providers and visitors: the receipt of
 * somebody who was erased, or what holds the erasure and other records with the same CPF.
 */
export const erasureAnswer = z.object({
  data: z.object({
    receipt: z.nullable(receipt),
    holds: z.array(hold),
    same: z.array(z.extend(titled, { register: z.enum(erasableRegisters) })),
  }),
})

/** `POST /residents/{id}/erasure`, and the same for the others. */
export const erasureBody = z.strictObject({ reason: z.enum(erasureReasons) })

export const erasureReceipt = z.object({ data: receipt })

export type ErasureOverview = z.output<typeof erasureAnswer>['data']
export type ErasureReceipt = z.output<typeof receipt>
export type ErasureReason = (typeof erasureReasons)[number]
