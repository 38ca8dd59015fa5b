import type { Check } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** Different characters that a secret made at random has in any case. */
const VARIETY = 10

/** Where the secret lies, from which everything that is signed or sealed derives. */
export const sessionSecretCheck: Check = {
  name: 'session secret',
  look({ environment, secret }) {
    const { sessionSecret, databaseUrl, dataDir } = environment
    if (sessionSecret !== undefined) {
      if (new Set(sessionSecret).size >= VARIETY) return [ok('SESSION_SECRET is set.')]
      return [
        wrong(
          'SESSION_SECRET is easy to guess: make it at random, such as by openssl rand -base64 32.',
        ),
      ]
    }
    if (databaseUrl !== undefined) {
      return [
        wrong(
          `The session secret lies only in ${dataDir}, and the database elsewhere: put it into SESSION_SECRET, or another server and a restored database cannot read what is sealed.`,
        ),
      ]
    }
    if (secret === undefined) return [ok('The first start makes a session secret.')]
    return [
      warning(`The session secret lies only in ${dataDir}: back that folder up with the database.`),
    ]
  },
}
