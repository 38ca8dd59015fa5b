/** Days of the whole country that are not holidays by law, which a company may switch on. */
export const optionalHolidays = ['carnival', 'corpus_christi'] as const

export type OptionalHoliday = (typeof optionalHolidays)[number]

/** National holidays on the same day of each year (companies §7), as month-day. */
const fixedHolidays = {
  new_year: '01-01',
  tiradentes: '04-21',
  labour_day: '05-01',
  independence: '09-07',
  aparecida: '10-12',
  all_souls: '11-02',
  republic: '11-15',
  black_awareness: '11-20',
  christmas: '12-25',
} as const

/** Days between Easter Sunday and the holidays that move with it. Carnival is Monday and Tuesday. */
const movingHolidays = {
  good_friday: [-2],
  carnival: [-48, -47],
  corpus_christi: [60],
} as const

export type NationalHoliday = keyof typeof fixedHolidays | keyof typeof movingHolidays

/** A holiday of the country in a year; `day` is `yyyy-mm-dd`. */
export type HolidayOfYear = { readonly day: string; readonly holiday: NationalHoliday }

/** Returns Easter Sunday of a year of the Gregorian calendar, by Butcher's algorithm. */
export function easterOf(year: number): { month: number; day: number } {
  const goldenYear = year % 19
  const century = Math.floor(year / 100)
  const ofCentury = year % 100
  const correction = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3)
  const epact = (19 * goldenYear + century - Math.floor(century / 4) - correction + 15) % 30
  const weekday =
    (32 + 2 * (century % 4) + 2 * Math.floor(ofCentury / 4) - epact - (ofCentury % 4)) % 7
  const late = Math.floor((goldenYear + 11 * epact + 22 * weekday) / 451)
  const dayOfMarch = epact + weekday - 7 * late + 114
  return { month: Math.floor(dayOfMarch / 31), day: (dayOfMarch % 31) + 1 }
}

/**
 * Returns the national holidays of a year in order of day, with the optional ones that are switched
 * on.
 */
export function nationalHolidaysOf(
  year: number,
  switchedOn: readonly OptionalHoliday[] = [],
): readonly HolidayOfYear[] {
  const { month, day } = easterOf(year)
  const moved = (days: number) =>
    new Date(Date.UTC(year, month - 1, day + days)).toISOString().slice(0, 10)
  const isOn = (holiday: keyof typeof movingHolidays) =>
    holiday === 'good_friday' || switchedOn.includes(holiday)
  const moving = (['good_friday', ...optionalHolidays] as const)
    .filter(isOn)
    .flatMap((holiday) => movingHolidays[holiday].map((days) => ({ day: moved(days), holiday })))
  return [...fixedOf(year), ...moving].toSorted((a, b) => a.day.localeCompare(b.day))
}

const fixedNames = Object.keys(fixedHolidays) as (keyof typeof fixedHolidays)[]

const fixedOf = (year: number): HolidayOfYear[] =>
  fixedNames.map((holiday) => ({
    day: `${String(year).padStart(4, '0')}-${fixedHolidays[holiday]}`,
    holiday,
  }))
