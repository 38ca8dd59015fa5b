/** Whether a resident has a login: an invitation that nobody has answered, or a membership. */
export const loginStates = ['none', 'invited', 'active'] as const
