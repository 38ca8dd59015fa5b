import { createHash } from 'node:crypto'
import { connect, type Socket } from 'node:net'
import type { TenantActor } from '@portaria/contract/actor'
import { sql } from 'kysely'
import { approvedAddress } from '../../domain/approved-addresses.ts'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'

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
}

/** How a locker is reached, an inactive one too: what lies in it is still collected. */
export const readReach = (
  { queries, actor }: TenantContext,
  lockerId: string,
): Promise<LockerReach | undefined> =>
  queries.first(sql<LockerReach>`
    SELECT l.id AS locker_id, l.board, m.protocol, coalesce(m.ip, m.host) AS host, m.port,
      coalesce(l.has_sensors, false) AS has_sensors
    FROM lockers l
    JOIN locker_manufacturers m ON m.tenant_id = l.tenant_id AND m.id = l.manufacturer_id
    WHERE l.tenant_id = ${actor.tenantId} AND l.id = ${lockerId} AND l.deleted_at IS NULL`)

/**
 * The line of jobs of a gateway: one at a time, whichever server takes it and whichever company's locker
 * it is for, since a bus carries one frame at a time. It names no address.
 */
export const lineOf = ({ host, port }: LockerReach): string =>
  `gateway ${createHash('sha256').update(`${host}:${port}`).digest('base64url').slice(0, 22)}`

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
