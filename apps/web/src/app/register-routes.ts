import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import { type RegisterName, registerNames } from '@portaria/contract/registers/names'
import { type Role, roles } from '@portaria/contract/roles'

/** What an address under `/apps/` asks of a register. */
export type RegisterAddress = { register: RegisterName } & (
  | { page: 'list' | 'new' }
  | { page: 'edit'; id: string }
)

/**
 * The register page at a path: its list with or without a slash at the end, `new` and `{id}/edit`
 * (product.md section 2). Null where no register has a page.
 */
export function findRegisterPage(path: string): RegisterAddress | null {
  const here = path.replace(/\/$/, '')
  for (const register of registerNames) {
    const { paths } = registers[register]
    if (paths === null) continue
    if (here === paths.list.replace(/\/$/, '')) return { register, page: 'list' }
    if (here === `${paths.item}/new`) return { register, page: 'new' }
    const [id, page, ...rest] = here.startsWith(`${paths.item}/`)
      ? here.slice(paths.item.length + 1).split('/')
      : []
    if (id && page === 'edit' && rest.length === 0) {
      return { register, page, id: decodeURIComponent(id) }
    }
  }
  return null
}

/** A route's roles are the rights table's read right (domain.md section 2). */
export function rolesOfRegister(register: AnyRegister): Role[] {
  return roles.filter((role) => rightsIn(register, role).may.includes('read'))
}

/** Who may open a register's pages. */
export function rolesOf({ register }: RegisterAddress): Role[] {
  return rolesOfRegister(registers[register])
}
