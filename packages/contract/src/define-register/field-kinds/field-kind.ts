import * as z from 'zod/mini'
import type { Field, FieldKindName } from '../field.ts'
import type { KindTraits } from './kind-traits.ts'

/**
 * The contract's half of a kind of field: what the API accepts, what the table stores, how lists
 * filter by it. The browser's half is an input of the same name.
 */
export type FieldKind = KindTraits & {
  readonly name: FieldKindName
  /**
   * Reads what the API gets into what is stored; null where nothing is left after trimming.
   * A `custom` issue's message is a stable code. `inner` makes the schema of a field inside.
   */
  schema(field: Field, inner: (field: Field) => Schema): Schema
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
