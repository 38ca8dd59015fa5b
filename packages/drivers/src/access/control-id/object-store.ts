import { type Doubtful, type Refused, unknown } from '../access-outcome.ts'
import type { Lane } from '../request-queue.ts'
import type { Command, ReaderCalls } from './reader-calls.ts'
import { isObject, type JsonObject, listOf, type Wire, wholeOf } from './reader-json.ts'

export type Clause = {
  readonly field: string
  readonly operator: '=' | '>' | '>=' | 'IN'
  readonly value: Wire
}
/** Clauses that must all hold. There is at least one: none would mean every row (devices §23). */
export type Condition = readonly [Clause, ...Clause[]]

export type Row = Readonly<Record<string, string | number | bigint | boolean | null>>
/** The rows that a reader returned, or why there are none. */
export type Rows = { readonly result: 'rows'; readonly rows: readonly JsonObject[] } | Failure
/** The answer to a change: `answered` says only that the reader accepted it. */
export type Changed = { readonly result: 'answered' } | Failure
type Failure = Refused | Doubtful

/** Who asks, for the order of calls, and the people whom a change writes. */
export type Asking = { readonly lane: Lane; readonly people?: ReadonlySet<string> }

/** Rows that a call writes; a function is asked when the call's turn has come. */
type Written = () => readonly Row[]

/** The tables of a reader. No function changes rows without a condition. */
export type ObjectStore = {
  /** Reads fields of rows; with a limit, the first ones in the order of ids. */
  load(
    object: string,
    fields: readonly [string, ...string[]],
    condition: Condition | null,
    asking: Asking,
    limit?: number,
  ): Promise<Rows>
  create(object: string, rows: Written, asking: Asking): Promise<Changed>
  modify(
    object: string,
    values: () => Row | undefined,
    condition: Condition,
    asking: Asking,
  ): Promise<Changed>
  destroy(object: string, condition: Condition, asking: Asking): Promise<Changed>
}

/** Limit of values in one list of a condition. */
const MOST_VALUES = 999
const NAME = /^[a-z_0-9]+$/

/** Makes the store of a reader. */
export function objectStore(calls: ReaderCalls): ObjectStore {
  const changed = async (
    command: Command,
    body: () => Wire | undefined,
    { lane, people }: Asking,
  ): Promise<Changed> => {
    const answer = await calls.call({ lane, people, command, body })
    return answer.result === 'answered' ? { result: 'answered' } : answer
  }

  return {
    async load(object, fields, condition, { lane }, limit) {
      const body: Wire = {
        object,
        fields,
        ...(condition && { where: whereOf(object, condition) }),
        ...(limit !== undefined && { order: ['id', 'ascending'], limit }),
      }
      const answer = await calls.call({ lane, command: 'load_objects', body })
      if (answer.result !== 'answered') return answer
      // Without the list nothing was read: an empty body must not pass for an empty table.
      const rows = listOf(answer.json, object)
      if (!rows?.every((row) => isObject(row) && fields[0] in row)) return unknown('bad_answer')
      return limit === undefined
        ? { result: 'rows', rows: rows as JsonObject[] }
        : firstRows(rows as JsonObject[], limit)
    },
    create(object, rows, asking) {
      return changed(
        'create_objects',
        () => {
          const values = rows()
          return values.length === 0 ? undefined : { object, values }
        },
        asking,
      )
    },
    modify(object, values, condition, asking) {
      const where = whereOf(object, condition)
      return changed(
        'modify_objects',
        () => {
          const row = values()
          return row && { object, values: row, where }
        },
        asking,
      )
    },
    destroy(object, condition, asking) {
      const body = { object, where: whereOf(object, condition) }
      return changed('destroy_objects', () => body, asking)
    },
  }
}

/** Orders rows by id and takes the first: firmware orders and limits in ways of its own. */
function firstRows(rows: readonly JsonObject[], limit: number): Rows {
  const byId = new Map<bigint, JsonObject>()
  for (const row of rows) {
    const id = wholeOf(row, 'id')
    if (id === null) return unknown('bad_answer')
    byId.set(BigInt(id), row)
  }
  const ordered = [...byId].toSorted(([a], [b]) => (a < b ? -1 : 1))
  return { result: 'rows', rows: ordered.slice(0, limit).map(([, row]) => row) }
}

/**
 * Returns a condition as a list of clauses. The reader puts names and connectors into its SQL as they
 * are, so none comes from data (devices §23).
 */
export function whereOf(object: string, condition: Condition): Wire {
  if (condition.length === 0) throw new Error('a condition without clauses means every row')
  return condition.map(({ field, operator, value }, at) => {
    const isList = Array.isArray(value)
    if (!NAME.test(object) || !NAME.test(field)) throw new Error('not the name of a field')
    if (isList !== (operator === 'IN')) throw new Error('a list goes with IN')
    if (isList && (value.length === 0 || value.length > MOST_VALUES))
      throw new Error('a list has 1 to 999 values')
    const clause = { object, field, operator, value }
    return at === condition.length - 1 ? clause : { ...clause, connector: ') AND (' }
  })
}
