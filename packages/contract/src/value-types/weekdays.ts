/** The days of a week in schedules; Monday first. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const

export type Weekday = (typeof weekdays)[number]

/** Returns the weekday of a day, `YYYY-MM-DD`. */
export function weekdayOf(day: string): Weekday {
  const sundayFirst = new Date(`${day}T00:00:00Z`).getUTCDay()
  return weekdays[(sundayFirst + 6) % 7] ?? 'mon'
}

/** Returns the days that a row of a schedule names; all if it names none. */
export function daysOf({ weekdays: named }: { readonly weekdays?: unknown }): readonly Weekday[] {
  const days = weekdays.filter((day) => Array.isArray(named) && named.includes(day))
  return days.length > 0 ? days : weekdays
}
