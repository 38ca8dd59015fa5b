import { lazy } from 'react'
import type { SlotsByRegister } from '../register-pages/register-slots.ts'

const mergeRows = lazy(async () => ({
  default: (await import('./catalogues/MergeRows.tsx')).MergeRows,
}))

const resolveDispute = lazy(async () => ({
  default: (await import('./disputes/ResolveDispute.tsx')).ResolveDispute,
}))

/** Registers with parts of their own on the default pages; each is fetched when it is shown. */
export const registerSlots: SlotsByRegister = {
  towers: {
    formActions: [
      lazy(async () => ({
        default: (await import('./towers/GenerateApartments.tsx')).GenerateApartments,
      })),
    ],
  },
  users: {
    formActions: [
      lazy(async () => ({ default: (await import('./users/ChangeEmail.tsx')).ChangeEmail })),
      lazy(async () => ({
        default: (await import('./users/ResetSecondFactor.tsx')).ResetSecondFactor,
      })),
    ],
  },
  visitors: {
    formActions: [
      lazy(async () => ({ default: (await import('./visitors/BlockVisitor.tsx')).BlockVisitor })),
    ],
    formAside: [
      lazy(async () => ({ default: (await import('./visitors/VisitorBlock.tsx')).VisitorBlock })),
    ],
    duplicate: [
      lazy(async () => ({
        default: (await import('./visitors/RecogniseVisitor.tsx')).RecogniseVisitor,
      })),
    ],
  },
  vehicles: { formActions: [resolveDispute] },
  pets: { formActions: [resolveDispute] },
  brands: { bulkActions: [mergeRows] },
  species: { bulkActions: [mergeRows] },
}
