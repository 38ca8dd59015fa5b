import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { gathered, moduleRegister, rowRules } from './modules.ts'
import type { RegisterTools } from './parts/module.ts'
import { fileLinks } from './platform/files/file-links.ts'
import type { ReadAudit } from './platform/read-audit.ts'
import type { ServerTools } from './platform/server-tools.ts'
import { lookUpDigest } from './register-endpoints/aspects/hidden-values/look-up-limits.ts'
import type { Machinery } from './register-endpoints/machinery.ts'
import { assembleMachinery } from './register-endpoints/register-endpoints.ts'

/** The machinery of every register with its behaviour, for requests and for jobs. */
export function machineriesOf(
  parts: Pick<ServerTools, 'database' | 'lanes' | 'secret' | 'transfers' | 'publicUrl' | 'oidc'>,
  reads: ReadAudit,
): Map<RegisterName, Machinery> {
  const { database, lanes, secret, transfers, publicUrl, oidc } = parts
  const links = { files: fileLinks(secret), lookUpDigest: lookUpDigest(secret) }
  const shared = { database, lanes, ...links, readAudit: reads, transfers }
  return assembleMachinery(
    shared,
    registers,
    (name, machineries) => {
      const tools: RegisterTools = { secret, publicUrl, oidc, gathered, machineries }
      return moduleRegister(name).behaviour?.(tools) ?? {}
    },
    rowRules,
  )
}

/** The read audit of jobs records nothing, since nobody is shown the rows that a job reads. */
export const unnotedReads: ReadAudit = { note: () => undefined, flush: async () => undefined }
