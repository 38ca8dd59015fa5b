/** Reasons why a person's own PIN is not set, or a reader gets no command. */
export const accessRefusals = ['pin_not_accepted', 'pin_missing', 'command_waiting'] as const
