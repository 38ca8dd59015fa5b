/** The page on which a telephone walks a round. */
export const runPath = (id: string): string => `/apps/condominiums/round/${id}/run`
