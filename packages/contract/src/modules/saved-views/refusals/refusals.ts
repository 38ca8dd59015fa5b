/** The refusal of a saved view. */
export const savedViewsRefusals = ['too_many_views'] as const
