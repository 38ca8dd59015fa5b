/** The page with the towers as houses. */
export const BUILDING_PATH = '/apps/condominiums/building'
