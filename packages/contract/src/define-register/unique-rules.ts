import type { AnyRegister } from './define-register.ts'

/** Fields that must be unique in a register, and whether only among its active rows. */
export type UniqueRule = { readonly fields: readonly string[]; readonly whileActive: boolean }

/**
 * Returns all unique rules of a register, in the order in which an import uses them to find
 * existing rows.
 */
export function uniqueRules(register: AnyRegister): UniqueRule[] {
  return [
    ...register.unique.map((fields) => ({ fields, whileActive: false })),
    ...(register.uniqueWhileActive ?? []).map((fields) => ({ fields, whileActive: true })),
  ]
}
