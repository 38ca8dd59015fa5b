import type { Actor } from '@portaria/contract/actors/actor'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DeviceEndpoint } from '../../platform/demonstration-devices.ts'
import type { SecretSeal } from '../../platform/sealed-secret.ts'
import type { ServerSecret } from '../../platform/secrets/server-secret.ts'
import { cascade } from '../../register-endpoints/cascade.ts'
import { deviceSeal, keepDeviceSecret } from '../devices/public/device-secrets.ts'
import { approveOnly, LOOPBACK, PLACED } from './loopback-addresses.ts'

type Tools = { readonly database: AppDatabase; readonly secret: ServerSecret }

/** Login of a simulated reader; its password is that of the demonstration's accounts. */
const LOGIN = 'admin'

/** The port of a reader of the demonstration that does not exist. */
const NO_PORT = 80

/** The purpose by which the addresses of simulated readers are known. */
const PURPOSE = 'Leitor simulado da demonstração'

/**
 * Gives the first readers of a company, by turns one for faces and one for cards, the addresses at
 * which simulated ones answer, approves these, and takes back what an earlier start approved and
 * nothing uses any more (demonstration §3).
 */
export async function placeReaders(
  { database, secret }: Tools,
  actor: Actor,
  addresses: readonly DeviceEndpoint[],
): Promise<void> {
  // A transaction for each register: these two have no order of locks between them.
  const unused = await database.inTenant(actor, (context) =>
    approveOnly(context, PURPOSE, addresses),
  )
  await database.inTenant(actor, async (context) => {
    await part(context, unused)
    if (addresses.length > 0) await place(context, deviceSeal(secret), addresses)
  })
}

/** Gives readers their addresses, and the secret by which the server signs in to them. */
async function place(
  context: TenantContext,
  seal: SecretSeal,
  addresses: readonly DeviceEndpoint[],
): Promise<void> {
  const devices = await readDevices(context)
  for (const [nth, { host, port }] of addresses.entries()) {
    const device = devices[nth]
    if (device === undefined) return
    await cascade(
      context,
      equipment,
      sql`r.id = ${device} AND (r.ip, r.port, r.username)
        IS DISTINCT FROM (${host}, ${port}::int, ${LOGIN})`,
      { set: { ip: host, port, username: LOGIN } },
      PLACED,
    )
    await keepDeviceSecret(context, seal, device, DEMONSTRATION_PASSWORD)
  }
}

/** Reads the first two readers of each kind, in the order of the simulated ones. */
async function readDevices({ queries, actor }: TenantContext): Promise<string[]> {
  const rows = await queries.all(sql<{ id: string }>`
    SELECT id FROM (
      SELECT id, kind, row_number() OVER (PARTITION BY kind ORDER BY id) AS nth FROM equipment
      WHERE tenant_id = ${actor.tenantId} AND kind IN ('facial', 'card')
        AND driver = 'control_id' AND status = 'ATIVO' AND deleted_at IS NULL) x
    WHERE nth <= 2 ORDER BY nth, kind DESC`)
  return rows.map(({ id }) => id)
}

/** Parts readers from addresses of earlier starts. */
const part = (context: TenantContext, ports: readonly number[]) =>
  cascade(
    context,
    equipment,
    sql`r.ip = ${LOOPBACK} AND r.port = ANY(${ports}::int[])`,
    { set: { ip: null, port: NO_PORT } },
    PLACED,
  )
