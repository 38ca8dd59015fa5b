import { type Role, roles } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { type RegisterName, registerNames } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { type RegisterView, registerViews } from './register-views.ts'

/** The page of a register at an address under `/apps/`. */
export type RegisterAddress = { register: RegisterName; view?: RegisterView } & (
  | { page: 'list' | 'new' }
  | { page: 'record' | 'edit'; id: string }
)

/**
 * Finds the register page at a path: a list with or without a trailing slash, `new`, `{id}/edit` or
 * `{id}` (interface §1). Null if no register has a page there.
 */
export function findRegisterPage(path: string): RegisterAddress | null {
  const here = path.replace(/\/$/, '')
  for (const view of registerViews) {
    const found = pageAt(here, view.definition)
    if (found) return { ...found, view }
  }
  for (const name of registerNames) {
    const found = pageAt(here, registers[name])
    if (found) return found
  }
  return null
}

function pageAt(here: string, { name: register, paths }: AnyRegister): RegisterAddress | null {
  if (paths === null) return null
  if (here === paths.list.replace(/\/$/, '')) return { register, page: 'list' }
  if (here === `${paths.item}/new`) return { register, page: 'new' }
  const [id, page, ...rest] = here.startsWith(`${paths.item}/`)
    ? here.slice(paths.item.length + 1).split('/')
    : []
  if (!id || rest.length > 0) return null
  if (page === undefined) return isUuid(id) ? { register, page: 'record', id } : null
  return page === 'edit' ? { register, page, id: decodeURIComponent(id) } : null
}

/** The roles of a register's routes: those that may read the register (interface §2). */
export function rolesOfRegister(register: AnyRegister): Role[] {
  return roles.filter((role) => rightsIn(register, role).may.includes('read'))
}

/** The roles that may open a register's pages, or a view's. */
export function rolesOf({ register, view }: RegisterAddress): readonly Role[] {
  return view?.roles ?? rolesOfRegister(registers[register])
}
