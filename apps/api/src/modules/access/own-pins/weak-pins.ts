/** What is known of a person whose PIN others would try first. */
export type KnownNumbers = {
  /** `YYYY-MM-DD` */
  readonly birthDate: string | null
  /** Numbers of documents, as stored. */
  readonly documents: readonly (string | null)[]
}

/** Digits of the longest group that a PIN must not repeat. */
const GROUP_MAX = 3

/** Whether a PIN is among those that somebody who knows the person would try first (access §20). */
export function isWeakPin(pin: string, { birthDate, documents }: KnownNumbers): boolean {
  const numbers = documents.map((one) => (one ?? '').replace(/\D/g, ''))
  return (
    repeatsGroup(pin) ||
    isRun(pin) ||
    datesOf(birthDate).includes(pin) ||
    numbers.some((number) => number.includes(pin))
  )
}

/** Whether the digits repeat a short group: 111111, 121212, 123123. */
function repeatsGroup(pin: string): boolean {
  const groups = Array.from({ length: GROUP_MAX }, (_, nth) => pin.slice(0, nth + 1))
  return groups.some((group) => group.repeat(pin.length).startsWith(pin))
}

/** Whether each digit follows the one before, up or down, with 0 beside 9. */
function isRun(pin: string): boolean {
  const steps = Array.from(
    { length: pin.length - 1 },
    (_, nth) => (Number(pin[nth + 1]) - Number(pin[nth]) + 10) % 10,
  )
  return steps.every((step) => step === 1) || steps.every((step) => step === 9)
}

/** The ways in which a date is written in six or eight digits. */
function datesOf(date: string | null): string[] {
  const [year, month, day] = date?.split('-') ?? []
  if (year === undefined || month === undefined || day === undefined) return []
  const orders = [
    [day, month, year],
    [month, day, year],
    [year, month, day],
  ]
  const short = (part: string) => (part === year ? part.slice(2) : part)
  return orders.flatMap((parts) => [parts.join(''), parts.map(short).join('')])
}
