import { lazyCode } from '../../platform/connection/lazy-code.ts'
import type { SlotsByRegister } from '../../register-pages/register-slots.ts'

const inviteLink = lazyCode(async () => (await import('./InviteLink.tsx')).InviteLink)
const newVisitor = lazyCode(async () => (await import('./NewVisitor.tsx')).NewVisitor)

/** Invitations, walk-ins, entries and shared passes on the pages of visits and passes. */
export const visitSlots: SlotsByRegister = {
  visits: {
    listActions: [inviteLink],
    formParts: [newVisitor],
    recordTransitions: {
      'check-in': lazyCode(async () => (await import('./CheckIn.tsx')).CheckIn),
    },
    recordPanels: [lazyCode(async () => (await import('./VisitStory.tsx')).VisitStory)],
    recordAside: [lazyCode(async () => (await import('./EntryNotes.tsx')).EntryNotes)],
  },
  passes: {
    listActions: [inviteLink],
    formParts: [newVisitor],
    recordActions: [lazyCode(async () => (await import('./SharePass.tsx')).SharePass)],
  },
}
