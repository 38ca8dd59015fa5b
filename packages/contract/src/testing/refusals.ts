import type * as z from 'zod/mini'
import { issuesToCodes } from '../define-register/validation.ts'

/** `field code` of each refusal; empty for a body that is taken. */
export function refusals(schema: z.ZodMiniType, body: unknown): string[] {
  const { error } = schema.safeParse(body)
  return issuesToCodes(error?.issues ?? [], body).map(({ field, code }) => `${field} ${code}`)
}
