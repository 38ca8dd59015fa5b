import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

const MembershipsPanel = lazyCode(
  async () => (await import('./MembershipsPanel.tsx')).MembershipsPanel,
)

const LoginOffBanner = lazyCode(async () => (await import('./LoginOffBanner.tsx')).LoginOffBanner)

/** Memberships beside a person's data, and the banner of a login that is off. */
export const membershipSlots: SlotsByRegister = {
  users: { recordPanels: [MembershipsPanel] },
  employees: { recordPanels: [LoginOffBanner] },
}
