import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'

/** Memory of the server's hashes, in KiB: some 40 ms of a core each. */
const STORED = 19 * 1024
/** The least memory that argon2 accepts for one lane, in KiB. */
const LEAST = 8

type Derive = typeof crypto.argon2

const derive: Derive = crypto.argon2

/**
 * Hashes passwords at the least cost, but names the cost that the server stores: tests compare only hashes
 * that they made in the same process. Hashes of any other cost are left alone. Loaded before the server,
 * whose modules keep the function that they find.
 */
const atLeastCost: Derive = (algorithm, parameters, done) => {
  const isStored = parameters.memory === STORED
  return derive(
    algorithm,
    isStored ? { ...parameters, memory: LEAST, passes: 1 } : parameters,
    done,
  )
}

crypto.argon2 = atLeastCost
syncBuiltinESMExports()
