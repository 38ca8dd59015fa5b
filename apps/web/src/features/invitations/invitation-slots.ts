import { lazy } from 'react'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const InvitationPanel = lazy(async () => ({
  default: (await import('./InvitationPanel.tsx')).InvitationPanel,
}))
const InvitationCard = lazy(async () => ({
  default: (await import('./InvitationCard.tsx')).InvitationCard,
}))

/** An invitation beside the person's data, and the card of a resident without e-mail. */
export const invitationSlots: SlotsByRegister = {
  users: { recordPanels: [InvitationPanel] },
  residents: { recordActions: [InvitationCard] },
}
