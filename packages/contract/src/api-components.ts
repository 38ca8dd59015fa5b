import * as z from 'zod/mini'
import { parseMoment } from './value-types/moment.ts'

/** Schemas that the OpenAPI document has once, under a name, and refers to. */
export const apiComponents = z.registry<{ id: string }>()

/**
 * What the OpenAPI document says of a text or a number besides its type, where code checks it and no keyword
 * of the schema does.
 */
export const apiLimits = z.registry<{
  readonly maxLength?: number
  readonly format?: 'date' | 'date-time' | 'email'
  readonly minimum?: number
  readonly maximum?: number
}>()

/** The name of a register's component: `ServiceProviders` of `service-providers`. */
export function componentName(name: string): string {
  return name.replace(/(?:^|[^a-zA-Z0-9])([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A moment as answers write it: `2026-11-22T20:55:00.000Z`. */
export const moment = z.iso.datetime()

/** A day as somebody sends it: years that nobody means are refused, since days beside them are none. */
export const typedDay = z.iso
  .date({ abort: true })
  .check(z.refine((typed) => /^(?:19|20|21)/.test(typed), { error: 'invalid_format' }))

/** A moment as somebody sends it, by RFC 3339: read into UTC, to the millisecond that is stored. */
export const typedMoment = z.pipe(
  z.string().register(apiLimits, { format: 'date-time' }),
  z.transform((typed, context) => {
    const read = parseMoment(typed)
    if (read.ok) return read.value
    context.issues.push({ code: 'custom', message: 'invalid_format', input: typed })
    return z.NEVER
  }),
)
