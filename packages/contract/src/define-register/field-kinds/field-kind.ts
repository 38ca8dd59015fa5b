import * as z from 'zod/mini'
import type { Field, FieldKindName } from '../field.ts'

export type ColumnType =
  | 'text'
  | 'text[]'
  | 'uuid'
  | 'integer'
  | 'numeric'
  | 'boolean'
  | 'date'
  | 'jsonb'

/**
 * The contract's half of a kind of field: what the API accepts, what the table stores, how lists
 * filter by it. The browser's half is an input of the same name.
 */
export type FieldKind = {
  readonly name: FieldKindName
  /**
   * Reads what the API gets into what is stored; null where nothing is left after trimming.
   * A `custom` issue's message is a stable code. `inner` makes the schema of a field inside.
   */
  schema(field: Field, inner: (field: Field) => Schema): Schema
  /** The column's type; null for a kind stored in a table of its own. */
  readonly column: ColumnType | null
  /** `equals` takes one of several values, `range` also gte and lte, `has` tests a list. */
  readonly filter: 'equals' | 'range' | 'has' | 'none'
  readonly sortable: boolean
}

/** Any schema, whatever goes in and comes out. */
export type Schema = z.ZodMiniType

type Outcome = { ok: true; value: unknown } | { ok: false; code: string }

/** A schema of text that a reader turns into the stored value; blank text is null. */
export function readText(read: (typed: string) => Outcome): Schema {
  return z.pipe(
    z.string(),
    z.transform((typed, context) => {
      if (typed.trim() === '') return null
      const outcome = read(typed)
      if (outcome.ok) return outcome.value
      context.issues.push({ code: 'custom', message: outcome.code, input: typed })
      return z.NEVER
    }),
  )
}
