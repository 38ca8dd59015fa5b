import type { Actor } from '@portaria/contract/actors/actor'
import { isPlatformRole } from '@portaria/contract/actors/roles'
import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { type AuditEntry, type Changes, recordAudit } from '../../../../platform/audit.ts'
import { hasTenant } from '../../../../platform/database/app-database.ts'
import type { Queries } from '../../../../platform/database/queries.ts'
import { type AccountOperation, auditedRow } from './account.ts'
import type { SignInTools } from './sign-in-tools.ts'

/** An entry of the trail about an account, or about a session that was opened meanwhile. */
type Noted = { operation: AccountOperation; sessionId?: string; changes?: Changes }

/** Adds an entry to the trail of the transaction. */
export type Note = (noted: Noted) => void

/**
 * Changes an account in one transaction of the auth role, and audits what the work notes. The
 * entries are by the actor `place`, in their company, or under the platform for a platform role;
 * without a place nothing is audited. They name no other membership of the person, so that a
 * company does not learn of it. The trail is written before the change commits: a failed change is
 * not audited, and no change is kept without its entry. The connection for the trail is taken
 * first, as in `audited`: in the other order, those who wait for their company's turn could hold
 * the few connections of the auth role.
 */
export function inTrail<T>(
  { auth, database }: Pick<SignInTools, 'auth' | 'database'>,
  place: Actor | null,
  work: (queries: Queries, note: Note) => Promise<T>,
): Promise<T> {
  const audited = (record: (noted: readonly Noted[]) => Promise<void>) =>
    auth.transaction(async (queries) => {
      const noted: Noted[] = []
      const done = await work(queries, (one) => noted.push(one))
      await record(noted)
      return done
    })
  if (place === null || place.role === 'system') return audited(async () => undefined)
  const scope = isPlatformRole(place.role) ? { ...place, tenantId: NIL_TENANT } : place
  if (!hasTenant(scope)) return audited(async () => undefined)
  return database.inTenant(scope, (context) =>
    audited((noted) =>
      recordAudit(
        context,
        noted.map(({ operation, sessionId = scope.sessionId, changes = {} }): AuditEntry => {
          const by = { ...scope, sessionId }
          return { ...auditedRow(by, operation), operation, changes, by }
        }),
      ),
    ),
  )
}
