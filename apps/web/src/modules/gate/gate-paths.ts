/** Addresses of the desk and of its emergency list. */
export const gatePaths = {
  desk: '/apps/condominiums/gate/',
  muster: '/apps/condominiums/gate/muster/',
} as const

/** The address that opens the desk's window for a parcel of a unit. */
export const receiveFor = (unit: string): string => `${gatePaths.desk}?do=receive&unit=${unit}`

/** The address of a reservation's guest list. */
export const guestsOfEvent = (id: string): string => `/apps/condominiums/event/${id}/guests`
