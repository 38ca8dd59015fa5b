/** Reasons why a person's own PIN is not set, a reader gets no command, or no order starts. */
export const accessRefusals = [
  'pin_not_accepted',
  'pin_missing',
  'command_waiting',
  'already_ordered',
] as const
