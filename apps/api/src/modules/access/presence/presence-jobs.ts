import { systemActor } from '@portaria/contract/actors/actor'
import { PARDON_MINUTES } from '@portaria/contract/modules/access/presence/presence'
import { sql } from 'kysely'
import type { Schedule, Tasks } from '../../../platform/jobs/task.ts'
import { belongsHere, isRecent } from './presence-terms.ts'

const FORGET = 'forget_presence'

/** Forgets where people were who were not seen for days, or belong here no more (access §50). */
export const presenceTasks: Tasks = {
  [FORGET]: {
    scope: 'tenant',
    async run({ database, actor: { tenantId } }) {
      const system = systemActor('presence that is over', tenantId)
      await database.inTenant(system, async ({ queries, actor }) => {
        await queries.count(sql`
          DELETE FROM access_presence s WHERE s.tenant_id = ${actor.tenantId}
            AND NOT (${isRecent(sql.ref('s.seen_at'))} AND ${belongsHere(sql.ref('s'), actor)})`)
        await queries.count(sql`
          DELETE FROM access_pardons WHERE tenant_id = ${actor.tenantId}
            AND given_at < now() - make_interval(mins => ${sql.lit(PARDON_MINUTES)})`)
      })
    },
  },
}

/** 06:50 UTC is 03:50 in Brasília. */
export const presenceSchedules: readonly Schedule[] = [
  { task: 'for_every_tenant', cron: '50 6 * * *', data: { task: FORGET } },
]
