import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { createSchema, updateSchema } from '@portaria/contract/record-checks/validation'
import { apiComponents, componentName } from '@portaria/contract/schemas/api-components'
import * as z from 'zod/mini'
import type { NestedRegister } from './aspects/nested-rows.ts'
import type { Machinery } from './machinery.ts'

type Bodies = {
  /** For a create, with the rows of other registers that it may nest. */
  readonly created: z.ZodMiniType<Record<string, unknown>>
  /** For a change, of a row or of a pending one, which has other fields. */
  readonly changed: z.ZodMiniType<Record<string, unknown>>
}

const declared = new Map<AnyRegister, Bodies>()

/**
 * Makes the body schemas of a register's creates and changes. They are made only once, since the
 * document knows each under one name.
 */
export function bodiesOf(
  { register, behaviour }: Machinery,
  nested: readonly NestedRegister[],
): Bodies {
  const known = declared.get(register)
  if (known) return known
  const name = componentName(register.name)
  const own = updateSchema(register)
  const bodies = {
    created: createSchema(register, nestedSchemas(register, nested)).register(apiComponents, {
      id: `${name}Create`,
    }),
    changed: z
      .extend(own, behaviour.pending?.changes ?? {})
      .register(apiComponents, { id: `${name}Change` }),
  }
  declared.set(register, bodies)
  return bodies
}

/**
 * Returns the schemas of nested rows: the fields of their own create, except the reference to the
 * parent.
 */
function nestedSchemas(register: AnyRegister, nested: readonly NestedRegister[]) {
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
