import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { AssignedReaders } from '../../../parts/assigned.ts'

/** Cards that a provider holds, blocked ones too. */
export const readAssignedCards: AssignedReaders['cards'] = ({ queries, actor }, own, limit) =>
  queries.all(sql<Assigned['cards'][number]>`
    SELECT c.id, c.number, c.kind, c.state = 'blocked' AS blocked, c.valid_to FROM cards c
    WHERE c.tenant_id = ${actor.tenantId} AND c.provider_id = ${own} AND c.deleted_at IS NULL
      AND c.state IN ('assigned', 'blocked')
    ORDER BY c.number LIMIT ${limit}`)
