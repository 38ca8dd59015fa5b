/**
 * The day in this device's zone, some days after an instant in milliseconds since 1970, as
 * year-month-day.
 */
export function dayOf(now: number, daysOn = 0): string {
  const at = new Date(now)
  at.setDate(at.getDate() + daysOn)
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${part(at.getFullYear(), 4)}-${part(at.getMonth() + 1, 2)}-${part(at.getDate(), 2)}`
}

/** The instant of a time of day, some days later, in ISO 8601. */
export function momentOf(now: number, daysOn: number, hour: number, minute = 0): string {
  const at = new Date(now)
  at.setDate(at.getDate() + daysOn)
  at.setHours(hour, minute, 0, 0)
  return at.toISOString()
}
