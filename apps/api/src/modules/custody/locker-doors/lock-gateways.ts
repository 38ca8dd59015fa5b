import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { TenantActor } from '@portaria/contract/actors/actor'
import { sql } from 'kysely'
import type { AppDatabase } from '../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isLoopback } from '../../../platform/plain-http.ts'
import { approvedAddress } from '../../devices/public/approved-addresses.ts'

/** Milliseconds to wait for a gateway to accept a connection. */
const CONNECT_MS = 3_000

/** The connection to the boards of a locker. */
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

/**
 * Reads the connection of a locker, even of an inactive one: its content can still be collected.
 */
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
 * Returns the name of the line of jobs of a company's gateway: its jobs run one at a time, on any
 * server, since a bus carries one frame at a time. The name contains no address. An address belongs
 * to one company, so no other company's jobs wait in the line; only the demonstration's loopback is
 * shared.
 */
export function lineOf(
  { actor }: TenantContext,
  { host, port }: Pick<LockerReach, 'host' | 'port'>,
): string {
  const gateway = isLoopback(host) ? `${host}:${port}` : `${actor.tenantId} ${host}:${port}`
  return `gateway ${createHash('sha256').update(gateway).digest('base64url').slice(0, 22)}`
}

/**
 * Locks the manufacturer of a locker until the transaction ends, so that its doors are reached at
 * the same address.
 */
export async function lockReach(
  { queries, actor }: TenantContext,
  lockerId: string,
): Promise<void> {
  await queries.first(sql`
    SELECT 1 FROM lockers l
    JOIN locker_manufacturers m ON m.tenant_id = l.tenant_id AND m.id = l.manufacturer_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${lockerId} FOR SHARE OF m`)
}

/** The parts needed to connect to the gateways of a company. */
export type Dialing = {
  database: AppDatabase
  actor: TenantActor
  loopback: boolean
  /** Throws if another process may serve the gateway by now. */
  require: (context: TenantContext) => Promise<void>
}

/**
 * Connects to an approved address: to the IP address that the check returned, and only if the
 * connection really ends there. Throws `AddressError` for one that is not approved, and network
 * errors otherwise.
 */
export async function dial(
  { database, actor, loopback, require }: Dialing,
  { host, port }: LockerReach,
): Promise<Socket> {
  const target = await approvedAddress(database, actor, { host, port }, { loopback, require })
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

/** The connection was not made: `not_approved`, `not_found` or `forbidden`. */
export class AddressError extends Error {
  readonly reason: string
  constructor(reason: string) {
    super(`the address of a gateway is refused: ${reason}`)
    this.reason = reason
  }
}
