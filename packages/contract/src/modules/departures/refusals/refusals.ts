/** The refusals of a departure's plan, and of deactivating a person without a departure. */
export const departuresRefusals = ['departure_planned', 'departure_needed'] as const
