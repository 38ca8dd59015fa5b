/** Why a departure is not planned, or somebody not inactivated without one. */
export const departuresRefusals = ['departure_planned', 'departure_needed'] as const
