import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { useQueries } from '@tanstack/react-query'
import { listRecords } from '../../../register-pages/register-calls.ts'
import { registerKey } from '../../../register-pages/register-queries.ts'

/** A register whose rows refer to another's, with the field that filters by it. */
type Pointer = { register: AnyRegister; field: string }

/** The references to a register's rows that a role can find by a filter. */
export function pointersAt(target: AnyRegister, role: Role): Pointer[] {
  return Object.values(registers).flatMap((register: AnyRegister) =>
    Object.entries(register.fields)
      .filter(([name, { register: pointed }]) => {
        const isListed = register.list.filters.includes(name)
        return pointed === target.name && isListed && may(role, register, 'read')
      })
      .map(([field]) => ({ register, field })),
  )
}

export type RowUses = { register: AnyRegister; count: number }[]

/** Counts the rows that use each of some records, by record id; null while counting. */
export function useRowUses(
  target: AnyRegister,
  role: Role,
  ids: readonly string[],
): Map<string, RowUses> | null {
  const pointers = pointersAt(target, role)
  const asked = ids.flatMap((id) => pointers.map((pointer) => ({ id, ...pointer })))
  const answers = useQueries({
    queries: asked.map(({ id, register, field }) => ({
      queryKey: [...registerKey(register), 'list', 'uses', field, id],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        listRecords(register, { [`filter[${field}]`]: id, per_page: '1', fields: 'id' }, signal),
    })),
  })
  if (answers.some((answer) => answer.data === undefined)) return null
  const uses = new Map<string, RowUses>(ids.map((id) => [id, []]))
  for (const [index, { id, register }] of asked.entries()) {
    const count = answers[index]?.data?.meta.total ?? 0
    if (count > 0) uses.get(id)?.push({ register, count })
  }
  return uses
}
