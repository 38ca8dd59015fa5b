/** Why a person who is to do something is not taken: somebody else is named already. */
export const mattersRefusals = ['one_assignee'] as const
