import type { WebModule } from '../../parts/module.ts'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { RecordSlotProps } from '../../register-pages/register-slots.ts'

/** The proposal of the first rules, above a list. */
const proposal = lazyCode(
  async () => (await import('./rules/StarterNotice.tsx')).StarterNoticeOfList,
)

const lastAccesses = async () => import('./people/LastAccesses.tsx')

/** Areas, points, schedules and rules of access, and what people ask about them. */
export const accessModule: WebModule = {
  name: 'access',
  slots: [
    {
      'access-points': {
        listNotices: [proposal],
        recordActions: [lazyCode(async () => (await import('./trial/PointTrial.tsx')).PointTrial)],
        // The panel says them with those that name this point.
        shownFields: ['interlocks'],
        formParts: [
          lazyCode(async () => (await import('./people/InterlockedBy.tsx')).InterlockedBy),
        ],
        recordPanels: [
          lazyCode<RecordSlotProps>(
            async () => (await import('./rules/StarterNotice.tsx')).StarterNotice,
          ),
          lazyCode(async () => (await import('./people/PointBounds.tsx')).PointBounds),
          lazyCode(async () => (await import('./people/Passers.tsx')).Passers),
        ],
      },
      'access-schedules': {
        shownFields: ['hours'],
        recordPanels: [
          lazyCode(async () => (await import('./week/ScheduleWeek.tsx')).ScheduleWeek),
        ],
        formParts: [lazyCode(async () => (await import('./week/ScheduleWeek.tsx')).TypedWeek)],
      },
      'access-rules': {
        // The sentence says them; what leads to other records stays beside it.
        shownFields: [
          'kinds',
          'relations',
          'valid_from',
          'valid_to',
          'credentials',
          'two_credentials',
        ],
        listNotices: [proposal],
        recordPanels: [lazyCode(async () => (await import('./rules/RulePanels.tsx')).RulePanels)],
        formParts: [lazyCode(async () => (await import('./rules/RulePanels.tsx')).TypedSentence)],
      },
      equipment: {
        recordPanels: [
          lazyCode<RecordSlotProps>(
            async () => (await import('./readers/ReaderPanel.tsx')).ReaderPanel,
          ),
        ],
      },
      residents: {
        recordPanels: [
          lazyCode(async () => (await import('./people/WaysOf.tsx')).WaysOfResident),
          lazyCode(async () => (await import('./faces/filed/FacePanel.tsx')).FaceOfResident),
          lazyCode(async () => (await lastAccesses()).AccessesOfResident),
        ],
      },
      employees: {
        recordPanels: [
          lazyCode(async () => (await import('./people/WaysOf.tsx')).WaysOfEmployee),
          lazyCode(async () => (await import('./faces/filed/FacePanel.tsx')).FaceOfEmployee),
          lazyCode(async () => (await lastAccesses()).AccessesOfEmployee),
        ],
      },
      'service-providers': {
        recordPanels: [
          lazyCode(async () => (await import('./people/WaysOf.tsx')).WaysOfProvider),
          lazyCode(async () => (await import('./faces/filed/FacePanel.tsx')).FaceOfProvider),
          lazyCode(async () => (await lastAccesses()).AccessesOfProvider),
        ],
      },
      visitors: {
        recordPanels: [lazyCode(async () => (await lastAccesses()).AccessesOfVisitor)],
      },
    },
  ],
}
