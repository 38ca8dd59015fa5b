import type { AnyRegister } from '../define-register/define-register.ts'
import { apartments } from './apartments.ts'
import type { RegisterName } from './names.ts'
import { occupancies } from './occupancies.ts'
import { residents } from './residents.ts'
import { towers } from './towers.ts'

/** Every register by name: server, browser, tests and printed documents walk this list. */
export const registers: Record<RegisterName, AnyRegister> = {
  towers,
  apartments,
  residents,
  occupancies,
}
