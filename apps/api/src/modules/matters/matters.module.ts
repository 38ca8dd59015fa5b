import type { ApiModule } from '../../parts/module.ts'
import { councilNotesBehaviour } from './council-notes/behaviour.ts'
import { sample as councilNotesSample } from './council-notes/sample.ts'
import { councilOccurrencesBehaviour } from './council-occurrences/behaviour.ts'
import { councilTasks } from './council-occurrences/council-jobs.ts'
import { sample as councilOccurrencesSample } from './council-occurrences/sample.ts'
import { demonstration } from './demonstration.ts'
import { occurrenceNotesBehaviour } from './occurrence-notes/behaviour.ts'
import { sample as occurrenceNotesSample } from './occurrence-notes/sample.ts'
import { sample as occurrenceTypesSample } from './occurrence-types/sample.ts'
import { occurrencesBehaviour } from './occurrences/behaviour.ts'
import { readDayOfOccurrences } from './occurrences/day-figures.ts'
import { occurrences } from './occurrences/departure-things.ts'
import { damageOpensOccurrence } from './occurrences/inspection-damage.ts'
import { occurrenceTasks } from './occurrences/occurrence-jobs.ts'
import { occurrencesSection } from './occurrences/record-section.ts'
import { occurencesReport } from './occurrences/report-source.ts'
import { councilRule, occurrencesRule } from './occurrences/retention-rules.ts'
import { sample as occurrencesSample } from './occurrences/sample.ts'
import { sample as requestCategoriesSample } from './request-categories/sample.ts'
import { requestCommentsBehaviour } from './request-comments/behaviour.ts'
import { sample as requestCommentsSample } from './request-comments/sample.ts'
import { readAssignedRequests } from './requests/assigned.ts'
import { requestsBehaviour } from './requests/behaviour.ts'
import { readDayOfRequests } from './requests/day-figures.ts'
import { requests } from './requests/departure-things.ts'
import { countRequestsOfMonth } from './requests/month-figure.ts'
import { requestsSection } from './requests/record-section.ts'
import { requestTasks } from './requests/request-jobs.ts'
import { requestsRule } from './requests/retention-rules.ts'
import { sample as requestsSample } from './requests/sample.ts'
import { unitRequests } from './requests/unit-rows.ts'
import { rowRules } from './row-rules.ts'
import { violationsBehaviour } from './violations/behaviour.ts'
import { violationsSection } from './violations/record-section.ts'
import { sample as violationsSample } from './violations/sample.ts'

/** Requests and reports, with their outcomes. */
export const mattersModule: ApiModule = {
  name: 'matters',
  registers: {
    requests: { sample: requestsSample, behaviour: () => requestsBehaviour },
    'request-categories': { sample: requestCategoriesSample },
    'occurrence-types': { sample: occurrenceTypesSample },
    occurrences: { sample: occurrencesSample, behaviour: () => occurrencesBehaviour },
    'occurrence-notes': {
      sample: occurrenceNotesSample,
      behaviour: () => occurrenceNotesBehaviour,
    },
    'council-occurrences': {
      sample: councilOccurrencesSample,
      behaviour: () => councilOccurrencesBehaviour,
    },
    'council-notes': { sample: councilNotesSample, behaviour: () => councilNotesBehaviour },
    violations: { sample: violationsSample, behaviour: () => violationsBehaviour },
    'request-comments': {
      sample: requestCommentsSample,
      behaviour: () => requestCommentsBehaviour,
    },
  },
  rowRules,
  things: [requests, occurrences],
  reportDamage: damageOpensOccurrence,
  recordSections: {
    requests: requestsSection,
    occurrences: occurrencesSection,
    violations: violationsSection,
  },
  reportSources: { occurences: occurencesReport },
  dayFigures: { occurrences: readDayOfOccurrences, requests: readDayOfRequests },
  unitRows: { requests: unitRequests },
  monthFigures: { requests: countRequestsOfMonth },
  retentionRules: [requestsRule, occurrencesRule, councilRule],
  assigned: { requests: readAssignedRequests },
  jobs: ({ machineries }) => [
    { tasks: { ...requestTasks(machineries), ...occurrenceTasks, ...councilTasks } },
  ],
  demonstration,
}
