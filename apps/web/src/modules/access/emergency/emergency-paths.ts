/** The page of emergency releases and lockdowns. */
export const emergencyPath = '/apps/condominiums/access/emergency/'

/** The emergency list of the gate, which is a module above this one. */
export const musterPath = '/apps/condominiums/gate/muster/'
