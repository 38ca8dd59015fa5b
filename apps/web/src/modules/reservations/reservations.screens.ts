import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { proofPath } from '../announcements/announcements/proof-path.ts'
import { bookingPath } from './public/booking-path.ts'

/** The roles that create reservations. */
const bookers = [...roleSets.admin, ...roleSets.owner, 'condomino'] as const

export const commonLifeScreens: readonly ModuleScreen[] = [
  {
    path: proofPath('$id'),
    access: [...roleSets.admin, ...roleSets.owner],
    load: async () => (await import('../announcements/announcements/ProofPage.tsx')).ProofPage,
  },
  {
    path: bookingPath,
    access: bookers,
    load: async () => (await import('./events/BookingPage.tsx')).BookingPage,
  },
  {
    path: '/apps/condominiums/event/$id/success',
    access: [...bookers, 'funcionario'],
    load: async () => (await import('./events/BookedPage.tsx')).BookedPage,
  },
  {
    path: '/apps/condominiums/event/$id/guests',
    access: [...bookers, 'funcionario'],
    load: async () => (await import('./event-guests/GuestsPage.tsx')).GuestsPage,
  },
]
