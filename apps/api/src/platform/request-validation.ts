import { type Issue, issuesToCodes } from '@portaria/contract/define-register/validation'
import type { FastifySchemaCompiler } from 'fastify'
import type { ZodMiniType } from 'zod/mini'
import { problem } from './problem.ts'

/**
 * Checks each part of a request by its schema. What does not fit is a `validation` problem with our
 * codes; an address whose id is none leads nowhere, like one of a row that does not exist.
 */
export const validateRequest: FastifySchemaCompiler<ZodMiniType> = ({ schema, httpPart }) => {
  return (input: unknown) => {
    const parsed = schema.safeParse(input)
    if (parsed.success) return { value: parsed.data }
    if (httpPart === 'params') return { error: problem('not_found') }
    const issues: readonly Issue[] = parsed.error.issues
    return { error: problem('validation', { errors: issuesToCodes(issues, input) }) }
  }
}
