import { PICKUP_DIGITS } from '@portaria/contract/modules/custody/parcels'
import { passCodeOf } from '@portaria/contract/modules/gate/gate-codes'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import {
  countLookUp,
  openLookUps,
} from '../../register-endpoints/aspects/hidden-values/look-up-limits.ts'
import { codeOfDigest, type ShownCode } from '../custody/public/parcel-codes.ts'
import type { ParcelKeys } from '../custody/public/parcel-keys.ts'
import { type CodedPass, findPin, passOfCode } from '../visits/public/coded-passes.ts'
import type { PassKeys } from '../visits/public/pass-keys.ts'

/** The result of a code at the desk: a pass, a waiting parcel, or nothing. */
export type TypedCode = CodedPass & { shown: ShownCode | null }

/** The form of a PIN or a pick-up code, which is the same. */
const SHORT_CODE = new RegExp(`^\\d{${PICKUP_DIGITS}}$`)

const bareOf = (typed: string): string => typed.replace(/\s/g, '')

/**
 * Whether a typed text has the form of a code at all, so that names and units are not looked up as
 * codes.
 */
export function mayBeCode(typed: string): boolean {
  return passCodeOf(typed) !== null || SHORT_CODE.test(bareOf(typed))
}

/**
 * Returns the pass and the parcel of a text typed into the desk's box; nothing for a text that is
 * not a code. A short code is looked up among PINs and pick-up codes, and a wrong one counts as one
 * of either.
 */
export async function codeOfTyped(
  keys: { readonly passes: PassKeys; readonly parcels: ParcelKeys },
  context: TenantContext,
  typed: string,
): Promise<TypedCode> {
  const bare = bareOf(typed)
  const token = passCodeOf(typed)
  if (token !== null) return { ...(await passOfCode(keys.passes, context, token)), shown: null }
  // Eight digits may also be a document, so a wrong code is not a refusal.
  const none = { passId: null, refusal: null } as const
  if (!SHORT_CODE.test(bare)) return { ...none, shown: null }
  await openLookUps(context, 'pin', ['misses'])
  await openLookUps(context, 'pickup', ['misses'])
  const { passId, digest } = await findPin(keys.passes, context, bare)
  const parcel = keys.parcels.digest(context.actor.tenantId, bare)
  const shown = await codeOfDigest(context, parcel)
  if (passId === null && !shown) {
    await countLookUp(context, 'pin', digest, false)
    await countLookUp(context, 'pickup', `parcel ${parcel.toString('base64url')}`, false)
  }
  return { ...(passId === null ? none : { passId, refusal: null }), shown: shown ?? null }
}

/**
 * Returns the pass of a PIN. A wrong PIN counts as a look-up that found nothing: so few of those
 * are allowed per hour that nobody finds one PIN in a hundred million. Throws `throttled`. The
 * caller must throw nothing else before the end of the transaction, which would undo the count.
 */
export async function passOfPin(
  keys: PassKeys,
  context: TenantContext,
  pin: string,
): Promise<CodedPass> {
  await openLookUps(context, 'pin', ['misses'])
  const { passId, digest } = await findPin(keys, context, pin)
  if (passId !== null) return { passId, refusal: null }
  await countLookUp(context, 'pin', digest, false)
  return { passId: null, refusal: 'pass_unknown' }
}
