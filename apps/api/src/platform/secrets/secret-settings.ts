import * as z from 'zod'
import { storedSecret } from '../stored-secret.ts'

const SECRET = z.string().min(32, 'must have at least 32 characters')

/** The settings of the server's secret from outside. */
export const secretKnobs = {
  SESSION_SECRET: SECRET.optional(),
}

type Given = { readonly sessionSecret?: string; readonly dataDir: string }

/**
 * Returns the secret from which everything that is signed or sealed derives: the given one, or the
 * one stored in the data folder.
 */
export async function resolveSessionSecret({ sessionSecret, dataDir }: Given): Promise<string> {
  return sessionSecret ?? storedSecret(dataDir, 'session-secret')
}
