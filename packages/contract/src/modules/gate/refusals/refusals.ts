/** Reasons why an entry that a desk recorded without a network is not accepted. */
export const gateRefusals = [
  'visit_state',
  'entry_time',
  'entry_author',
  'entry_reused',
  'entry_unrecorded',
  'left_before',
  'own_entry',
] as const
