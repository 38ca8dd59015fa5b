import { type Actor, systemActor } from '@portaria/contract/actors/actor'
import { DEMONSTRATION_PASSWORD } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { deviceAddresses } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { equipment } from '@portaria/contract/modules/devices/equipment/equipment'
import { sql } from 'kysely'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { SecretSeal } from '../../platform/sealed-secret.ts'
import { cascade } from '../../register-endpoints/cascade.ts'
import { makeRows } from '../../register-endpoints/derived-rows.ts'
import { deviceSeal, keepDeviceSecret } from '../devices/public/device-secrets.ts'
import { accounts } from './accounts.ts'
import { sitePlans } from './site-plan.ts'

type Address = { readonly host: string; readonly port: number }
type Tools = { readonly database: AppDatabase; readonly secret: string }

const LOOPBACK = '127.0.0.1'

/** Login of a simulated reader; its password is that of the demonstration's accounts. */
const LOGIN = 'admin'

/** The port of a reader of the demonstration that does not exist. */
const NO_PORT = 80

/** The purpose by which the addresses of simulated readers are known. */
const PURPOSE = 'Leitor simulado da demonstração'

const reason = 'readers of the demonstration'

/** Places simulated readers in the first company of the demonstration, as its administrator. */
export function placeDemonstrationReaders(
  tools: Tools,
  addresses: readonly Address[],
): Promise<void> {
  const admin = accounts.find(({ role }) => role === 'admin')
  if (!admin) throw new Error('the demonstration has an administrator')
  const { userId, membershipId } = admin
  const system = systemActor(reason, sitePlans.bosque.tenant.id)
  return placeReaders(tools, { ...system, userId, membershipId, role: 'admin' }, addresses)
}

/**
 * Gives the first readers of a company, by turns one for faces and one for cards, the addresses at
 * which simulated ones answer, approves these, and takes back what an earlier start approved and
 * nothing uses any more (demonstration §3).
 */
export async function placeReaders(
  { database, secret }: Tools,
  actor: Actor,
  addresses: readonly Address[],
): Promise<void> {
  // A transaction for each register: these two have no order of locks between them.
  const unused = await database.inTenant(actor, (context) => approve(context, addresses))
  await database.inTenant(actor, async (context) => {
    await part(context, unused)
    if (addresses.length > 0) await place(context, deviceSeal(secret), addresses)
  })
}

/** Gives readers their addresses, and the secret by which the server signs in to them. */
async function place(
  context: TenantContext,
  seal: SecretSeal,
  addresses: readonly Address[],
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
      reason,
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

type Former = { readonly id: string; readonly port: number; readonly state: string }

/** Reads the addresses of earlier starts. */
const readFormer = ({ queries, actor }: TenantContext): Promise<Former[]> =>
  queries.all(sql<Former>`
    SELECT id, port, state FROM device_addresses
    WHERE tenant_id = ${actor.tenantId} AND host = ${LOOPBACK} AND purpose = ${PURPOSE}
      AND deleted_at IS NULL ORDER BY id`)

const decided = (state: 'approved' | 'refused', by: string | null) => ({
  state,
  decided_at: sql`now()`,
  decided_by_id: by,
})

/**
 * Approves addresses, in rows of earlier starts first, so that their number does not grow, and
 * refuses the other ones of these. Returns the ports of those.
 */
async function approve(context: TenantContext, addresses: readonly Address[]): Promise<number[]> {
  const { queries, actor } = context
  const former = await readFormer(context)
  const ports = addresses.map(({ port }) => port)
  const known = await queries.all(sql<{ port: number }>`
    SELECT port FROM device_addresses
    WHERE tenant_id = ${actor.tenantId} AND host = ${LOOPBACK} AND port = ANY(${ports}::int[])
      AND deleted_at IS NULL`)
  const isKnown = ({ port }: { readonly port: number }) => known.some((one) => one.port === port)
  const spare = former.filter((one) => !isKnown(one))
  const others = addresses.filter((one) => !isKnown(one))
  for (const [nth, { port }] of others.slice(0, spare.length).entries())
    await cascade(
      context,
      deviceAddresses,
      sql`r.id = ${spare[nth]?.id ?? null}`,
      { set: { port, ...decided('approved', actor.userId) } },
      reason,
    )
  const more = others.slice(spare.length)
  await makeRows(
    context,
    deviceAddresses,
    more.map((address) => ({
      ...address,
      purpose: PURPOSE,
      state: 'approved',
      decided_at: new Date(),
      decided_by_id: actor.userId,
    })),
  )
  await cascade(
    context,
    deviceAddresses,
    sql`r.state <> 'approved' AND r.host = ${LOOPBACK} AND r.port = ANY(${ports}::int[])`,
    { set: decided('approved', actor.userId) },
    reason,
  )
  const unused = spare.slice(others.length).filter(({ state }) => state === 'approved')
  await cascade(
    context,
    deviceAddresses,
    sql`r.id = ANY(${unused.map(({ id }) => id)}::uuid[])`,
    { set: decided('refused', actor.userId) },
    reason,
  )
  return unused.map(({ port }) => port)
}

/** Parts readers from addresses of earlier starts. */
const part = (context: TenantContext, ports: readonly number[]) =>
  cascade(
    context,
    equipment,
    sql`r.ip = ${LOOPBACK} AND r.port = ANY(${ports}::int[])`,
    { set: { ip: null, port: NO_PORT } },
    reason,
  )
