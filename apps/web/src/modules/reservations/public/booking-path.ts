/** The address for booking a common area, step by step. */
export const bookingPath = '/apps/condominiums/new-event/new'
