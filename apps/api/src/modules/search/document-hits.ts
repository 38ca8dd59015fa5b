import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { lookUpFields, type TypedDocument } from '@portaria/contract/define-register/look-ups'
import { sql } from 'kysely'
import { recordAudit } from '../../platform/audit.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { documentMatches } from '../../register-endpoints/aspects/hidden-values/document-conditions.ts'
import {
  countLookUp,
  openLookUps,
} from '../../register-endpoints/aspects/hidden-values/look-up-limits.ts'
import { trailOf } from '../../register-endpoints/aspects/hidden-values/look-up-trail.ts'
import type { Machinery } from '../../register-endpoints/machinery.ts'
import { type Hit, hitsByOwned, hitsByValue, type SearchedRegister } from './search.repository.ts'

/**
 * Finds the people with a whole document. For roles that may not read documents this is one look-up
 * in all registers that they read: it is counted and audited in the caller's transaction, which
 * must be committed. Throws `throttled` before anything is read (search §5).
 */
export async function documentHits(
  context: TenantContext,
  readable: readonly Machinery[],
  { kind, value }: TypedDocument,
): Promise<Hit[]> {
  const { actor } = context
  const asked = readable.flatMap((machinery): SearchedRegister[] => {
    if (lookUpFields(machinery.register, actor.role).length === 0) return []
    const matches = documentMatches(machinery.register, value)
    if (matches.length === 0) return []
    return [{ machinery, conditions: [sql`(${sql.join(matches, sql` OR `)})`] }]
  })
  const isHidden = ({ machinery }: SearchedRegister) =>
    !seesSensitive(machinery.register, actor.role)
  const hidden = asked.filter(isHidden)
  const last = hidden.at(-1)?.machinery
  if (last) await openLookUps(context, 'document')
  const people = asked.map(({ machinery }) => machinery)
  const hits =
    asked.length > 0
      ? [
          ...(await hitsByValue(context, asked)),
          ...(await hitsByOwned(context, people, { document: value })),
        ]
      : []
  if (!last) return hits
  const named = new Set(hidden.map(({ machinery }) => machinery.register.name))
  const found = hits.filter(({ register }) => named.has(register))
  // The miss is counted with the digest of the last register, which is that of visitors. If the
  // gate then registers the person there, the miss is given back by that digest.
  const digest = last.lookUpDigest(actor, last.register.name, value)
  await countLookUp(context, 'document', digest, found.length > 0)
  const trail = Map.groupBy(found, ({ register }) => register)
  const read = hidden.filter(({ machinery }) => trail.has(machinery.register.name))
  for (const { machinery } of read.length > 0 ? read : hidden.slice(-1)) {
    const ids = (trail.get(machinery.register.name) ?? []).map(({ id }) => id)
    await recordAudit(context, trailOf(machinery.register, kind, ids))
  }
  return hits
}
