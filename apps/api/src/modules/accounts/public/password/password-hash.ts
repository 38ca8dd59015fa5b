import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

type Hash = typeof COST & { salt: Buffer; tag: Buffer }

const derive = promisify(argon2)

/**
 * Passwords are normalised (NFKC, as NIST SP 800-63B asks), so that the composition of characters
 * on a keyboard does not matter.
 */
function tagOf(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return derive('argon2id', {
    message: password.normalize('NFKC'),
    nonce: salt,
    tagLength: TAG_BYTES,
    ...cost,
  })
}

const base64 = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '')

function phcString({ memory, passes, parallelism, salt, tag }: Hash): string {
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(salt)}$${base64(tag)}`
}

function readPhcString(text: string): Hash {
  const parts = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$([\w+/]+)\$([\w+/]+)$/.exec(text)
  if (!parts) throw new Error('a stored password is no argon2id hash')
  const [, memory, passes, parallelism, salt = '', tag = ''] = parts
  return {
    memory: Number(memory),
    passes: Number(passes),
    parallelism: Number(parallelism),
    salt: Buffer.from(salt, 'base64'),
    tag: Buffer.from(tag, 'base64'),
  }
}

/**
 * The hash of a password as it is stored, in PHC string format. Only tests, whose accounts nobody
 * attacks, give another cost.
 */
export async function hashPassword(password: string, cost = COST): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phcString({ ...cost, salt, tag: await tagOf(password, salt, cost) })
}

/**
 * The hash that an unknown person's password is compared with, so that the answer takes as long.
 */
const nobodysHash = phcString({
  ...COST,
  salt: randomBytes(SALT_BYTES),
  tag: randomBytes(TAG_BYTES),
})

/**
 * Whether a password is the stored one. Without a stored one it returns false, after the same time.
 * Where a request from outside causes the call, run it in a turn of `PasswordTurns`, like hashing.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  const { salt, tag, ...cost } = readPhcString(stored ?? nobodysHash)
  return timingSafeEqual(await tagOf(password, salt, cost), tag) && stored !== null
}
