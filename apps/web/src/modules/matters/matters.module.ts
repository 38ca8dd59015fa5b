import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'

/** What somebody asks for or reports, and what becomes of it. */
export const mattersModule: WebModule = {
  name: 'matters',
  slots: [
    {
      requests: {
        formParts: [lazyCode(async () => (await import('./requests/OwnUnit.tsx')).OwnUnit)],
        recordFoot: [
          lazyCode(async () => (await import('./requests/RequestTalk.tsx')).RequestTalk),
        ],
      },
      occurrences: {
        listActions: [
          lazyCode(async () => (await import('./occurrences/ReportToCouncil.tsx')).ReportToCouncil),
        ],
        formParts: [
          lazyCode(async () => (await import('./occurrences/ToCouncil.tsx')).ToCouncil),
          lazyCode(async () => (await import('./occurrences/FromContext.tsx')).FromContext),
        ],
        recordFoot: [
          lazyCode(async () => (await import('./occurrences/OccurrenceTalk.tsx')).OccurrenceTalk),
        ],
      },
      'council-occurrences': {
        recordFoot: [
          lazyCode(async () => (await import('./occurrences/OccurrenceTalk.tsx')).CouncilTalk),
        ],
      },
      events: {
        recordActions: [
          lazyCode(async () => (await import('./occurrences/OpenOccurrence.tsx')).OfEvent),
        ],
      },
      visits: {
        recordActions: [
          lazyCode(async () => (await import('./occurrences/OpenOccurrence.tsx')).OfVisit),
        ],
      },
    },
  ],
}
