import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { ownUnit } from '../units/public/linked/unit-defaults.ts'

/** Requests and reports, and their handling. */
export const mattersModule: WebModule = {
  name: 'matters',
  slots: [
    {
      requests: {
        formParts: [ownUnit],
        recordFoot: [
          lazyCode(async () => (await import('./requests/RequestTalk.tsx')).RequestTalk),
        ],
        // The conversation has the text of each step.
        shownFields: ['team_note', 'answer', 'reopen_reason'],
      },
      occurrences: {
        recordActions: [
          lazyCode(async () => (await import('./violations/OpenViolation.tsx')).OpenViolation),
        ],
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
        shownFields: ['unit_note', 'outcome', 'cancel_reason'],
      },
      violations: {
        formParts: [
          lazyCode(async () => (await import('./violations/FromOccurrence.tsx')).FromOccurrence),
        ],
        recordFoot: [lazyCode(async () => (await import('./violations/Letters.tsx')).Letters)],
        shownFields: ['warning_text', 'warning_digest', 'decision_text', 'decision_digest'],
      },
      'council-occurrences': {
        recordFoot: [
          lazyCode(async () => (await import('./occurrences/OccurrenceTalk.tsx')).CouncilTalk),
        ],
        shownFields: ['outcome', 'cancel_reason'],
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
