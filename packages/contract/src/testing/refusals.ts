import type * as z from 'zod/mini'
import { issuesToCodes } from '../record-checks/validation.ts'

/** Returns `field code` for each refusal; empty for an accepted body. */
export function refusals(schema: z.ZodMiniType, body: unknown): string[] {
  const { error } = schema.safeParse(body)
  return issuesToCodes(error?.issues ?? [], body).map(({ field, code }) => `${field} ${code}`)
}
