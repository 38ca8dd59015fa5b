import * as z from 'zod'
import { storedSecret } from '../stored-secret.ts'
import type { ServerSecret } from './server-secret.ts'

const SECRET = z.string().min(32, 'must have at least 32 characters')

/** The settings of the server's secret from outside. */
export const secretKnobs = {
  SESSION_SECRET: SECRET.optional(),
  SESSION_SECRET_OTHER: SECRET.optional(),
}

type Given = {
  readonly sessionSecret?: string
  readonly otherSecret?: string
  readonly dataDir: string
}

/**
 * Returns the secret from which everything that is signed or sealed derives: the given one, or the
 * one stored in the data folder; with another one that is accepted besides while the secret is
 * changed (decision 0126).
 */
export async function resolveSessionSecret({
  sessionSecret,
  otherSecret,
  dataDir,
}: Given): Promise<ServerSecret> {
  const current = sessionSecret ?? (await storedSecret(dataDir, 'session-secret'))
  const isAlone = otherSecret === undefined || otherSecret === current
  return isAlone ? current : { current, other: otherSecret, kept: [] }
}
