/** Reasons why a person's own PIN is not set. */
export const accessRefusals = ['pin_not_accepted', 'pin_missing'] as const
