import { addDays, weekday } from '@portaria/ui/dates'
import { companyInstant, companyToday } from '../../platform/company-day.ts'

/** Common choices for the time of a visit: `usual` is the company's default, `exact` is typed. */
export const dayChoices = ['usual', 'today', 'tomorrow', 'weekend', 'exact'] as const

export type DayChoice = (typeof dayChoices)[number]

/**
 * The first and the last instant of an invitation. Without the first it begins now; without the
 * last it ends by the company's default.
 */
export type InvitationWindow = { valid_from?: string; valid_to?: string }

/**
 * The window for a choice, in the company's calendar; a whole day ends a minute before midnight.
 */
export function windowOf(
  choice: Exclude<DayChoice, 'exact'>,
  today = companyToday(),
): InvitationWindow {
  const tomorrow = addDays(today, 1)
  const from = (day: string) => companyInstant(`${day}T00:00`)
  const to = (day: string) => companyInstant(`${day}T23:59`)
  switch (choice) {
    case 'today':
      return { valid_to: to(today) }
    case 'tomorrow':
      return { valid_from: from(tomorrow), valid_to: to(tomorrow) }
    case 'weekend': {
      const sunday = addDays(today, (7 - weekday(today)) % 7)
      const saturday = addDays(sunday, -1)
      return { ...(saturday > today && { valid_from: from(saturday) }), valid_to: to(sunday) }
    }
    default:
      return {}
  }
}

/** Days for which a regular guest is expected by default. */
const ALWAYS_DAYS = 180

/** The default last day of a regular guest. */
export const usualLastDay = (): string => addDays(companyToday(), ALWAYS_DAYS)

/** The window of a regular guest, until the end of a day. */
export const windowUntil = (day: string): InvitationWindow => ({
  valid_to: companyInstant(`${day}T23:59`),
})
