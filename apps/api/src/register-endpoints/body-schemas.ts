import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { createSchema, updateSchema } from '@portaria/contract/define-register/validation'
import * as z from 'zod/mini'
import type { Machinery } from './machinery.ts'
import type { NestedRegister } from './nested-records.ts'

/** The body of a change, of a row or of a pending one, which has other fields. */
export function changeSchema({ register, behaviour }: Machinery) {
  const own = updateSchema(register)
  return behaviour.pending ? z.extend(own, behaviour.pending.changes) : own
}

/** A nested row has the fields of its own create, but for the one that refers to its parent. */
export function nestedSchemas(register: AnyRegister, nested: readonly NestedRegister[]) {
  return Object.fromEntries(
    nested.map(({ property, machinery: { register: other } }) => {
      const fields = Object.entries(other.fields).filter(
        ([, field]) => field.register !== register.name,
      )
      const schema = createSchema({ ...other, fields: Object.fromEntries(fields) })
      return [property, register.needsNested ? schema : z.optional(z.nullable(schema))]
    }),
  )
}
