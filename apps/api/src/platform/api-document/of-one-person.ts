/**
 * The reason why a write of one person's own data needs no `If-Match`: nobody else changes it in
 * the meantime.
 */
export const ofOnePerson = {
  description: 'Of one person alone, whose last word holds: it takes no `If-Match`.',
} as const
