/** The address of the proof of an announcement. */
export const proofPath = (id: string): string => `/apps/condominiums/announcement/${id}/proof`
