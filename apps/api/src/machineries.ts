import path from 'node:path'
import type { RegisterName } from '@portaria/contract/modules/names'
import { registers } from '@portaria/contract/modules/registers'
import { parcelKeys } from './modules/custody/public/parcel-keys.ts'
import { registerBehaviours } from './modules/registers.ts'
import { rowRules } from './modules/row-rules.ts'
import { passKeys } from './modules/visits/public/pass-keys.ts'
import { fileLinks } from './platform/files/file-links.ts'
import type { Parts } from './platform/parts.ts'
import type { ReadAudit } from './platform/read-audit.ts'
import { secretSeal } from './platform/sealed-secret.ts'
import { lookUpDigest } from './register-endpoints/hidden-values/look-up-limits.ts'
import type { Machinery } from './register-endpoints/machinery.ts'
import { assembleMachinery } from './register-endpoints/register-endpoints.ts'

/** The machinery of every register with its behaviour, for requests and for jobs. */
export function machineriesOf(
  parts: Pick<Parts, 'database' | 'lanes' | 'secret' | 'dataDir' | 'publicUrl'>,
  reads: ReadAudit,
): Map<RegisterName, Machinery> {
  const { database, lanes, secret, dataDir, publicUrl } = parts
  const transfers = path.join(dataDir, 'transfers')
  const links = { files: fileLinks(secret), lookUpDigest: lookUpDigest(secret) }
  const shared = { database, lanes, ...links, readAudit: reads, transfers }
  const behaviours = registerBehaviours({
    devices: secretSeal(secret, 'device'),
    passes: passKeys(secret, publicUrl),
    parcels: parcelKeys(secret),
  })
  return assembleMachinery(shared, registers, behaviours, rowRules)
}

/** Reads of jobs are shown to nobody, and so not recorded. */
export const unnotedReads: ReadAudit = { note: () => undefined, flush: async () => undefined }
