import type { Assigned } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { AssignedReaders } from '../../../parts/assigned.ts'

/** Reads the requests assigned to a provider, earliest due first. */
export const readAssignedRequests: AssignedReaders['requests'] = ({ queries, actor }, own, limit) =>
  queries.all(sql<Assigned['requests'][number]>`
    SELECT r.id, r.number, r.subject, r.state, r.priority,
      to_char(r.due_on, 'YYYY-MM-DD') AS due_on
    FROM requests r
    WHERE r.tenant_id = ${actor.tenantId} AND r.assignee_provider_id = ${own}
      AND r.deleted_at IS NULL AND r.state IN ('open', 'in_progress')
    ORDER BY r.due_on, r.opened_at, r.id LIMIT ${limit}`)
