import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'
import { DepartureActions } from './DepartureActions.tsx'

const departureBanner = lazyCode(
  async () => (await import('./DepartureBanner.tsx')).DepartureBanner,
)

/** Moving out, dismissal and the end of a contract, on the pages of people and providers. */
export const departureSlots: SlotsByRegister = {
  residents: {
    recordActions: [DepartureActions],
    recordPanels: [departureBanner],
    inUse: [lazyCode(async () => (await import('./LeaveOffer.tsx')).LeaveOffer)],
  },
  employees: { recordActions: [DepartureActions] },
  'service-providers': { recordActions: [DepartureActions] },
}
