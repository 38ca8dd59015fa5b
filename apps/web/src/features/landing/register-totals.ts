import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import type { Role } from '@portaria/contract/roles'
import { callApi } from '../../platform/http-client.ts'
import { registerKey } from '../../register-pages/register-queries.ts'

/** A register with pages of its own. */
export type PagedRegister = AnyRegister & { paths: NonNullable<AnyRegister['paths']> }

type ListAnswer = { meta: { total: number } }

/** Key of a total, under the register's lists: what changes those changes this. */
export function totalKey(register: AnyRegister, filter: Readonly<Record<string, string>>) {
  return [...registerKey(register), 'list', 'total', filter] as const
}

/** How many rows of a register the person sees; of the filtered ones, when a filter is given. */
export async function fetchTotal(
  register: AnyRegister,
  filter: Readonly<Record<string, string>>,
  signal: AbortSignal,
): Promise<number> {
  const query = { ...filter, per_page: 1 }
  const { meta } = await callApi<ListAnswer>(`/${register.name}`, { query, signal })
  return meta.total
}

/** Registers with pages in which a role may create rows. */
export function creatableRegisters(role: Role): PagedRegister[] {
  return Object.values(registers).filter((register): register is PagedRegister => {
    return register.paths !== null && rightsIn(register, role).may.includes('create')
  })
}

/** Registers whose rows wait for the role's yes: an `accept` button and an `approval` to filter by. */
export function approvableRegisters(role: Role): PagedRegister[] {
  return Object.values(registers).filter((register): register is PagedRegister => {
    const { may } = rightsIn(register, role)
    const approves = register.actions?.['accept'] !== undefined && may.includes('update')
    return register.paths !== null && approves && register.list.filters.includes('approval')
  })
}
