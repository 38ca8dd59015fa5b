import { bareCharacters } from '@portaria/contract/value-types/typed-characters'
import type { Queries } from '../../../../platform/database/queries.ts'
import { newRecoveryCodes, recoveryCodeDigest } from './recovery-code.ts'
import { replaceRecoveryCodes } from './second-factor.repository.ts'

/** Replaces a person's recovery codes, and returns the new ones, which are not shown again. */
export async function freshCodes(queries: Queries, userId: string): Promise<string[]> {
  const codes = newRecoveryCodes()
  const digests = codes.map((code) => recoveryCodeDigest(userId, bareCharacters(code)))
  await replaceRecoveryCodes(queries, userId, digests)
  return codes
}
