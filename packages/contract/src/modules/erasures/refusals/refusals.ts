/** The refusal to erase somebody to whom something is still open (people §9). */
export const erasuresRefusals = ['erasure_held'] as const
