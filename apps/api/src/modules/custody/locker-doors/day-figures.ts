import type { DayFigures } from '@portaria/contract/modules/landing/landing'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'

/** Counts the doors of all lockers: all, occupied or reserved, and out of use. */
export const readDayOfDoors = ({ queries, actor }: TenantContext): Promise<DayFigures['doors']> =>
  queries.one(sql<DayFigures['doors']>`
    SELECT count(*)::int AS total,
      count(*) FILTER (WHERE d.state IN ('occupied', 'reserved'))::int AS taken,
      count(*) FILTER (WHERE d.state = 'blocked')::int AS blocked
    FROM locker_doors d
    JOIN lockers l ON l.tenant_id = d.tenant_id AND l.id = d.locker_id
    WHERE d.tenant_id = ${actor.tenantId} AND l.deleted_at IS NULL AND l.status = 'ATIVO'`)
