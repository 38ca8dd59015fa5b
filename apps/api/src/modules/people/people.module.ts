import type { ApiModule } from '../../parts/module.ts'
import { readDayOfDocuments } from './documents/day-figures.ts'
import { documentSchedules, documentTasks } from './documents/expiring-documents.ts'
import { employeesBehaviour } from './employees/behaviour.ts'
import { employees } from './employees/departure-thing.ts'
import { sample as employeesSample } from './employees/sample.ts'
import { people } from './person-thing.ts'
import { recordsOfPeople } from './personal-rows.ts'
import { residentsBehaviour } from './residents/behaviour.ts'
import { residentLoginRoutes } from './residents/logins/resident-login.routes.ts'
import { sample as residentsSample } from './residents/sample.ts'
import { peopleByUnit } from './residents/searched-words.ts'
import { rowRules } from './row-rules.ts'
import { serviceProvidersBehaviour } from './service-providers/behaviour.ts'
import { sample as serviceProvidersSample } from './service-providers/sample.ts'

/** Residents, employees and service providers. */
export const peopleModule: ApiModule = {
  name: 'people',
  registers: {
    residents: {
      sample: residentsSample,
      behaviour: ({ gathered }) => residentsBehaviour(gathered.things),
    },
    employees: { sample: employeesSample, behaviour: () => employeesBehaviour },
    'service-providers': {
      sample: serviceProvidersSample,
      behaviour: () => serviceProvidersBehaviour,
    },
  },
  rowRules,
  routes: (api, tools) => residentLoginRoutes(api, tools),
  dayFigures: { documents: readDayOfDocuments },
  jobs: () => [{ tasks: documentTasks, schedules: documentSchedules }],
  things: [employees, people],
  personalRows: recordsOfPeople,
  searchedWords: [peopleByUnit],
}
