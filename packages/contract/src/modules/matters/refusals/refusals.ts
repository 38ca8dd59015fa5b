/** The refusal of two assignees at once. */
export const mattersRefusals = ['one_assignee'] as const
