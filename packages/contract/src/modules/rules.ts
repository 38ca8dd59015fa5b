// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { RecordRules, SectionConditions } from '../define-register/record-rules.ts'
import { rules as memberships } from './accounts/memberships/rules.ts'
import { rules as pets } from './belongings/pets/rules.ts'
import { rules as vehicles } from './belongings/vehicles/rules.ts'
import type { RegisterName } from './names.ts'
import { rules as employees } from './people/employees/rules.ts'
import { conditions as residentsConditions } from './people/residents/conditions.ts'
import { rules as residents } from './people/residents/rules.ts'
import { rules as serviceProviders } from './people/service-providers/rules.ts'
import { rules as garages } from './units/garages/rules.ts'
import { rules as passes } from './visits/passes/rules.ts'
import { rules as visitors } from './visits/visitors/rules.ts'
import { rules as visits } from './visits/visits/rules.ts'

/** The checks that registers have in their folders, by the names of the registers. */
export const rulesOfRegisters: { readonly [Name in RegisterName]?: RecordRules } = {
  residents,
  vehicles,
  pets,
  employees,
  'service-providers': serviceProviders,
  garages,
  visitors,
  visits,
  passes,
  memberships,
}

/** The conditions of sections that registers have in their folders. */
export const conditionsOfRegisters: { readonly [Name in RegisterName]?: SectionConditions } = {
  residents: residentsConditions,
}
