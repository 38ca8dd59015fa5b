import { lockers } from '@portaria/contract/modules/custody/lockers/lockers'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { publishChange } from '../../../register-endpoints/change-event.ts'
import { settleLocker, tellOfSilence } from './locker-news.ts'

/** Seconds without any answer before the notice: a lost reply is not worth one. */
const SILENT_AFTER_S = 60

/**
 * Records whether the gateway of a locker answered, null if nobody may ask it; the locker is
 * locked. Notifies the gate and the síndicos once when it stops, and withdraws that with its next
 * answer.
 */
export async function keepContact(
  context: TenantContext,
  lockerId: string,
  answered: boolean | null,
): Promise<void> {
  const { queries, actor } = context
  const before = await queries.first(sql<{ silent: boolean; is_due: boolean }>`
    SELECT silent_since IS NOT NULL AS silent,
      coalesce(missed_at <= now() - make_interval(secs => ${SILENT_AFTER_S}), false) AS is_due
    FROM locker_contacts WHERE tenant_id = ${actor.tenantId} AND locker_id = ${lockerId}`)
  const isMissed = answered === false
  const isSilent = isMissed && (before?.silent === true || before?.is_due === true)
  await queries.count(sql`
    INSERT INTO locker_contacts AS k (tenant_id, locker_id, answered_at, missed_at)
    VALUES (${actor.tenantId}, ${lockerId}, CASE WHEN ${answered === true} THEN now() END,
      CASE WHEN ${isMissed} THEN now() END)
    ON CONFLICT (tenant_id, locker_id) DO UPDATE SET
      answered_at = coalesce(excluded.answered_at, k.answered_at),
      missed_at = CASE WHEN ${isMissed} THEN coalesce(k.missed_at, now()) END,
      silent_since = CASE WHEN ${isSilent}
        THEN coalesce(k.silent_since, k.answered_at, k.missed_at) END`)
  if (isSilent === (before?.silent ?? false)) return
  if (isSilent) await tellOfSilence(context, lockerId)
  else await settleLocker(context, lockerId)
  await publishChange(context, lockers, [lockerId])
}
