import { type Issue, issuesToCodes } from '@portaria/contract/record-checks/validation'
import { doesCleanTexts, isStorable } from '@portaria/contract/value-types/storable'
import type { FastifyInstance, FastifySchemaCompiler } from 'fastify'
import * as z from 'zod/mini'
import { fieldProblem, problem } from './problem.ts'

/** Limit of errors in an answer: nobody reads more, and each has a sentence. */
const MOST_ERRORS = 100

/**
 * Checks each part of a request by its schema. A value that does not fit is a `validation` problem
 * with our codes, and so is text that the database cannot store; a path with a malformed id is
 * `not_found`, like that of a missing row.
 */
export const validateRequest: FastifySchemaCompiler<z.ZodMiniType> = ({ schema, httpPart }) => {
  const isText = httpPart === 'querystring' || (httpPart === 'body' && !doesCleanTexts(schema))
  return (input: unknown) => {
    const unstorable = isText ? pathOfUnstorable(input) : undefined
    if (unstorable !== undefined) return { error: fieldProblem(unstorable, 'invalid_format') }
    const parsed = schema.safeParse(input)
    if (parsed.success) return { value: parsed.data }
    if (httpPart === 'params') return { error: problem('not_found') }
    const issues: readonly Issue[] = parsed.error.issues
    const errors = issuesToCodes(issues, input).slice(0, MOST_ERRORS)
    return { error: problem('validation', { errors }) }
  }
}

const nothing = z.optional(z.nullable(z.strictObject({})))

/**
 * Refuses a body that is sent to a route without one, as unknown properties are refused elsewhere:
 * the sender would believe it was accepted (platform §8).
 */
export function refuseUnreadBodies(app: FastifyInstance): void {
  const check = validateRequest({ schema: nothing, httpPart: 'body', method: '', url: '' })
  app.addHook('preValidation', async ({ is404, routeOptions, body }) => {
    if (is404 || routeOptions.schema?.body !== undefined) return
    const { error } = (await check(body)) as { error?: Error }
    if (error) throw error
  })
}

/**
 * Returns the dotted path of the first text that cannot be stored; '' if the input is one itself.
 */
function pathOfUnstorable(input: unknown): string | undefined {
  // No recursion: the input may be nested deeper than the stack.
  const waiting: [path: string, value: unknown][] = [['', input]]
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    const [path, value] = next
    if (typeof value === 'string' && !isStorable(value)) return path
    if (typeof value !== 'object' || value === null) continue
    // One by one: there may be more of them than a call takes arguments.
    for (const [name, one] of Object.entries(value).toReversed())
      waiting.push([path === '' ? name : `${path}.${name}`, one])
  }
  return undefined
}
