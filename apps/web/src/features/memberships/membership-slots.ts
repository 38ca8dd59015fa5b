import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const MembershipsPanel = lazyCode(
  async () => (await import('./MembershipsPanel.tsx')).MembershipsPanel,
)

/** Memberships beside a person's data. */
export const membershipSlots: SlotsByRegister = { users: { recordPanels: [MembershipsPanel] } }
