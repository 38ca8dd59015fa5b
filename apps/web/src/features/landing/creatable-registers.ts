import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/permissions'
import { registers } from '@portaria/contract/registers/index'
import type { Role } from '@portaria/contract/roles'

/** A register with pages of its own. */
type PagedRegister = AnyRegister & { paths: NonNullable<AnyRegister['paths']> }

export function isPaged(register: AnyRegister): register is PagedRegister {
  return register.paths !== null
}

/** Registers with pages in which a role may create rows. */
export function creatableRegisters(role: Role): PagedRegister[] {
  const all: AnyRegister[] = Object.values(registers)
  return all.filter(isPaged).filter((register) => rightsIn(register, role).may.includes('create'))
}
