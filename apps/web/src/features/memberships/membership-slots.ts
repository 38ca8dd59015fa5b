import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const MembershipsPanel = lazy(async () => ({
  default: (await import('./MembershipsPanel.tsx')).MembershipsPanel,
}))

/** What a person is, and where, stands beside their data. */
export const membershipSlots: SlotsByRegister = { users: { formAside: [MembershipsPanel] } }
