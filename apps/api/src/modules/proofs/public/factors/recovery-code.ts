import { createHash, randomInt } from 'node:crypto'
import { RECOVERY_CODES } from '@portaria/contract/modules/proofs/second-factor'

/** Crockford's Base32: no letter that is read as a number. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'
const GROUPS = 4
const GROUP = 4

/** Letters that people read in place of these digits. */
const readAs: Record<string, string> = { O: '0', I: '1', L: '1' }

const group = () =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join('')

/** Ten codes of 80 random bits, in the form for people: `7KMQ-3XWD-P9HT-4RZB`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, group).join('-'),
  )
}

/**
 * Returns the digest of a code that is stored, from its characters without separators. 80 random
 * bits need no slow hash, and no secret of the server: the codes must work even if that secret was
 * lost.
 */
export function recoveryCodeDigest(userId: string, bare: string): Buffer {
  const code = bare.replace(/[OIL]/g, (letter) => readAs[letter] ?? letter)
  return createHash('sha256')
    .update(JSON.stringify([userId, code]))
    .digest()
}
