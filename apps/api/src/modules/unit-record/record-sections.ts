import { may } from '@portaria/contract/define-register/permissions'
import { badgeFields } from '@portaria/contract/define-register/record-names'
import {
  RECORD_ROWS,
  type RecordQuery,
  type RecordSection,
  recordSections,
  type SectionName,
  sectionNames,
} from '@portaria/contract/modules/unit-record/unit-record'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { COUNT_LIMIT } from '@portaria/contract/schemas/constants'
import { sql } from 'kysely'
import type { RecordSections, RecordUnit, SectionSource } from '../../parts/record-section.ts'
import type { Sql } from '../../platform/database/queries.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { AskedFields } from '../../register-endpoints/asked-fields.ts'
import { askedFields } from '../../register-endpoints/fields-parameter.ts'
import {
  type Machineries,
  type Machinery,
  machineryOf,
} from '../../register-endpoints/machinery.ts'
import { readRecords } from '../../register-endpoints/read-records.ts'
import { recordColumns, row, tableOf } from '../../register-endpoints/record-columns.ts'
import type { OpenRow } from '../../register-endpoints/reference-reader.ts'
import { meets } from '../units/public/rows-of-unit.ts'
import { inOwnPeriod } from './own-period.ts'

/** The registers, and the modules' sources of a unit's record. */
export type RecordTools = {
  readonly machineries: Machineries
  readonly sections: RecordSections
}

/** A section with its register's machinery and the columns of each row. */
export type ReadSection = {
  readonly name: SectionName
  readonly machinery: Machinery
  readonly source: SectionSource
  readonly asked: AskedFields
}

/** The sections whose registers the actor reads. */
export function sectionsFor(
  { actor }: TenantContext,
  { machineries, sections }: RecordTools,
): ReadSection[] {
  return sectionNames.flatMap((name) => {
    const { register, fields } = recordSections[name]
    const source = sections[name]
    if (source === undefined) throw new Error(`no module brings the section ${name}`)
    const machinery = machineryOf(machineries, register)
    if (actor.role !== 'system' && !may(actor.role, machinery.register, 'read')) return []
    const shown = [...fields, ...badgeFields(machinery.register, actor.role)].join(',')
    const asked = askedFields(machinery.register, machinery.behaviour, shown)
    return [{ name, machinery, source, asked }]
  })
}

/** Those of the sections that a query names; all of them if it names none. */
export function askedSections(sections: readonly ReadSection[], query: RecordQuery): ReadSection[] {
  const names: readonly string[] = query.sections?.split(',') ?? sectionNames
  return sections.filter(({ name }) => names.includes(name))
}

/**
 * Selects the live rows of a unit that the actor may see: by the rule of their register and, for a
 * role that does not see all units, in the actor's own period only.
 */
export function seenRows({ machinery, source }: ReadSection, unit: RecordUnit): Sql {
  const { register, scope } = machinery
  const { actor } = unit
  const seen = sql`${scope.live(register, actor, row)} AND ${source.ofUnit(row, unit)}`
  if (scope.isWhole(apartments, actor)) return seen
  return sql`${seen} AND ${inOwnPeriod(source, row, unit)}`
}

type PeriodRow = OpenRow & { from_on: string | null; to_on: string | null }

/** A page of a section, current rows first and then the newest, and the number of all. */
export async function readSection(
  context: TenantContext,
  section: ReadSection,
  unit: RecordUnit,
  { from, to, page = 1, per_page: perPage = RECORD_ROWS }: RecordQuery,
): Promise<RecordSection> {
  const { queries } = context
  const { name, machinery, source, asked } = section
  const { register } = machinery
  const [first, last] = [source.from(row, unit), source.to(row, unit)]
  const where = sql`${seenRows(section, unit)} AND ${meets(
    first,
    last,
    sql`${from ?? '-infinity'}::date`,
    sql`${to ?? null}::date`,
  )}`
  const [rows, { total }] = await Promise.all([
    queries.all(sql<PeriodRow>`
      SELECT ${recordColumns(register, asked)}, ${first}::text AS from_on, ${last}::text AS to_on
      FROM ${tableOf(register)} r WHERE ${where}
      ORDER BY coalesce(${last}, 'infinity'::date) >= ${unit.day(sql`now()`)} DESC,
        ${first} DESC NULLS LAST, r.id DESC
      LIMIT ${perPage} OFFSET ${(page - 1) * perPage}`),
    queries.one(sql<{ total: number }>`
      SELECT count(*)::int AS total
      FROM (SELECT 1 FROM ${tableOf(register)} r WHERE ${where} LIMIT ${COUNT_LIMIT + 1}) counted`),
  ])
  const periods = rows.map(({ from_on, to_on }) => ({ from: from_on, to: to_on }))
  const bare = rows.map(({ from_on: _from, to_on: _to, ...stored }) => stored)
  const records = await readRecords(machinery, context, bare, asked)
  return {
    name,
    register: register.name,
    total: Math.min(total, COUNT_LIMIT),
    total_is: total > COUNT_LIMIT ? 'at_least' : 'exact',
    rows: records.map((record, nth) => ({
      id: String(record['id']),
      from: periods[nth]?.from ?? null,
      to: periods[nth]?.to ?? null,
      record,
      person: null,
    })),
  }
}
