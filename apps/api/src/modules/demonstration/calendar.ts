import type { SeededRandom } from './seeded-random.ts'

/** The last day of the demonstration's data. */
export const LAST_DAY = '2026-09-30'

/** Returns a date some days later, or earlier. */
export function addDays(date: string, days: number): string {
  return new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
}

/** Returns the same day some years later; 29 February becomes 1 March in other years. */
export function addYears(date: string, years: number): string {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number)
  return new Date(Date.UTC(year + years, month - 1, day)).toISOString().slice(0, 10)
}

/** Returns the days from one date to the other. */
export function daysBetween(from: string, to: string): number {
  return Math.round((Date.parse(to) - Date.parse(from)) / 86_400_000)
}

/** Returns the completed years at a day. */
export function ageOn(birthDate: string, day: string): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Returns a random day of a period, both ends included; its first if the period is empty. */
export function someDay(random: SeededRandom, from: string, to: string): string {
  return addDays(from, random.integer(0, daysBetween(from, to)))
}

export const later = (one: string, other: string): string => (one > other ? one : other)
export const earlier = (one: string, other: string): string => (one < other ? one : other)
