import { roleSets } from '@portaria/contract/actors/roles'
import type { ModuleScreen } from '../../parts/module.ts'
import { bookingPath } from './public/booking-path.ts'

/** The roles that create reservations. */
const bookers = [...roleSets.admin, ...roleSets.owner, 'condomino'] as const

export const reservationsScreens: readonly ModuleScreen[] = [
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
