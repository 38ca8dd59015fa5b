import type { PassTerms } from '@portaria/contract/modules/visits/pass-window'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import { mapInShares } from '../../../../platform/map-in-shares.ts'
import { isActiveRow } from '../../../../register-endpoints/live-rows.ts'
import type { PassKeys } from '../../../visits/public/pass-keys.ts'
import { givenUntil } from '../../../visits/public/passes.ts'
import { readGuestsOf } from '../../decisions/pass-facts.ts'
import type { GivenPass } from './list-input.ts'

type Stored = PassTerms & {
  readonly id: string
  readonly guest_name: string
  readonly generation: number
  readonly pin_sealed: Buffer
}

/**
 * Reads some live passes, or all, that lists may have to hold before the next midnight, without those
 * whose giver has lost the right.
 */
export async function readListedPasses(
  keys: PassKeys,
  context: TenantContext,
  asked: readonly string[] | 'all',
): Promise<GivenPass[]> {
  if (asked.length === 0) return []
  const { queries, actor } = context
  const isAsked = asked === 'all' ? sql`true` : sql`p.id = ANY(${[...asked]}::uuid[])`
  // Four days and a tolerance of hours cover the 72 hours of every moment of today.
  const stored = await queries.all(sql<Stored>`
    SELECT p.id, p.guest_name, p.state, p.status, p.valid_from, p.valid_to, p.uses_allowed,
      p.uses_done, p.weekdays, p.from_time, p.to_time, p.on_holidays, s.generation, s.pin_sealed
    FROM passes p JOIN pass_secrets s ON s.tenant_id = p.tenant_id AND s.pass_id = p.id
    WHERE p.tenant_id = ${actor.tenantId} AND ${isActiveRow(sql.ref('p'))}
      AND p.state IN ('active', 'used') AND p.valid_to > now() - interval '1 day'
      AND p.valid_from < now() + interval '5 days' AND ${isAsked}`)
  const ids = stored.map(({ id }) => id)
  if (ids.length === 0) return []
  const [guests, given] = await together(readGuestsOf(context, ids), givenUntil(context, ids))
  const read = await mapInShares(stored, (pass): GivenPass[] => {
    const { id, guest_name: name, generation, pin_sealed: sealed, ...terms } = pass
    const [guest, until] = [guests.get(id), given.get(id)]
    if (!guest || until === undefined) return []
    return [
      {
        id,
        name,
        terms,
        guest: guest.guest,
        isInside: guest.isInside,
        givenUntil: until,
        qrCode: keys.tokens.of({ tenantId: actor.tenantId, id, generation }),
        pin: keys.pins.open(id, sealed),
      },
    ]
  })
  return read.flat()
}
