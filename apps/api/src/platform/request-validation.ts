import { type Issue, issuesToCodes } from '@portaria/contract/define-register/validation'
import type { FastifySchemaCompiler } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { fieldProblem, problem } from './problem.ts'

/**
 * Checks each part of a request by its schema. A value that does not fit is a `validation` problem
 * with our codes; a path with a malformed id is `not_found`, like that of a missing row.
 */
export const validateRequest: FastifySchemaCompiler<ZodMiniType> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    const unreadable = httpPart === 'querystring' ? fieldWithNul(input) : undefined
    if (unreadable !== undefined) return { error: fieldProblem(unreadable, 'invalid_format') }
    const parsed = schema.safeParse(input)
    if (parsed.success) return { value: parsed.data }
    if (httpPart === 'params') return { error: problem('not_found') }
    const issues: readonly Issue[] = parsed.error.issues
    return { error: problem('validation', { errors: issuesToCodes(issues, input) }) }
  }
}

/** The parameter that contains a NUL, which the database stores in no text. */
function fieldWithNul(query: unknown): string | undefined {
  return Object.entries(query ?? {}).find(([, value]) => String(value).includes('\0'))?.[0]
}
