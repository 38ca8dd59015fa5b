import type { AppDatabase } from '../../../../platform/database/app-database.ts'
import { secretSeal } from '../../../../platform/sealed-secret.ts'
import type { ServerTools } from '../../../../platform/server-tools.ts'
import { passKeys } from '../../../visits/public/pass-keys.ts'
import { faceSeal } from '../../faces/face-seal.ts'
import { ownPinFinder } from '../../own-pins/find-own-pin.ts'
import { readerPasswords } from '../commands/reader-passwords.ts'
import { listDigests } from './list-keeper.ts'
import type { ServiceTools } from './served.ts'
import { readerAddresses } from './server-address.ts'

type Parts = Pick<ServerTools, 'secret' | 'publicUrl' | 'readersUrl'> & {
  readonly database: AppDatabase
  readonly loopback: boolean
  onError(error: unknown): void
}

/** Makes the tools with which a process serves readers. */
export function readerServiceTools({
  secret,
  publicUrl,
  readersUrl,
  database,
  loopback,
  onError,
}: Parts): ServiceTools {
  const passes = passKeys(secret, publicUrl)
  return {
    database,
    credentials: { passes, findOwnPin: ownPinFinder(passes) },
    keeper: {
      passes,
      ownPins: secretSeal(secret, 'own PIN'),
      digests: listDigests(secret),
    },
    seal: secretSeal(secret, 'device'),
    faces: faceSeal(secret),
    passwords: readerPasswords(secret),
    addressOf: readerAddresses(secret, readersUrl),
    loopback,
    onError,
  }
}
