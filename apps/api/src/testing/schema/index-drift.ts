import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { CatalogueTable } from '../../platform/database/catalogue.ts'
import type { Registers } from './field-drift.ts'

/**
 * Lists the indexes that a table lacks: one for each reference to a register of the company, by which
 * rows of the other are read and removed, and one for the order of the list.
 */
export function indexDrift(
  register: AnyRegister,
  { name: table, indexes }: CatalogueTable,
  registers: Registers,
): string[] {
  if (register.scope !== 'tenant') return []
  // What follows the company: a column, or the column as it is compared.
  const seconds = indexes.flatMap(({ keys: [first, second = ''] }) =>
    first === 'tenant_id' ? [second.match(/\w+(?=\W*$)/)?.[0] ?? ''] : [],
  )
  const references = Object.entries(register.fields).flatMap(([name, { kind, register: to }]) =>
    kind === 'reference' && to !== undefined && registers[to]?.scope === 'tenant' ? [name] : [],
  )
  const { sort } = register.list
  return [
    ...references
      .filter((name) => !seconds.includes(name))
      .map((name) => `${table}.${name}: no index begins with (tenant_id, ${name})`),
    ...(seconds.includes(sort)
      ? []
      : [`${table}: no index begins with (tenant_id, ${sort}), the order of its list`]),
  ]
}
