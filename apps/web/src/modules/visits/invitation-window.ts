import { addDays, weekday } from '@portaria/ui/dates'
import { companyInstant, companyToday } from '../../platform/company-day.ts'

/** When a guest is expected, as most people say it: `usual` is the company's time, `exact` is typed. */
export const dayChoices = ['usual', 'today', 'tomorrow', 'weekend', 'exact'] as const

export type DayChoice = (typeof dayChoices)[number]

/** The first moment of an invitation, absent for now, and the last, absent for the company's usual time. */
export type InvitationWindow = { valid_from?: string; valid_to?: string }

/** The window of a choice of days, by the company's calendar; whole days end a minute before midnight. */
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

/** Days for which somebody who always comes is expected, unless another last day is typed. */
const ALWAYS_DAYS = 180

/** The last day that a form for somebody who always comes begins with. */
export const usualLastDay = (): string => addDays(companyToday(), ALWAYS_DAYS)

/** The window of somebody who always comes, until the end of a day. */
export const windowUntil = (day: string): InvitationWindow => ({
  valid_to: companyInstant(`${day}T23:59`),
})
