import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type UniqueRule, uniqueRules } from '@portaria/contract/define-register/unique-rules'
import { sql } from 'kysely'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { undisputed } from '../aspects/disputed-values.ts'
import { kindOf } from '../field-kinds.ts'
import type { Machinery } from '../machinery.ts'
import { keyColumn, recordColumns, row, tableOf } from '../record-columns.ts'
import type { UntypedRow } from '../untyped-row.ts'
import type { LineReading } from './line-reader.ts'

/** Unique values of the lines so far: of two lines with the same one, the later is an error. */
export type UniqueSeen = Set<string>

type Context = TenantContext & { machinery: Machinery; seen: UniqueSeen }

/** Separates the values of a key; no value contains it. */
const SEPARATOR = '\u0001'

const isInactive = ({ own }: LineReading) => own.values['status'] === 'INATIVO'

/** Returns the line's values of a unique rule as one text, or null if one is missing. */
function uniqueKey(
  register: AnyRegister,
  fields: readonly string[],
  reading: LineReading,
): string | null {
  const values = fields.map((name) => reading.own.values[name])
  if (values.some((value) => value == null)) return null
  return fields.map((name, index) => kindOf(register, name).keyText(values[index])).join(SEPARATOR)
}

/**
 * Finds the existing row of each line: by id, else by the unique rules in order, then by document,
 * then by the register's behaviour (registers §24).
 */
export async function findMatches(
  context: Context,
  readings: readonly LineReading[],
): Promise<Map<LineReading, UntypedRow>> {
  const { machinery } = context
  const { register, behaviour } = machinery
  const ids = new Map<LineReading, string>()
  for (const reading of readings) if (reading.id) ids.set(reading, reading.id)
  const unmatched = () => readings.filter((one) => !ids.has(one) && one.id === null)

  for (const rule of uniqueRules(register)) {
    const { fields, whileActive } = rule
    refuseRepeated(context, readings, rule)
    const keyOf = (one: LineReading) => uniqueKey(register, fields, one)
    const target = uniqueSql(register, fields)
    if (whileActive) await matchWhileActive(context, unmatched(), ids, keyOf, target)
    else await matchBy(context, unmatched(), ids, keyOf, target)
  }
  if (register.fields['id_doc']) {
    const keyOf = (one: LineReading) => uniqueKey(register, ['id_doc'], one)
    await matchBy(context, unmatched(), ids, keyOf, keyColumn(register, 'id_doc', row))
  }
  if (behaviour.matchLines) {
    const found = await behaviour.matchLines(context, unmatched())
    for (const [reading, id] of found) ids.set(reading, id)
  }
  return fetchRows(context, ids)
}

function refuseRepeated(
  { machinery: { register }, seen }: Context,
  readings: readonly LineReading[],
  { fields, whileActive }: UniqueRule,
): void {
  for (const reading of readings) {
    if (whileActive && isInactive(reading)) continue
    const key = uniqueKey(register, fields, reading)
    if (key === null) continue
    const known = `${fields.join()}:${key}`
    if (seen.has(known)) reading.errors.push({ field: fields.at(-1) ?? 'line', code: 'duplicate' })
    seen.add(known)
  }
}

const uniqueSql = (register: AnyRegister, fields: readonly string[]) =>
  sql.join(
    fields.map((name) => sql`${keyColumn(register, name, row)}::text`),
    sql` || ${SEPARATOR} || `,
  )

async function matchBy(
  { machinery, queries, actor }: Context,
  readings: readonly LineReading[],
  ids: Map<LineReading, string>,
  keyOf: (reading: LineReading) => string | null,
  target: ReturnType<typeof sql>,
): Promise<void> {
  const keys = readings.map((reading) => keyOf(reading))
  const wanted = [...new Set(keys.filter((key) => key !== null))]
  if (wanted.length === 0) return
  const found = await queries.all(sql<{ id: string; key: string }>`
    SELECT r.id, ${target} AS key FROM ${tableOf(machinery.register)} r
    WHERE ${machinery.scope.live(machinery.register, actor, row)} AND ${undisputed(machinery.register, row)} AND ${target} = ANY(${wanted}::text[])`)
  const byKey = new Map(found.map(({ id, key }) => [key, id]))
  for (const [position, reading] of readings.entries()) {
    const id = byKey.get(keys[position] ?? '')
    if (id) ids.set(reading, id)
  }
}

/**
 * Matches lines with rows whose key is unique among active rows: a line means the active row, even
 * if it deactivates it; a line that is inactive itself may mean an inactive row. Two lines never
 * mean the same row.
 */
async function matchWhileActive(
  { machinery, queries, actor, seen }: Context,
  readings: readonly LineReading[],
  ids: Map<LineReading, string>,
  keyOf: (reading: LineReading) => string | null,
  target: ReturnType<typeof sql>,
): Promise<void> {
  const wanted = [...new Set(readings.map(keyOf).filter((key) => key !== null))]
  if (wanted.length === 0) return
  const found = await queries.all(sql<{ id: string; key: string; status: string }>`
    SELECT r.id, r.status, ${target} AS key FROM ${tableOf(machinery.register)} r
    WHERE ${machinery.scope.live(machinery.register, actor, row)} AND ${undisputed(machinery.register, row)} AND ${target} = ANY(${wanted}::text[])
    ORDER BY r.status, r.id`)
  const byKey = Map.groupBy(found, ({ key }) => key)
  for (const reading of readings) {
    const meant = (byKey.get(keyOf(reading) ?? '') ?? []).find(
      ({ id, status }) => (status === 'ATIVO' || isInactive(reading)) && !seen.has(`row:${id}`),
    )
    if (!meant) continue
    seen.add(`row:${meant.id}`)
    ids.set(reading, meant.id)
  }
}

async function fetchRows(
  { machinery: { register, scope }, queries, actor }: Context,
  ids: ReadonlyMap<LineReading, string>,
): Promise<Map<LineReading, UntypedRow>> {
  if (ids.size === 0) return new Map()
  const rows = await queries.all(sql<UntypedRow>`
    SELECT ${recordColumns(register)} FROM ${tableOf(register)} r
    WHERE ${scope.live(register, actor, row)} AND r.id = ANY(${[...new Set(ids.values())]}::uuid[])`)
  const byId = new Map(rows.map((one) => [one.id, one]))
  return new Map(
    [...ids].flatMap(([reading, id]) => {
      const found = byId.get(id)
      return found ? [[reading, found] as const] : []
    }),
  )
}
