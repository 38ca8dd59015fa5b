import type { Check, Finding, Installation } from '../check.ts'
import { ok, warning, wrong } from '../check.ts'

/** Different characters that a secret made at random has in any case. */
const VARIETY = 10

/** Where the secret lies, from which everything that is signed or sealed derives. */
export const sessionSecretCheck: Check = {
  name: 'session secret',
  look: (installation) => [whereItLies(installation), ...whatIsWrong(installation)],
}

function whereItLies({ environment, secret }: Installation): Finding {
  const { sessionSecret, databaseUrl, dataDir, backup } = environment
  if (sessionSecret !== undefined) return ok('SESSION_SECRET is set.')
  if (databaseUrl !== undefined) {
    return wrong(
      `The session secret lies only in ${dataDir}, and the database elsewhere: put it into SESSION_SECRET, or another server and a restored database cannot read what is sealed.`,
    )
  }
  if (secret === undefined) return ok('The first start makes a session secret.')
  if (backup !== undefined) {
    return wrong(
      `The session secret lies only in ${dataDir}, and backups are made without it: put the content of the file session-secret there into SESSION_SECRET and keep it apart, or nobody can read what is sealed in a backup once this disk is lost.`,
    )
  }
  return warning(
    `The session secret lies only in ${dataDir}: back that folder up with the database.`,
  )
}

/** Says what is wrong with the values of the two settings. */
function whatIsWrong({ environment }: Installation): Finding[] {
  const { sessionSecret, otherSecret } = environment
  const given = { SESSION_SECRET: sessionSecret, SESSION_SECRET_OTHER: otherSecret }
  const easy = Object.entries(given).flatMap(([name, text]) =>
    text === undefined || new Set(text).size >= VARIETY ? [] : [name],
  )
  const findings = easy.map((name) =>
    wrong(`${name} is easy to guess: make it at random, such as by openssl rand -base64 32.`),
  )
  if (otherSecret === undefined || otherSecret !== sessionSecret) return findings
  const same =
    'SESSION_SECRET and SESSION_SECRET_OTHER are the same: remove the second, or change one.'
  return [...findings, wrong(same)]
}
