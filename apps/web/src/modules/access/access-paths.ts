/** The page of the events at access points. */
export const accessesPath = '/apps/condominiums/accesses/'

/** The page of one event: why a point opened, or stayed closed. */
export const accessPath = (id: string) => `${accessesPath}${id}`

/** The monitor of access points: who passes, live. */
export const monitorPath = '/apps/condominiums/access/'
