import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import {
  exceptActor,
  membersWithRole,
  notify,
  withdraw,
} from '../../notices/public/notifications.ts'

type News = { id: string; number: string; subject: string; users: string[] }

/** Reads violations, with the users of the owner and the tenant who get their letters. */
const readNews = ({ queries, actor }: TenantContext, ids: readonly string[]): Promise<News[]> =>
  queries.all(sql<News>`
    SELECT v.id, v.number, v.subject, ARRAY(
      SELECT DISTINCT u.id FROM memberships m
      JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
      WHERE m.tenant_id = v.tenant_id AND m.resident_id IN (v.owner_id, v.copy_to_id)
        AND m.role = 'condomino' AND ${liveUser} AND ${liveMembership} ORDER BY u.id) AS users
    FROM violations v
    WHERE v.tenant_id = ${actor.tenantId} AND v.id = ANY(${[...ids]}::uuid[]) ORDER BY v.id`)

/** Notifies the owner and the tenant of a letter for them; its content is in the letter alone. */
export async function tellLetter(context: TenantContext, ids: readonly string[]): Promise<void> {
  for (const { id, number, subject, users } of await readNews(context, ids))
    await notify(context, {
      kind: 'violation_letter',
      recipients: users,
      subject: { register: 'violations', id },
      words: { number, subject },
      key: id,
    })
}

/** Notifies those who decide that a unit has sent its defence. */
export async function tellDefence(context: TenantContext, ids: readonly string[]): Promise<void> {
  const managers = await membersWithRole(context, ['sindico'])
  for (const { id, number, subject } of await readNews(context, ids))
    await notify(context, {
      kind: 'violation_defended',
      recipients: exceptActor(context, managers),
      subject: { register: 'violations', id },
      words: { number, subject },
      key: id,
    })
}

/** Ends the notice of a letter, of a cancelled violation. */
export async function takeBackLetter(
  context: TenantContext,
  ids: readonly string[],
): Promise<void> {
  for (const id of ids) await withdraw(context, { kind: 'violation_letter', key: id, outcome: {} })
}
