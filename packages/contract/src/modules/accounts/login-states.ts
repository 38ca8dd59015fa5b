/** Whether a resident has a login: none, an unanswered invitation, or a membership. */
export const loginStates = ['none', 'invited', 'active'] as const
