import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isLoopback } from '../../../platform/environment.ts'
import { approvedAddress } from '../../devices/public/approved-addresses.ts'

/** Milliseconds to wait for a gateway to accept a connection. */
const CONNECT_MS = 3_000

/** How the boards of a locker are reached. */
export type LockerReach = {
  locker_id: string
  board: number | null
  protocol: string | null
  host: string
  port: number
  has_sensors: boolean
  /** Whether an administrator approved the address. */
  approved: boolean
}

/** How a locker is reached, an inactive one too: what lies in it is still collected. */
export const readReach = (
  { queries, actor }: TenantContext,
  lockerId: string,
): Promise<LockerReach | undefined> =>
  queries.first(sql<LockerReach>`
    SELECT l.id AS locker_id, l.board, m.protocol, coalesce(m.ip, m.host) AS host, m.port,
      coalesce(l.has_sensors, false) AS has_sensors, EXISTS (
        SELECT 1 FROM device_addresses a
        WHERE a.tenant_id = l.tenant_id AND a.host = coalesce(m.ip, m.host) AND a.port = m.port
          AND a.state = 'approved' AND a.deleted_at IS NULL) AS approved
    FROM lockers l
    JOIN locker_manufacturers m ON m.tenant_id = l.tenant_id AND m.id = l.manufacturer_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${lockerId} AND l.deleted_at IS NULL`)

/**
 * The line of jobs of a company's gateway: one at a time, whichever server takes it, since a bus carries
 * one frame at a time. It names no address. An address is one company's, so that nobody else's jobs wait
 * in it; only the loopback of the demonstration is shared.
 */
export function lineOf(
  { actor }: TenantContext,
  { host, port }: Pick<LockerReach, 'host' | 'port'>,
): string {
  const gateway = isLoopback(host) ? `${host}:${port}` : `${actor.tenantId} ${host}:${port}`
  return `gateway ${createHash('sha256').update(gateway).digest('base64url').slice(0, 22)}`
}

/** Locks the manufacturer of a locker until the transaction ends: its doors are reached as they are now. */
export async function lockReach(
  { queries, actor }: TenantContext,
  lockerId: string,
): Promise<void> {
  await queries.first(sql`
    SELECT 1 FROM lockers l
    JOIN locker_manufacturers m ON m.tenant_id = l.tenant_id AND m.id = l.manufacturer_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${lockerId} FOR SHARE OF m`)
}

/** What connects to the gateways of a company. */
export type Dialing = { database: AppDatabase; actor: TenantActor; loopback: boolean }

/**
 * Connects to an approved address: to the one that the check answered, and only where the connection
 * really ends there. Throws `AddressError` for one that is not approved, and otherwise what the network
 * says.
 */
export async function dial(
  { database, actor, loopback }: Dialing,
  { host, port }: LockerReach,
): Promise<Socket> {
  const target = await approvedAddress(database, actor, { host, port }, { loopback })
  if (!target.ok) throw new AddressError(target.reason)
  const socket = connect({ host: target.address, port: target.port })
  try {
    await new Promise<void>((resolve, reject) => {
      const late = setTimeout(() => reject(new Error('no connection in time')), CONNECT_MS)
      const done = (act: () => void) => {
        clearTimeout(late)
        act()
      }
      socket.once('connect', () => done(resolve))
      socket.once('error', (error) => done(() => reject(error)))
    })
  } catch (error) {
    socket.on('error', () => undefined)
    socket.destroy()
    throw error
  }
  return socket
}

/** Nothing is connected to: `not_approved`, `not_found` or `forbidden`. */
export class AddressError extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the address of a gateway is refused: ${reason}`)
    this.reason = reason
  }
}
