import type { Actor } from '@portaria/contract/actors/actor'
import type { OwnPins, OwnPinsBody } from '@portaria/contract/modules/access/access-answers'
import { newId } from '@portaria/contract/value-types/uuid'
import { recordAudit } from '../../../platform/audit.ts'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { secretSeal } from '../../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../../platform/secrets/server-secret.ts'
import {
  countLookUp,
  openLookUps,
} from '../../../register-endpoints/aspects/hidden-values/look-up-limits.ts'
import type { PassKeys } from '../../visits/public/pass-keys.ts'
import {
  type Holder,
  isFreePin,
  type KeptPin,
  keepPin,
  keptPins,
  knownNumbers,
  lockPins,
  ownHolder,
  registerOf,
  removePins,
} from './own-pins.repository.ts'
import { isWeakPin } from './weak-pins.ts'

/** A person's own PINs. Each method takes the actor, in whose session they are read and changed. */
export type OwnPinsService = {
  /** Throws `not_found` for a membership without a resident, an employee or a provider. */
  read(actor: Actor): Promise<OwnPins>
  /**
   * Sets and removes PINs; a person without a PIN has none for duress either. Throws `validation`
   * with `pin_missing`, or with `pin_not_accepted`, which does not say why, and `throttled` after
   * too many of these or too many new PINs.
   */
  change(actor: Actor, body: OwnPinsBody): Promise<OwnPins>
}

/** The fields of PINs, in the order in which they are judged. */
const fields = ['pin', 'duress_pin'] as const

type PinField = (typeof fields)[number]

/** A PIN that a person chose, with its digest. */
type Chosen = { readonly field: PinField; readonly pin: string; readonly digest: Buffer }

type Result = { readonly pins: OwnPins } | { readonly refused: PinField }

export function ownPinsService(
  database: AppDatabase,
  keys: Pick<PassKeys, 'pinDigest'>,
  secret: ServerSecret,
): OwnPinsService {
  const seal = secretSeal(secret, 'own PIN')

  async function change(context: TenantContext, body: OwnPinsBody): Promise<Result> {
    const { tenantId } = context.actor
    const holder = await requireHolder(context)
    const chosen = fields.flatMap((field): Chosen[] => {
      const pin = body[field]
      return pin == null ? [] : [{ field, pin, digest: keys.pinDigest(tenantId, pin) }]
    })
    // Whoever may choose no more today can still remove what they have.
    if (chosen.length > 0) await openLookUps(context, 'own_pin')
    await lockPins(context, holder)
    const kept = await keptPins(context, holder)
    const isLeft = body.pin === undefined ? pinOf(kept, 'pin') !== undefined : body.pin !== null
    if (body.duress_pin != null && !isLeft) throw fieldProblem('duress_pin', 'pin_missing')
    const refused = await refusedField(context, { holder, kept, chosen, body })
    if (refused !== null) {
      // Returned, since an error would undo the count.
      await countLookUp(context, 'own_pin', newId(), false)
      return { refused }
    }
    // Each PIN that is found free is a guess at a neighbour's as well.
    for (const one of chosen)
      if (!isOwn(kept, one)) await countLookUp(context, 'own_pin', newId(), true)
    const fresh = chosen.filter(({ field, digest }) => !pinOf(kept, field)?.digest.equals(digest))
    const isOver = (field: PinField) =>
      body[field] === null || !isLeft || fresh.some((one) => one.field === field)
    const over = fields.flatMap((field) => (isOver(field) ? (pinOf(kept, field) ?? []) : []))
    if (over.length > 0)
      await removePins(
        context,
        over.map(({ id }) => id),
      )
    for (const { field, pin, digest } of fresh) {
      const isDuress = field === 'duress_pin'
      await keepPin(context, holder, { isDuress, digest, seal: (id) => seal.seal(id, pin) })
    }
    if (over.length + fresh.length > 0) {
      await recordAudit(context, {
        register: registerOf(holder),
        rowId: holder.id,
        // The same for both, so that no reader of the trail learns who has a PIN for duress.
        operation: fresh.length > 0 ? 'own_pin_set' : 'own_pin_removed',
      })
    }
    return { pins: shown(await keptPins(context, holder)) }
  }

  return {
    read: (actor) =>
      database.readInTenant(actor, async (context) =>
        shown(await keptPins(context, await requireHolder(context))),
      ),

    async change(actor, body) {
      const result = await database.inTenant(actor, (context) => change(context, body))
      if ('refused' in result) throw fieldProblem(result.refused, 'pin_not_accepted')
      return result.pins
    },
  }
}

async function requireHolder(context: TenantContext): Promise<Holder> {
  const holder = await ownHolder(context)
  if (holder === null) throw problem('not_found')
  return holder
}

const pinOf = (kept: readonly KeptPin[], field: PinField): KeptPin | undefined =>
  kept.find((one) => one.is_duress === (field === 'duress_pin'))

/** Whether a chosen PIN is one that the person has, as PIN or for duress. */
const isOwn = (kept: readonly KeptPin[], chosen: Chosen): boolean =>
  kept.some(({ digest }) => digest.equals(chosen.digest))

const shown = (kept: readonly KeptPin[]): OwnPins => ({
  pin_set_at: pinOf(kept, 'pin')?.set_at.toISOString() ?? null,
  duress_set_at: pinOf(kept, 'duress_pin')?.set_at.toISOString() ?? null,
})

type Choice = {
  readonly holder: Holder
  readonly kept: readonly KeptPin[]
  readonly chosen: readonly Chosen[]
  readonly body: OwnPinsBody
}

/**
 * Returns the field of a PIN that is not accepted: one that is easily guessed, that equals the
 * other one, or that a pass or a person has. Reads all of them each time, so that the time of a
 * refusal does not tell its reason either.
 */
async function refusedField(
  context: TenantContext,
  { holder, kept, chosen, body }: Choice,
): Promise<PinField | null> {
  if (chosen.length === 0) return null
  const numbers = await knownNumbers(context, holder)
  const digestOf = (field: PinField) =>
    body[field] === null
      ? undefined
      : (chosen.find((one) => one.field === field)?.digest ?? pinOf(kept, field)?.digest)
  const [pin, duress] = [digestOf('pin'), digestOf('duress_pin')]
  const areEqual = pin !== undefined && duress !== undefined && pin.equals(duress)
  const refused: PinField[] = []
  // Two people who choose each other's two PINs at once would wait for each other otherwise.
  for (const one of chosen.toSorted((a, b) => a.digest.compare(b.digest))) {
    const isFree = isOwn(kept, one) || (await isFreePin(context, one.digest))
    if (!isFree || isWeakPin(one.pin, numbers)) refused.push(one.field)
  }
  if (areEqual) refused.push(chosen.at(-1)?.field ?? 'pin')
  return fields.find((field) => refused.includes(field)) ?? null
}
