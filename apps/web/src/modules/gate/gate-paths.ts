/** Addresses of the desk and of its emergency list. */
export const gatePaths = {
  desk: '/apps/condominiums/gate/',
  muster: '/apps/condominiums/gate/muster/',
} as const

/** The address of a reservation's guest list. */
export const guestsOfEvent = (id: string): string => `/apps/condominiums/event/${id}/guests`
