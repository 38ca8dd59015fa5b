import {
  CODES_MAX,
  changedParcel,
  DELEGATES_MAX,
  delegateBody,
  givenCode,
  moveBody,
  type PickupCode,
  revokeBody,
  revokedCode,
} from '@portaria/contract/modules/custody/parcels'
import { parcels } from '@portaria/contract/modules/custody/parcels/parcels'
import * as z from 'zod/mini'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineAction } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { requireDoorClosed } from '../public/door-of-parcel.ts'
import { countCodes, giveCode, readCodes, revokeCodes } from '../public/parcel-codes.ts'
import { addCustody } from '../public/parcel-custody.ts'
import type { ParcelKeys } from '../public/parcel-keys.ts'
import { isHeld } from '../public/parcels.ts'
import { liesElsewhere, placementOf, placeParcel } from './parcel-places.ts'

type Row = RowOf<typeof parcels>

/** Makes the actions on a waiting parcel, besides handing it over. */
export const parcelActions = (keys: ParcelKeys) => ({
  move: defineAction(parcels, {
    summary: 'Change where a parcel lies: at the desk, in a door of a locker or in a cabinet',
    body: moveBody,
    answers: changedParcel,
    // The history shows the move by its changes, so the action adds no entry.
    history: () => null,
    async run(context, row, body) {
      requireHeld(row)
      await requireDoorClosed(context, row)
      const placement = await placementOf(context, row.id, body)
      if (!liesElsewhere(placement, row)) return { id: row.id, version: row.version }
      return placeParcel(context, row.id, placement)
    },
  }),

  'renew-code': defineAction(parcels, {
    summary: 'Make a new code for the household; the one before it opens nothing any more',
    body: z.optional(z.nullable(z.strictObject({}))),
    answers: givenCode,
    async run(context, row) {
      requireHeld(row)
      await requireDoorClosed(context, row)
      await requireCodeLeft(context, row)
      await revokeCodes(context, row.id, 'household')
      const id = await giveCode(keys, context, row.id, { delegate: null })
      await addCustody(context, [row.id], { kind: 'code_renewed' })
      return codeOf(keys, context, row, id)
    },
  }),

  delegate: defineAction(parcels, {
    summary: 'Make a code by which somebody else collects a parcel',
    body: delegateBody,
    answers: givenCode,
    async run(context, row, { name, expires_at = null }) {
      requireHeld(row)
      if (expires_at !== null && new Date(expires_at) <= new Date())
        throw fieldProblem('expires_at', 'ends_in_past')
      const given = await readCodes(keys, context, row.id)
      if (given.filter(({ delegate }) => delegate !== null).length >= DELEGATES_MAX)
        throw fieldProblem('name', 'too_big')
      await requireCodeLeft(context, row)
      const id = await giveCode(keys, context, row.id, { delegate: name, expiresAt: expires_at })
      await addCustody(context, [row.id], { kind: 'delegated', codeId: id })
      return codeOf(keys, context, row, id)
    },
  }),

  'revoke-delegate': defineAction(parcels, {
    summary: 'End the code of a delegate',
    body: revokeBody,
    answers: revokedCode,
    async run(context, row, { delegate_id: delegateId }) {
      await requireDoorClosed(context, row)
      const [revoked] = await revokeCodes(context, row.id, { delegateId })
      if (!revoked?.delegate) throw problem('state_conflict')
      await addCustody(context, [row.id], { kind: 'delegate_revoked', codeId: revoked.id })
      return { id: revoked.id, delegate: revoked.delegate }
    },
  }),
})

function requireHeld(row: Row): void {
  if (!isHeld(row.state)) throw problem('state_conflict')
}

/** Throws `too_many_codes` on `codes` if a household has made as many as allowed for one parcel. */
async function requireCodeLeft(context: TenantContext, { id }: Row): Promise<void> {
  if ((await countCodes(context, id)) < CODES_MAX) return
  throw problem('state_conflict', { errors: [{ field: 'codes', code: 'too_many_codes' }] })
}

async function codeOf(
  keys: ParcelKeys,
  context: TenantContext,
  row: Row,
  id: string,
): Promise<PickupCode> {
  const code = (await readCodes(keys, context, row.id)).find((one) => one.id === id)
  if (!code) throw problem('state_conflict')
  return code
}
