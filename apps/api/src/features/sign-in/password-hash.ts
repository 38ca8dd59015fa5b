import { argon2, randomBytes, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'
import { problem } from '../../platform/problem.ts'

/** OWASP's second choice for argon2id: 19 MiB, two passes, one lane. */
const COST = { memory: 19 * 1024, passes: 2, parallelism: 1 }
const SALT_BYTES = 16
const TAG_BYTES = 32

/** Each takes a thread of libuv's four and 19 MiB: the rest of the server goes on beside two. */
const AT_ONCE = 2

type Hash = typeof COST & { salt: Buffer; tag: Buffer }

const derive = promisify(argon2)

let running = 0
const waiting: (() => void)[] = []

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running < AT_ONCE) running += 1
  else await new Promise<void>((resolve) => waiting.push(resolve))
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    // Whoever waits takes this turn over, so nobody slips in between.
    if (next) next()
    else running -= 1
  }
}

/** One text however a keyboard composes it (NFKC, as NIST SP 800-63B asks). */
function tagOf(password: string, salt: Buffer, cost: typeof COST): Promise<Buffer> {
  return inTurn(() =>
    derive('argon2id', {
      message: password.normalize('NFKC'),
      nonce: salt,
      tagLength: TAG_BYTES,
      ...cost,
    }),
  )
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

/** The hash of a password as it is stored, in PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES)
  return phcString({ ...COST, salt, tag: await tagOf(password, salt, COST) })
}

/** What an unknown person's password is compared with, so that the answer takes as long. */
const nobodysHash = phcString({
  ...COST,
  salt: randomBytes(SALT_BYTES),
  tag: randomBytes(TAG_BYTES),
})

/** Who comes after this many would wait for seconds: a flood, which must not grow without end. */
const WAITING_MAX = 200

/**
 * Whether a password is the stored one; without a stored one it is not, after the same time. Throws
 * `unavailable` under a flood.
 */
export async function verifyPassword(password: string, stored: string | null): Promise<boolean> {
  if (waiting.length >= WAITING_MAX) throw problem('unavailable')
  const { salt, tag, ...cost } = readPhcString(stored ?? nobodysHash)
  return timingSafeEqual(await tagOf(password, salt, cost), tag) && stored !== null
}
