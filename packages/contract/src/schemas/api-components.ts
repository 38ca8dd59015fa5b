import * as z from 'zod/mini'
import { parseMoment } from '../value-types/moment.ts'

/** Schemas that the OpenAPI document names once and refers to. */
export const apiComponents = z.registry<{ id: string }>()

/**
 * Limits of a text or a number in the OpenAPI document that code checks, but no keyword of the
 * schema expresses.
 */
export const apiLimits = z.registry<{
  readonly maxLength?: number
  readonly format?: 'date' | 'date-time' | 'email'
  readonly minimum?: number
  readonly maximum?: number
}>()

/** Returns the name of a register's component: `ServiceProviders` for `service-providers`. */
export function componentName(name: string): string {
  return name.replace(/(?:^|[^a-zA-Z0-9])([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A moment in answers: `2026-11-22T20:55:00.000Z`. */
export const moment = z.iso.datetime()

/**
 * A day in requests: years that nobody means are refused, since the days next to their limits do
 * not exist.
 */
export const typedDay = z.iso
  .date({ abort: true })
  .check(z.refine((typed) => /^(?:19|20|21)/.test(typed), { error: 'invalid_format' }))

/** A moment in requests, by RFC 3339: converted to UTC, to the millisecond that is stored. */
export const typedMoment = z.pipe(
  z.string().register(apiLimits, { format: 'date-time' }),
  z.transform((typed, context) => {
    const read = parseMoment(typed)
    if (read.ok) return read.value
    context.issues.push({ code: 'custom', message: 'invalid_format', input: typed })
    return z.NEVER
  }),
)
