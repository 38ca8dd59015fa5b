import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { readableName } from '@portaria/contract/define-register/field'
import * as z from 'zod/mini'
import type {
  ComputedValue,
  RegisterBehaviour,
  RelatedValue,
  ValueExpression,
} from './register-behaviour.ts'
import type { UntypedRow } from './untyped-row.ts'

type AnyValue = ValueExpression | RelatedValue | ComputedValue<UntypedRow>

/** Whether a value is an expression. */
export const isExpression = (value: AnyValue | undefined): value is ValueExpression =>
  typeof value === 'function'

/** Whether a value comes from rows that refer to its register's. */
export const isRelated = (value: AnyValue): value is RelatedValue => 'matches' in value

/** Returns the values that come from rows which refer to a register's. */
export const relatedValues = ({ values = {} }: RegisterBehaviour): RelatedValue[] =>
  Object.values(values).filter(isRelated)

/** Returns the related value of a name; undefined if there is none. */
export function relatedValue(
  { values = {} }: RegisterBehaviour,
  name: string,
): RelatedValue | undefined {
  const value = values[name]
  return value && isRelated(value) ? value : undefined
}

/** Rows that belong to a record, as lists show them. */
const titled = z.array(z.object({ id: z.uuid(), title: z.string() }))

/** Returns the schemas of a register's values in answers, besides its marks. */
export const valueAnswers = (
  { list }: AnyRegister,
  { values = {} }: RegisterBehaviour,
): Record<string, z.ZodMiniType> =>
  Object.fromEntries(
    Object.entries(values).flatMap(([name, value]): [string, z.ZodMiniType][] => {
      if (isExpression(value)) {
        const choices = list.related?.[name]?.choices
        return choices ? [[name, z.optional(z.nullable(z.enum(choices)))]] : []
      }
      if (!isRelated(value)) return [[name, value.answers]]
      return value.read ? [[readableName(name), z.optional(value.read.answers ?? titled)]] : []
    }),
  )

/** Returns the names of values that a reader may ask for. */
export const askableValues = ({ values = {} }: RegisterBehaviour): string[] =>
  Object.entries(values).flatMap(([name, value]) => (isRelated(value) && !value.read ? [] : [name]))
