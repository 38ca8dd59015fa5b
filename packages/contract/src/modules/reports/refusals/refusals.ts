/** The refusal to make the page of a month that is not over (reports §4). */
export const reportsRefusals = ['month_not_over'] as const
