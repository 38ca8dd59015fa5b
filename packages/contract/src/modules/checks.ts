// Printed by `npm run print` from the names of the registers and the folders of modules.
import type { RecordRules, SectionConditions } from '../define-register/record-rules.ts'
import type { RegisterName } from '../define-register/register-names.ts'
import { checks as accessAreas } from './access/access-areas/checks.ts'
import { checks as accessPoints } from './access/access-points/checks.ts'
import { checks as accessRules } from './access/access-rules/checks.ts'
import { checks as accessSchedules } from './access/access-schedules/checks.ts'
import { checks as memberships } from './accounts/memberships/checks.ts'
import { checks as announcements } from './announcements/announcements/checks.ts'
import { checks as pets } from './belongings/pets/checks.ts'
import { checks as vehicles } from './belongings/vehicles/checks.ts'
import { checks as councilOccurrences } from './matters/council-occurrences/checks.ts'
import { checks as occurrences } from './matters/occurrences/checks.ts'
import { checks as requestCategories } from './matters/request-categories/checks.ts'
import { checks as requests } from './matters/requests/checks.ts'
import { checks as employees } from './people/employees/checks.ts'
import { checks as residents } from './people/residents/checks.ts'
import { conditions as residentsConditions } from './people/residents/conditions.ts'
import { checks as serviceProviders } from './people/service-providers/checks.ts'
import { checks as commonAreas } from './reservations/common-areas/checks.ts'
import { checks as patrolPoints } from './rounds/patrol-points/checks.ts'
import { checks as patrols } from './rounds/patrols/checks.ts'
import { checks as rules } from './rules/rules/checks.ts'
import { checks as garages } from './units/garages/checks.ts'
import { checks as passes } from './visits/passes/checks.ts'
import { checks as visitors } from './visits/visitors/checks.ts'
import { checks as visits } from './visits/visits/checks.ts'

/** The checks in the registers' folders, by register. */
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
  announcements,
  rules,
  'common-areas': commonAreas,
  requests,
  'request-categories': requestCategories,
  occurrences,
  'council-occurrences': councilOccurrences,
  'patrol-points': patrolPoints,
  patrols,
  'access-areas': accessAreas,
  'access-points': accessPoints,
  'access-schedules': accessSchedules,
  'access-rules': accessRules,
  memberships,
}

/** The conditions of sections in the registers' folders. */
export const conditionsOfRegisters: { readonly [Name in RegisterName]?: SectionConditions } = {
  residents: residentsConditions,
}
