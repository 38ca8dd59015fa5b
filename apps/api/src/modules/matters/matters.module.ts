import type { ApiModule } from '../../parts/module.ts'
import { demonstration } from './demonstration.ts'
import { sample as requestCategoriesSample } from './request-categories/sample.ts'
import { requestCommentsBehaviour } from './request-comments/behaviour.ts'
import { sample as requestCommentsSample } from './request-comments/sample.ts'
import { readAssignedRequests } from './requests/assigned.ts'
import { requestsBehaviour } from './requests/behaviour.ts'
import { requests } from './requests/departure-things.ts'
import { requestsSection } from './requests/record-section.ts'
import { requestTasks } from './requests/request-jobs.ts'
import { requestsRule } from './requests/retention-rules.ts'
import { sample as requestsSample } from './requests/sample.ts'
import { rowRules } from './row-rules.ts'

/** What somebody asks for or reports, and what becomes of it. */
export const mattersModule: ApiModule = {
  name: 'matters',
  registers: {
    requests: { sample: requestsSample, behaviour: () => requestsBehaviour },
    'request-categories': { sample: requestCategoriesSample },
    'request-comments': {
      sample: requestCommentsSample,
      behaviour: () => requestCommentsBehaviour,
    },
  },
  rowRules,
  things: [requests],
  recordSections: { requests: requestsSection },
  retentionRules: [requestsRule],
  assigned: { requests: readAssignedRequests },
  jobs: ({ machineries }) => [{ tasks: requestTasks(machineries) }],
  demonstration,
}
