import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { Field, Fields } from '@portaria/contract/define-register/field'
import { registers } from '@portaria/contract/modules/registers'
import { ownedIn } from './untyped-row.ts'

/** A reference of a row or of one of its owned rows, with its place in the body. */
export type PlacedReference = {
  readonly place: string
  readonly name: string
  readonly field: Field
  readonly target: AnyRegister
  readonly id: string
}

/**
 * Returns every reference in a row's values and in those of its owned rows:
 * `apartments.0.apartment_id`.
 */
export function referencesIn(
  fields: Fields,
  values: Readonly<Record<string, unknown>>,
  within = '',
): PlacedReference[] {
  return Object.entries(fields).flatMap(([name, field]): PlacedReference[] => {
    const [place, value] = [`${within}${name}`, values[name]]
    if (field.kind === 'rows')
      return ownedIn(value).flatMap((one, nth) =>
        referencesIn(field.fields ?? {}, one, `${place}.${nth}.`),
      )
    const target = field.kind === 'reference' && field.register && registers[field.register]
    return target && typeof value === 'string' ? [{ place, name, field, target, id: value }] : []
  })
}
