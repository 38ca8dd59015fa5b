import type { AnyRegister } from '../define-register/define-register.ts'
import { apartments } from './apartments.ts'
import { brands } from './brands.ts'
import { memberships } from './memberships.ts'
import type { RegisterName } from './names.ts'
import { occupancies } from './occupancies.ts'
import { pets } from './pets.ts'
import { residents } from './residents.ts'
import { segments } from './segments.ts'
import { species } from './species.ts'
import { tenants } from './tenants.ts'
import { towers } from './towers.ts'
import { users } from './users.ts'
import { vehicles } from './vehicles.ts'
import { visitors } from './visitors.ts'

/** Every register by name: server, browser, tests and printed documents walk this list. */
export const registers: Record<RegisterName, AnyRegister> = {
  towers,
  apartments,
  residents,
  occupancies,
  brands,
  species,
  segments,
  vehicles,
  pets,
  visitors,
  tenants,
  users,
  memberships,
}
