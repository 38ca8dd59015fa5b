import { newId } from '@portaria/contract/value-types/uuid'
import type { FileStore } from '../../files/file-store.ts'
import type { SealedValues } from '../../secrets/sealed-values.ts'
import type { BackupPlace } from '../backup-place.ts'
import { SESSION_SETTINGS } from '../backup-tables.ts'
import { copyFilesIn, dropFiles, type FileCounts } from '../file-copies.ts'
import { asOwner } from './as-owner.ts'
import { UnknownCompany } from './commit-beside.ts'
import { type CompanyCopy, carriedValues, leftTables } from './company-copy.ts'
import { type Decisions, decide } from './decisions.ts'
import { loadBeside } from './load-beside.ts'
import { sealAnew } from './seal-anew.ts'
import type { TodaysRoles } from './today-roles.ts'

export type BringOptions = {
  /** The database with the company by itself, at the newest schema, in which what ended has ended. */
  readonly work: string
  /** The living database. */
  readonly target: string
  readonly tenantId: string
  /** The name that the new company shows. */
  readonly name: string
  readonly backupId: string
  readonly copies: readonly CompanyCopy[]
  readonly values: readonly SealedValues[]
  readonly decisions: Decisions
  readonly place: BackupPlace
  readonly identities: readonly string[]
  readonly files: FileStore
  readonly report: (line: string) => void
  readonly signal: AbortSignal
  /** Milliseconds for which the living database is asked what it stored, where it broke off. */
  readonly askedMs?: number
}

export type BroughtBeside = {
  readonly tenantId: string
  readonly rows: number
  readonly files: FileCounts
  /** How many roles people have in it. */
  readonly roles: number
  readonly gone: TodaysRoles['gone']
  readonly byHand: readonly string[]
}

/**
 * Makes a company of a backup a new one beside those that live (platform §43). Nothing is written
 * before everything is decided; then come the files, which are removed again if the rows are not
 * stored for sure.
 */
export async function bringBeside(options: BringOptions): Promise<BroughtBeside> {
  const { tenantId, report } = options
  const left = leftTables(options.copies)
  return asOwner({ url: options.work, tenantId }, async (work) => {
    await work.query(SESSION_SETTINGS)
    const decided = await asOwner({ url: options.target }, (target) =>
      decide({ ...options, work, target }),
    )
    const companies = { from: tenantId, to: newId() }
    report(`The new company is ${companies.to}. Sealing its secrets, and bringing its files`)
    const byHand = await sealAnew(work, carriedValues(options.values, left), companies)
    const { roles } = decided.roles
    try {
      const files = await copyFilesIn(work, { ...options, companies })
      report('Writing its rows')
      const rows = await asOwner({ url: options.target }, (target) =>
        loadBeside(
          { ...options, ...companies, cnpj: decided.cnpj, roles },
          {
            work,
            target,
            left,
            signal: options.signal,
            asked: { url: options.target, askedMs: options.askedMs },
          },
        ),
      )
      const open = roles.filter(({ isEnded }) => !isEnded).length
      return { ...decided.roles, tenantId: companies.to, rows, files, roles: open, byHand }
    } catch (error) {
      // They are those of a company that may be there.
      if (error instanceof UnknownCompany) throw error
      await dropFiles(work, options.files, companies).catch(() =>
        report(
          `Files could not be removed again: the folder ${companies.to} of files may be removed.`,
        ),
      )
      throw error
    }
  })
}
