/** The refusal of an assignee when another one is set. */
export const mattersRefusals = ['one_assignee'] as const
