import { CommandError } from './command.ts'
import type { ObjectName } from './object-tables.ts'

/** A value as the store keeps it. */
export type StoredValue = bigint | number | string | null
/** A part of a statement, with the values of its question marks. */
export type Sql = { readonly text: string; readonly values: readonly StoredValue[] }
export type ColumnsOf = (object: ObjectName) => readonly string[]

/** The most values of one statement. */
const MOST_VALUES = 999

const COMPARISONS = new Set(['=', '==', '!=', '<>', 'LIKE', 'NOT LIKE', '>', '<', '>=', '<='])
const LISTS = new Set(['IN', 'NOT IN'])

/** Returns a value of JSON as the store keeps it; throws for lists and objects. */
export function storedValue(value: unknown): StoredValue {
  if (value === null || typeof value === 'string' || typeof value === 'bigint') return value
  if (typeof value === 'boolean') return value ? 1n : 0n
  if (typeof value === 'number') return Number.isInteger(value) ? BigInt(value) : value
  throw new CommandError(400, 'Invalid value')
}

/** Returns a column's name for SQL; throws for one that the object does not have. */
export function columnOf(columns: ColumnsOf, object: ObjectName, name: unknown): string {
  if (typeof name !== 'string' || !columns(object).includes(name)) {
    throw new CommandError(400, `no such column: ${String(name)}`)
  }
  return `"${name}"`
}

/**
 * Returns the condition of a `where`: by field, or a list of clauses with connectors. None, or an
 * empty one, holds for every row.
 */
export function conditionOf(columns: ColumnsOf, object: ObjectName, where: unknown): Sql {
  const parts = Array.isArray(where)
    ? clausesOf(columns, object, where)
    : fieldsOfWhere(columns, object, where)
  const values = parts.flatMap((part) => part.values)
  if (values.length > MOST_VALUES) throw new CommandError(400, 'too many SQL variables')
  const text = parts.map((part) => part.text).join('')
  return text === '' ? { text: '', values: [] } : { text: ` WHERE (${text})`, values }
}

/** Reads `{"users":{"id":7}}` and `{"users":{"id":{">":5}}}`. */
function fieldsOfWhere(columns: ColumnsOf, object: ObjectName, where: unknown): readonly Sql[] {
  if (where === undefined || where === null) return []
  const conditions = Object.entries(objectOf(where)).flatMap(([name, fields]) => {
    ownObject(object, name)
    return Object.entries(objectOf(fields)).flatMap(([field, asked]) => {
      if (typeof asked !== 'object' || asked === null || Array.isArray(asked)) {
        const operator = Array.isArray(asked) ? 'IN' : '='
        return [comparison(columns, object, { field, operator, value: asked })]
      }
      return Object.entries(asked).map(([operator, value]) =>
        comparison(columns, object, { field, operator, value }),
      )
    })
  })
  return conditions.map(({ text, values }, at) => ({
    text: at === 0 ? text : ` AND ${text}`,
    values,
  }))
}

/** Reads a list of clauses: the connectors go into the statement as they are. */
function clausesOf(
  columns: ColumnsOf,
  object: ObjectName,
  clauses: readonly unknown[],
): readonly Sql[] {
  return clauses.map((clause) => {
    const { object: name = object, connector = '', ...rest } = objectOf(clause)
    ownObject(object, name)
    const { text, values } = comparison(columns, object, rest)
    return { text: `${text}${String(connector)}`, values }
  })
}

type Comparison = {
  readonly field?: unknown
  readonly operator?: unknown
  readonly value?: unknown
}

function comparison(
  columns: ColumnsOf,
  object: ObjectName,
  { field, operator: asked = '=', value }: Comparison,
): Sql {
  const column = columnOf(columns, object, field)
  const operator = String(asked).toUpperCase()
  if (LISTS.has(operator)) {
    const values = (Array.isArray(value) ? value : [value]).map(storedValue)
    return { text: `${column} ${operator} (${values.map(() => '?').join(', ')})`, values }
  }
  if (!COMPARISONS.has(operator)) throw new CommandError(400, `Invalid operator ${operator}`)
  return { text: `${column} ${operator} ?`, values: [storedValue(value)] }
}

function objectOf(value: unknown): Record<string, unknown> {
  if (typeof value === 'object' && value !== null && !Array.isArray(value)) {
    return value as Record<string, unknown>
  }
  throw new CommandError(400, 'Invalid where')
}

function ownObject(object: ObjectName, name: unknown): void {
  if (name !== object) throw new CommandError(400, `no such table: ${String(name)}`)
}

const DIRECTIONS: Readonly<Record<string, string>> = {
  ascending: 'ASC',
  asc: 'ASC',
  descending: 'DESC',
  desc: 'DESC',
}

/** Returns the order of `["id","descending"]`; a column without a direction ascends. */
export function orderOf(columns: ColumnsOf, object: ObjectName, order: unknown): string {
  if (order === undefined) return ''
  const words: readonly unknown[] = Array.isArray(order) ? order : [order]
  let text = ''
  for (const word of words) {
    const direction = typeof word === 'string' ? DIRECTIONS[word.toLowerCase()] : undefined
    if (direction !== undefined && text !== '') text += ` ${direction}`
    else text += `${text === '' ? '' : ', '}${columnOf(columns, object, word)}`
  }
  return text === '' ? '' : ` ORDER BY ${text}`
}
