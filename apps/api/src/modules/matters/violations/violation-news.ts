import type { violations } from '@portaria/contract/modules/matters/violations/violations'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { liveMembership, liveUser } from '../../../platform/sessions/live-membership.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import {
  exceptActor,
  membersWithRole,
  notify,
  withdraw,
} from '../../notices/public/notifications.ts'

type Row = RowOf<typeof violations>

/** Reads the users of the owner and the tenant who get the letters of a violation. */
async function readAddressees(
  { queries, actor }: TenantContext,
  { owner_id: owner, copy_to_id: copy }: Row,
): Promise<string[]> {
  const found = await queries.all(sql<{ id: string }>`
    SELECT DISTINCT u.id FROM memberships m
    JOIN users u ON u.id = m.user_id JOIN tenants t ON t.id = m.tenant_id
    WHERE m.tenant_id = ${actor.tenantId} AND m.resident_id IN (${owner}::uuid, ${copy}::uuid)
      AND m.role = 'condomino' AND ${liveUser} AND ${liveMembership} ORDER BY u.id`)
  return found.map(({ id }) => id)
}

const wordsOf = ({ number, subject }: Row) => ({ number: number ?? '', subject })

/** Notifies the owner and the tenant of a letter for them; its content is in the letter alone. */
export async function tellLetter(context: TenantContext, rows: readonly Row[]): Promise<void> {
  for (const row of rows)
    await notify(context, {
      kind: 'violation_letter',
      recipients: await readAddressees(context, row),
      subject: { register: 'violations', id: row.id },
      words: wordsOf(row),
      key: row.id,
    })
}

/** Notifies those who decide that a unit has sent its defence. */
export async function tellDefence(context: TenantContext, rows: readonly Row[]): Promise<void> {
  const managers = await membersWithRole(context, ['sindico'])
  for (const row of rows)
    await notify(context, {
      kind: 'violation_defended',
      recipients: exceptActor(context, managers),
      subject: { register: 'violations', id: row.id },
      words: wordsOf(row),
      key: row.id,
    })
}

/** Ends the notice of a letter, of a cancelled violation. */
export async function takeBackLetter(context: TenantContext, rows: readonly Row[]): Promise<void> {
  for (const { id } of rows)
    await withdraw(context, { kind: 'violation_letter', key: id, outcome: {} })
}
