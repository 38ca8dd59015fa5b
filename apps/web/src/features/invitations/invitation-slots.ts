import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const InvitationPanel = lazy(async () => ({
  default: (await import('./InvitationPanel.tsx')).InvitationPanel,
}))
const LoginPanel = lazy(async () => ({
  default: (await import('./LoginPanel.tsx')).LoginPanel,
}))
const InviteResidents = lazy(async () => ({
  default: (await import('./InviteResidents.tsx')).InviteResidents,
}))

/** An invitation beside the person's data, and the logins of residents. */
export const invitationSlots: SlotsByRegister = {
  users: { recordPanels: [InvitationPanel] },
  residents: { recordPanels: [LoginPanel], bulkActions: [InviteResidents] },
}
