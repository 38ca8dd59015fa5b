import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const inviteLink = lazyCode(async () => (await import('./InviteLink.tsx')).InviteLink)
const newVisitor = lazyCode(async () => (await import('./NewVisitor.tsx')).NewVisitor)

/** Invitations, walk-ins and shared passes on the pages of visits and passes. */
export const visitSlots: SlotsByRegister = {
  visits: {
    listActions: [inviteLink],
    formParts: [newVisitor],
    recordPanels: [
      lazyCode(async () => (await import('./VisitStory.tsx')).VisitStory),
      lazyCode(async () => (await import('./VisitCorrections.tsx')).VisitCorrections),
    ],
  },
  passes: {
    listActions: [inviteLink],
    formParts: [newVisitor],
    recordPanels: [lazyCode(async () => (await import('./PassWeek.tsx')).PassWeek)],
    recordActions: [lazyCode(async () => (await import('./SharePass.tsx')).SharePass)],
  },
}
