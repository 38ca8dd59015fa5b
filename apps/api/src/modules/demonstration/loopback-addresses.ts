import { deviceAddresses } from '@portaria/contract/modules/devices/device-addresses/device-addresses'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { DeviceEndpoint } from '../../platform/demonstration-devices.ts'
import { cascade } from '../../register-endpoints/cascade.ts'
import { makeRows } from '../../register-endpoints/derived-rows.ts'

/** The address of simulated devices, and of no other one. */
export const LOOPBACK = '127.0.0.1'

/** The reason of what a start of the demonstration changes. */
export const PLACED = 'simulated devices of the demonstration'

type Former = { readonly id: string; readonly port: number; readonly state: string }

/** Reads the addresses of a purpose that earlier starts made. */
export const readFormer = ({ queries, actor }: TenantContext, purpose: string): Promise<Former[]> =>
  queries.all(sql<Former>`
    SELECT id, port, state FROM device_addresses
    WHERE tenant_id = ${actor.tenantId} AND host = ${LOOPBACK} AND purpose = ${purpose}
      AND deleted_at IS NULL ORDER BY id`)

const decided = (state: 'approved' | 'refused', by: string | null) => ({
  state,
  decided_at: sql`now()`,
  decided_by_id: by,
})

/**
 * Approves addresses of a purpose, in rows of earlier starts first, so that their number does not
 * grow, and refuses the other ones of these. Returns the ports of those.
 */
export async function approveOnly(
  context: TenantContext,
  purpose: string,
  addresses: readonly DeviceEndpoint[],
): Promise<number[]> {
  const { queries, actor } = context
  const former = await readFormer(context, purpose)
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
      PLACED,
    )
  const more = others.slice(spare.length)
  await makeRows(
    context,
    deviceAddresses,
    more.map((address) => ({
      ...address,
      purpose,
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
    PLACED,
  )
  const unused = spare.slice(others.length).filter(({ state }) => state === 'approved')
  await cascade(
    context,
    deviceAddresses,
    sql`r.id = ANY(${unused.map(({ id }) => id)}::uuid[])`,
    { set: decided('refused', actor.userId) },
    PLACED,
  )
  return unused.map(({ port }) => port)
}
