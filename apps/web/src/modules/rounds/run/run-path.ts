/** The address of the page for walking a round on a phone. */
export const runPath = (id: string): string => `/apps/condominiums/round/${id}/run`
