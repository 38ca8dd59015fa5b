/** Reasons why a person's own PIN or face is not taken, a reader gets no command, or no order starts. */
export const accessRefusals = [
  'pin_not_accepted',
  'pin_missing',
  'command_waiting',
  'reader_not_approved',
  'face_term_changed',
  'face_consent_missing',
  'face_photo_small',
  'face_guardian_consents',
  'face_guardian_missing',
  'face_no_email',
  'face_link_over',
  'face_company_inactive',
  'already_ordered',
  'order_live',
  'interlocked',
  'pardon_over',
] as const
