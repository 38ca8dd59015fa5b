/** States of a person's face on the readers (people §2), kept by the database (access §40). */
export const facialStatuses = [
  'none',
  'consent_pending',
  'photo_pending',
  'processing',
  'enrolled',
  'failed',
  'revoked',
] as const
