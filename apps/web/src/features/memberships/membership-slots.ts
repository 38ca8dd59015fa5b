import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const MembershipsPanel = lazy(async () => ({
  default: (await import('./MembershipsPanel.tsx')).MembershipsPanel,
}))

/** Memberships beside a person's data. */
export const membershipSlots: SlotsByRegister = { users: { recordPanels: [MembershipsPanel] } }
