/** The day of this device at a moment in milliseconds since 1970, some days on, as year-month-day. */
export function dayOf(now: number, daysOn = 0): string {
  const at = new Date(now)
  at.setDate(at.getDate() + daysOn)
  const part = (value: number, digits: number) => String(value).padStart(digits, '0')
  return `${part(at.getFullYear(), 4)}-${part(at.getMonth() + 1, 2)}-${part(at.getDate(), 2)}`
}

/** A moment at a time of day, some days on, in ISO 8601. */
export function momentOf(now: number, daysOn: number, hour: number, minute = 0): string {
  const at = new Date(now)
  at.setDate(at.getDate() + daysOn)
  at.setHours(hour, minute, 0, 0)
  return at.toISOString()
}
