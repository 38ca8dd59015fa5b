import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'

/** A register with pages of its own. */
type PagedRegister = AnyRegister & { paths: NonNullable<AnyRegister['paths']> }

const all: readonly AnyRegister[] = Object.values(registers)

/** Every register that has pages. */
export const pagedRegisters = all.filter(
  (register): register is PagedRegister => register.paths !== null,
)

/** The registers with pages in which a role may create rows. */
export function creatableRegisters(role: Role): PagedRegister[] {
  return pagedRegisters.filter((register) => rightsIn(register, role).may.includes('create'))
}
