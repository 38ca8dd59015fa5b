import type { TenantActor } from '@portaria/contract/actors/actor'
import type { AccessDriver } from '@portaria/drivers/access/access-driver'
import type { Doubtful, Outcome, Refused } from '@portaria/drivers/access/access-outcome'
import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import type { SecretSeal } from '../../../../platform/sealed-secret.ts'
import type { CredentialTools } from '../../decisions/presented.ts'
import type { FaceSeal } from '../../faces/face-seal.ts'
import type { ReaderPasswords } from '../commands/reader-passwords.ts'
import type { KeeperTools } from './list-keeper.ts'
import type { HeldReader } from './reader-leases.ts'
import type { ReaderLink } from './reader-link.ts'
import type { ServedReader } from './served-reader.repository.ts'
import type { AddressOf } from './server-address.ts'

/** The tools with which a process serves readers. */
export type ServiceTools = {
  readonly database: AppDatabase
  readonly keeper: KeeperTools
  /** Finds people by credentials that a reader did not know. */
  readonly credentials: CredentialTools
  /** Opens the secrets of devices. */
  readonly seal: SecretSeal
  /** Opens photos of faces. */
  readonly faces: FaceSeal
  /** Opens new passwords that wait for their reader. */
  readonly passwords: ReaderPasswords
  readonly addressOf: AddressOf
  readonly loopback: boolean
  /** Gets what nobody expected. */
  onError(error: unknown): void
}

/** A reader that is being served, as the steps of its service see it. */
export type Served = {
  readonly held: HeldReader
  readonly reader: ServedReader
  readonly driver: AccessDriver
  readonly link: ReaderLink
  readonly actor: TenantActor
  readonly tools: ServiceTools
  /** Reads in the scope of the company. */
  read<T>(work: (context: TenantContext) => Promise<T>): Promise<T>
  /** Writes what became of something, if the reader is still this process's (access §22). */
  write<T>(work: (context: TenantContext) => Promise<T>): Promise<T>
}

/** The reader could not be reached; whatever was left to do waits. */
export class ContactError extends Error {
  readonly outcome: Refused | Doubtful
  constructor(outcome: Refused | Doubtful) {
    super(`a reader cannot be reached: ${outcome.reason}`)
    this.outcome = outcome
  }
}

/** Returns the reason and words of an outcome as they are stored. */
export const wordsOf = (outcome: Outcome): { reason: string | null; detail: string | null } =>
  outcome.result === 'done'
    ? { reason: null, detail: null }
    : { reason: outcome.reason, detail: ('detail' in outcome && outcome.detail) || null }
