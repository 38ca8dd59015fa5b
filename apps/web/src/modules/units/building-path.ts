/** The address of the page with the drawings of towers. */
export const BUILDING_PATH = '/apps/condominiums/building'
