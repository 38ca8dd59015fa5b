import { connect, type Socket } from 'node:net'
import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AccessDriver } from '@portaria/drivers/access/access-driver'
import {
  type ControlIdReaders,
  controlIdReaders,
} from '@portaria/drivers/access/control-id/control-id'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import type { SecretSeal } from '../../../../platform/sealed-secret.ts'
import { type AddressRefusal, approvedAddress } from '../../../devices/public/approved-addresses.ts'
import { lookAtLease } from '../../../devices/public/device-leases.ts'
import { profileNamed, profileNameOf } from '../reader-profiles.ts'
import type { HeldReader } from './reader-leases.ts'
import type { ServedReader } from './served-reader.repository.ts'

/** Why a reader cannot be reached before anything is sent to it. */
export type Unreachable =
  | 'not_served'
  | 'no_address'
  | 'password_missing'
  | 'password_stopped'
  | AddressRefusal

/** The connection of a process to a reader that it serves. */
export type ReaderLink = {
  /** Returns the driver for the reader as it is set up now, or why there is none. */
  driverOf(reader: ServedReader): AccessDriver | Unreachable
  /** Has the reader reached with another password than its secret, or with its secret again. */
  usePassword(password: string | null): void
  /** Why the last connection was refused by us, if it was. */
  refusal(): Unreachable | null
  close(): Promise<void>
}

type Options = {
  readonly database: AppDatabase
  readonly actor: TenantActor
  readonly held: HeldReader
  readonly seal: SecretSeal
  readonly loopback: boolean
  /** Whether the lease is still ours by our own clock. */
  isHeld(): boolean
}

/** Model whose doors a reader has as long as it told of none. */
const FIRST_PROFILE = 'idaccess'

/**
 * Makes the link to a reader. Each connection looks at the approval of its address and at the lease:
 * a process that lost the reader writes nothing to it (access §22).
 */
export function readerLink({ database, actor, held, seal, loopback, isHeld }: Options): ReaderLink {
  let refusal: Unreachable | null = null
  let other: string | null = null

  async function dial(
    endpoint: { host: string; port: number },
    signal: AbortSignal,
  ): Promise<Socket> {
    refusal = null
    const target = await approvedAddress(database, actor, endpoint, {
      loopback,
      require: (context) => lookAtLease(context, held),
    })
    if (!target.ok) {
      refusal = target.reason
      throw new Error(`the address of a reader is refused: ${target.reason}`)
    }
    if (!isHeld()) throw new Error('the lease of the reader is over')
    return connectTo({ host: target.address, port: target.port }, signal)
  }

  const readers: ControlIdReaders = controlIdReaders({ dial })
  return {
    driverOf(reader) {
      const { id, host, port, login, secret, profile, stopped_at: stopped } = reader
      if (!reader.isInUse && !reader.hasRemovals && !reader.hasHolds) return 'not_served'
      if (host === null || port === null) return 'no_address'
      if (stopped !== null && reader.new_password === null) return 'password_stopped'
      const password = other ?? (secret && seal.open(`${actor.tenantId} ${id}`, secret))
      if (password === null) return 'password_missing'
      const known = profileNamed(profile ?? profileNameOf(reader.model) ?? FIRST_PROFILE)
      if (!known) return 'not_served'
      return readers.at({ host, port }, { login, password }, known)
    },
    usePassword(password) {
      other = password
    },
    refusal: () => refusal,
    close: () => readers.close(),
  }
}

function connectTo(
  { host, port }: { host: string; port: number },
  signal: AbortSignal,
): Promise<Socket> {
  const socket = connect({ host, port, signal })
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(socket))
    socket.once('error', (error) => {
      socket.on('error', () => undefined)
      reject(error)
    })
  })
}
