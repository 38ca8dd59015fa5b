/** Why a view is not kept. */
export const savedViewsRefusals = ['too_many_views'] as const
