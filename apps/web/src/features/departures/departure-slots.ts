import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const departureActions = lazyCode(
  async () => (await import('./DepartureActions.tsx')).DepartureActions,
)
const departureBanner = lazyCode(
  async () => (await import('./DepartureBanner.tsx')).DepartureBanner,
)

/** Moving out, dismissal and the end of a contract on the pages of those who leave. */
export const departureSlots: SlotsByRegister = {
  residents: {
    recordActions: [departureActions],
    recordPanels: [departureBanner],
    inUse: [lazyCode(async () => (await import('./LeaveOffer.tsx')).LeaveOffer)],
  },
  employees: {
    recordActions: [departureActions],
    // The guided action is the way to dismiss.
    recordTransitions: { dismiss: () => null },
  },
  'service-providers': { recordActions: [departureActions] },
}
