import type { Readable } from 'node:stream'
import type { Actor } from '@portaria/contract/actors/actor'
import type { Role } from '@portaria/contract/actors/roles'
import {
  type ErasableRegister,
  erasableRegisters,
} from '@portaria/contract/modules/erasures/erasures'
import { exportWords } from '@portaria/contract/modules/erasures/export-words/every-language'
import { sql } from 'kysely'
import { type PersonalRows, personPointers } from '../../../parts/personal-rows.ts'
import { type ActLimit, countAct } from '../../../platform/act-counts.ts'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { problem } from '../../../platform/problem.ts'
import { exportFile, type FileLines } from '../../../register-endpoints/export-file.ts'
import type { Machinery } from '../../../register-endpoints/machinery.ts'
import { companyName } from '../../companies/public/companies.ts'
import { isThere, readPerson } from '../erasures.repository.ts'
import { peopleTable, type Subject } from '../people-tables.ts'
import { type Cover, countSheets, exportLines } from './export-lines.ts'
import { registerSheets } from './register-sheets.ts'
import { tableSheets } from './table-sheets.ts'

/** Limit of exports of one login in an hour. */
const EXPORTS: ActLimit = { act: 'personal_data_export', free: 20, windowS: 3_600 }

/** The roles of people who may have a login. */
const readers: { readonly [Name in ErasableRegister]?: Role } = {
  residents: 'condomino',
  employees: 'funcionario',
  'service-providers': 'service_provider',
}

/** Exports people's data, one person at a time (people §13). */
export function exportsService(
  machinery: Pick<Machinery, 'transfers' | 'lanes'>,
  rows: readonly PersonalRows[],
) {
  /** Notes the export in the person's history, and returns the lines of the file. */
  async function prepare(context: TenantContext, subject: Subject): Promise<FileLines> {
    if (!(await isThere(context, subject))) throw problem('not_found')
    const { actor } = context
    const person = await readPerson(context, subject)
    const reader = readers[subject.register] ?? actor.role
    const scope = { actor, reader, language: actor.language, person }
    const cover = await readCover(context, subject)
    const counted = await countSheets(context, [
      ...registerSheets(scope, rows),
      ...tableSheets(scope),
    ])
    const entry = { register: subject.register, rowId: subject.id }
    await recordAudit(context, { ...entry, operation: 'personal_data_exported' })
    return (writing) => exportLines(writing, cover, counted)
  }

  async function write(
    actor: Actor,
    find: (context: TenantContext) => Promise<Subject | null>,
    lane: 'exports' | 'feeds',
  ): Promise<Readable> {
    const sheet = exportWords[actor.language].about.sheet
    const prepared = async (context: TenantContext) => {
      // Counted in its turn: what the queue refuses is no export.
      await countAct(context, EXPORTS, context.actor.userId ?? context.actor.tenantId)
      const subject = await find(context)
      if (!subject) throw problem('not_found')
      return prepare(context, subject)
    }
    return exportFile(machinery, actor, [sheet, 'xlsx'], prepared, lane)
  }

  return {
    /** Exports the data of somebody of the company; throws `not_found` and `throttled`. */
    ofPerson: (actor: Actor, subject: Subject) => write(actor, async () => subject, 'exports'),
    /** Exports one's own data; throws `not_found` for a membership of no person. */
    own: (actor: Actor) => write(actor, ownSubject, 'feeds'),
  }
}

/** Returns the person behind the membership of the session. */
async function ownSubject({ queries, actor }: TenantContext): Promise<Subject | null> {
  const membership = await queries.first(sql<Record<string, string | null>>`
    SELECT resident_id, employee_id, provider_id FROM memberships
    WHERE id = ${actor.membershipId} AND tenant_id = ${actor.tenantId}`)
  const found = erasableRegisters.flatMap((register) => {
    const id = membership?.[personPointers[register]]
    return id == null ? [] : [{ register, id }]
  })
  return found[0] ?? null
}

async function readCover(
  { queries, actor }: TenantContext,
  { register, id }: Subject,
): Promise<Cover> {
  return queries.one(sql<Cover>`
    SELECT coalesce(p.social_name, p.name) AS person, ${companyName} AS company, t.time_zone AS zone,
      u.name AS by, now() AS at
    FROM ${peopleTable(register)} p
    JOIN tenants t ON t.id = p.tenant_id
    JOIN users u ON u.id = ${actor.userId}
    WHERE p.tenant_id = ${actor.tenantId} AND p.id = ${id}`)
}
