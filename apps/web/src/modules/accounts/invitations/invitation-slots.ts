import { lazyCode } from '../../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../../register-pages/register-slots.ts'

const InvitationPanel = lazyCode(
  async () => (await import('./InvitationPanel.tsx')).InvitationPanel,
)
const LoginPanel = lazyCode(async () => (await import('./LoginPanel.tsx')).LoginPanel)
const InviteResidents = lazyCode(
  async () => (await import('./InviteResidents.tsx')).InviteResidents,
)

/** The panel of an invitation beside the person's data, and the logins of residents. */
export const invitationSlots: SlotsByRegister = {
  users: { recordPanels: [InvitationPanel] },
  residents: { recordPanels: [LoginPanel], bulkActions: [InviteResidents] },
}
