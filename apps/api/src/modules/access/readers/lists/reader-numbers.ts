import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { takeNumbers } from '../../../companies/public/number-series.ts'
import type { Inhabitant } from '../../decisions/person-facts.ts'

/** Whom a number on readers stands for: a person, or the guest of a pass. */
export type Subject = {
  readonly kind: 'resident' | 'employee' | 'provider' | 'pass'
  readonly id: string
}

/**
 * A thing that readers know by a number: a person or a pass; of a person, the PIN by itself, the one for
 * duress, and a card by itself while they hold it; a rule; and the way out of everybody who has a rule.
 */
export type NumberedThing =
  | Subject
  | { readonly kind: 'pin' | 'duress'; readonly of: Inhabitant }
  | { readonly kind: 'card'; readonly id: string; readonly of: Inhabitant }
  | { readonly kind: 'rule'; readonly id: string }
  | { readonly kind: 'exit' }

/** Returns the key by which a thing is found among numbers. */
export function thingKey(thing: NumberedThing): string {
  if (thing.kind === 'exit') return thing.kind
  const own = 'id' in thing ? `${thing.kind}:${thing.id}` : thing.kind
  return 'of' in thing ? `${own} of ${thingKey(thing.of)}` : own
}

/** A row of `reader_numbers` without its number. */
type Columns = {
  readonly resident_id: string | null
  readonly employee_id: string | null
  readonly provider_id: string | null
  readonly pass_id: string | null
  readonly card_id: string | null
  readonly rule_id: string | null
  readonly is_duress: boolean
  readonly is_pin: boolean
  readonly is_exit: boolean
}

const nothing: Columns = {
  resident_id: null,
  employee_id: null,
  provider_id: null,
  pass_id: null,
  card_id: null,
  rule_id: null,
  is_duress: false,
  is_pin: false,
  is_exit: false,
}

function columnsOf(thing: NumberedThing): Columns {
  if (thing.kind === 'exit') return { ...nothing, is_exit: true }
  if (thing.kind === 'card') return { ...columnsOf(thing.of), card_id: thing.id }
  if ('of' in thing) return { ...columnsOf(thing.of), [`is_${thing.kind}`]: true }
  return { ...nothing, [`${thing.kind}_id`]: thing.id }
}

type Asked = Columns & { readonly key: string }

const asColumns = sql`AS a (key text, resident_id uuid, employee_id uuid, provider_id uuid,
  pass_id uuid, card_id uuid, rule_id uuid, is_duress boolean, is_pin boolean, is_exit boolean)`

/**
 * Returns the numbers of things by their keys, as decimal text, and gives numbers to those that have
 * none (access §23). Two callers who need numbers wait for each other, so that a thing has one.
 */
export async function numbersOf(
  context: TenantContext,
  things: readonly NumberedThing[],
): Promise<ReadonlyMap<string, string>> {
  const asked = new Map(
    things.map((thing) => [thingKey(thing), { key: thingKey(thing), ...columnsOf(thing) }]),
  )
  const known = await readNumbers(context, [...asked.values()])
  const missing = [...asked.values()].filter(({ key }) => !known.has(key))
  if (missing.length === 0) return known
  const { queries, actor } = context
  const first = await takeNumbers(context, 'reader_numbers', missing.length)
  // Somebody else may have given numbers to some of them before the series was free.
  await queries.count(sql`
    INSERT INTO reader_numbers (tenant_id, number, resident_id, employee_id, provider_id, pass_id,
      card_id, rule_id, is_duress, is_pin, is_exit)
    SELECT ${actor.tenantId}, ${first} + row_number() OVER () - 1, a.resident_id, a.employee_id,
      a.provider_id, a.pass_id, a.card_id, a.rule_id, a.is_duress, a.is_pin, a.is_exit
    FROM jsonb_to_recordset(${JSON.stringify(missing)}::jsonb) ${asColumns}
    ON CONFLICT DO NOTHING`)
  return new Map([...known, ...(await readNumbers(context, missing))])
}

/** Whether a number `n` is that of a person, or of what is theirs, in one of three columns. */
const isOf = (column: string) => sql`(n.${sql.ref(column)} = a.${sql.ref(column)}
  AND n.is_duress = a.is_duress AND n.is_pin = a.is_pin AND n.card_id IS NOT DISTINCT FROM a.card_id)`

/** One statement with a branch for each column, so that each is found by its index. */
async function readNumbers(
  { queries, actor }: TenantContext,
  asked: readonly Asked[],
): Promise<Map<string, string>> {
  if (asked.length === 0) return new Map()
  const branches = [
    isOf('resident_id'),
    isOf('employee_id'),
    isOf('provider_id'),
    sql`n.pass_id = a.pass_id`,
    sql`n.rule_id = a.rule_id`,
    sql`n.is_exit AND a.is_exit`,
  ]
  const found = branches.map(
    (isSame) => sql`
      SELECT a.key, n.number::text AS number FROM asked a
      JOIN reader_numbers n ON n.tenant_id = ${actor.tenantId} AND ${isSame}`,
  )
  const rows = await queries.all(sql<{ key: string; number: string }>`
    WITH asked AS MATERIALIZED (
      SELECT * FROM jsonb_to_recordset(${JSON.stringify(asked)}::jsonb) ${asColumns})
    ${sql.join(found, sql` UNION ALL `)}`)
  return new Map(rows.map(({ key, number }) => [key, number]))
}
