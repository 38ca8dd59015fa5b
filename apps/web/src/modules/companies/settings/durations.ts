/** The units of durations, from the smallest. */
export const durationUnits = ['second', 'minute', 'hour', 'day'] as const

export type DurationUnit = (typeof durationUnits)[number]

const SECONDS: Readonly<Record<DurationUnit, number>> = {
  second: 1,
  minute: 60,
  hour: 3_600,
  day: 86_400,
}

/** Returns the number of one unit in another. */
export const unitsIn = (larger: DurationUnit, smaller: DurationUnit): number =>
  SECONDS[larger] / SECONDS[smaller]

/** The least number of days that people say: one day is 24 hours, two are days. */
const DAYS_SAID = 2

/** Returns whether a duration is a whole number of a unit. */
export const isWholeIn = (value: number, stored: DurationUnit, unit: DurationUnit): boolean =>
  Number.isInteger(value / unitsIn(unit, stored))

/**
 * Returns the unit in which a person would say a stored duration: the largest of which it is a whole
 * number (interface §51). 1 440 minutes are 24 hours, 90 minutes stay minutes.
 */
export function spokenUnit(value: number, stored: DurationUnit): DurationUnit {
  if (value === 0) return stored
  const said = durationUnits.filter((unit) => {
    if (SECONDS[unit] < SECONDS[stored] || !isWholeIn(value, stored, unit)) return false
    return unit !== 'day' || value / unitsIn('day', stored) >= DAYS_SAID
  })
  return said.at(-1) ?? stored
}

/** Returns the units that can be chosen: not smaller than the stored one, nor larger than the limit. */
export const chosenUnits = (stored: DurationUnit, most: number): readonly DurationUnit[] =>
  durationUnits.filter(
    (unit) =>
      SECONDS[unit] >= SECONDS[stored] && (unit === stored || unitsIn(unit, stored) <= most),
  )

const formatIn = (locale: string, unit: DurationUnit) =>
  new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' })

/** Returns the name of a unit as it stands after a number: "hora" after 1, "horas" after 2. */
export const unitAfter = (locale: string, unit: DurationUnit, number: number): string =>
  formatIn(locale, unit)
    .formatToParts(number)
    .find(({ type }) => type === 'unit')?.value ?? unit

/** Returns a stored duration in words: "24 horas". */
export function durationWords(locale: string, value: number, stored: DurationUnit): string {
  const unit = spokenUnit(value, stored)
  return formatIn(locale, unit).format(value / unitsIn(unit, stored))
}
