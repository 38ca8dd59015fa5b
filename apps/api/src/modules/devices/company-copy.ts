import { sql } from 'kysely'
import { bytesOf, type CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { deviceSeal } from './public/device-secrets.ts'

/**
 * No device of a copy is reached, since the living company's are the same: equipment with a driver is
 * inactive, and no address works before an administrator approves it (decision 0054).
 */
export function devicesCopy({ secret }: { secret: ServerSecret }): CompanyCopy {
  const seal = deviceSeal(secret)
  return {
    left: ['device_calls', 'device_leases'],
    sealed: [
      {
        table: 'device_secrets',
        key: 'equipment_id',
        columns: ['sealed'],
        seal(row, { from, to }) {
          const id = String(row['equipment_id'])
          const plain = seal.open(`${from} ${id}`, bytesOf(row, 'sealed'))
          return plain === null ? null : { sealed: seal.seal(`${to} ${id}`, plain) }
        },
      },
    ],
    async prepare({ queries, actor }) {
      await queries.all(sql`
        UPDATE device_addresses SET state = 'refused', decided_at = coalesce(decided_at, now())
        WHERE tenant_id = ${actor.tenantId} AND state <> 'refused'`)
      await queries.all(sql`
        UPDATE equipment SET status = 'INATIVO'
        WHERE tenant_id = ${actor.tenantId} AND driver <> 'none' AND status = 'ATIVO'`)
    },
  }
}
