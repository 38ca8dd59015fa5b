import { sql } from 'kysely'
import { bytesOf, type CompanyCopy } from '../../platform/backups/one-company/company-copy.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { parcelKeys } from './public/parcel-keys.ts'

/**
 * Codes of parcels are found by a digest that holds the company. Lockers are inactive in a copy, and
 * no command waits for a door, since the living company's doors are the same.
 */
export function custodyCopy({ secret }: { secret: ServerSecret }): CompanyCopy {
  const { codes, digest } = parcelKeys(secret)
  return {
    left: ['locker_contacts'],
    sealed: [
      {
        table: 'parcel_codes',
        key: 'id',
        columns: ['sealed', 'digest'],
        seal(row, { to }) {
          const id = String(row['id'])
          const code = codes.open(id, bytesOf(row, 'sealed'))
          return code === null ? null : { sealed: codes.seal(id, code), digest: digest(to, code) }
        },
      },
    ],
    async prepare({ queries, actor }) {
      await queries.all(sql`
        UPDATE lockers SET status = 'INATIVO'
        WHERE tenant_id = ${actor.tenantId} AND status = 'ATIVO'`)
      await queries.all(sql`
        UPDATE door_commands SET over_at = now(), state = CASE state
          WHEN 'waiting' THEN 'refused' WHEN 'sent' THEN 'unknown' ELSE state END
        WHERE tenant_id = ${actor.tenantId} AND over_at IS NULL`)
    },
  }
}
