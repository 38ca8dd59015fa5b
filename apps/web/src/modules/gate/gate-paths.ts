/** Addresses of the desk, and of its emergency list. */
export const gatePaths = {
  desk: '/apps/condominiums/gate/',
  muster: '/apps/condominiums/gate/muster/',
} as const
