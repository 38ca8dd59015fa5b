/** Why a write of what one person alone has names no `If-Match`: nobody else changes it meanwhile. */
export const ofOnePerson = {
  description: 'Of one person alone, whose last word holds: it takes no `If-Match`.',
} as const
