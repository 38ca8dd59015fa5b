import * as z from 'zod'
import { StartupError } from './startup-error.ts'

/** The realtime database service of the installation, with its identity calls. */
export type RealtimeSettings = {
  /** The name that people know it by. */
  readonly name: string
  readonly apiKey: string
  readonly projectId: string
  /** Absent if its database was not initialised; ends with a slash. */
  readonly databaseUrl?: string
  /** The addresses of accounts, tokens and keys; the service's own unless a test sets others. */
  readonly identityUrl: string
  readonly tokenUrl: string
  readonly keysUrl: string
}

const isAddress = (value: string) => {
  const url = URL.parse(value)
  return (
    url !== null &&
    /^https?:$/.test(url.protocol) &&
    url.username === '' &&
    url.password === '' &&
    url.search === '' &&
    url.hash === ''
  )
}

const address = z
  .string()
  .refine(isAddress, 'must be an address such as https://example.firebaseio.com/')
const folder = address.transform((value) => value.replace(/\/?$/, '/'))

/** The settings from the environment; each has a single message for any wrong value. */
export const realtimeKnobs = {
  FIREBASE_API_KEY: z.string().max(255, 'must have at most 255 characters').optional(),
  FIREBASE_PROJECT_ID: z
    .string()
    .regex(/^[\w-]{1,100}$/, 'must be a name such as example-1234')
    .optional(),
  FIREBASE_DATABASE_URL: folder.optional(),
  FIREBASE_IDENTITY_URL: folder.default('https://identitytoolkit.googleapis.com/'),
  FIREBASE_TOKEN_URL: folder.default('https://securetoken.googleapis.com/'),
  FIREBASE_KEYS_URL: address.default(
    'https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com',
  ),
}

type Knobs = z.output<z.ZodObject<typeof realtimeKnobs>>

/**
 * Reads the settings of the service; undefined if none is set up. Throws a `StartupError` for an
 * incomplete set, or for plain http outside of a demonstration.
 */
export function readRealtimeSettings(
  knobs: Knobs,
  isDemonstration: boolean,
): RealtimeSettings | undefined {
  const { FIREBASE_API_KEY: apiKey, FIREBASE_PROJECT_ID: projectId } = knobs
  const { FIREBASE_DATABASE_URL: databaseUrl } = knobs
  if (apiKey === undefined) {
    const part = projectId === undefined ? databaseUrl && 'DATABASE_URL' : 'PROJECT_ID'
    if (part) throw new StartupError(`FIREBASE_${part} needs FIREBASE_API_KEY.`)
    return undefined
  }
  if (projectId === undefined) throw new StartupError('FIREBASE_API_KEY needs FIREBASE_PROJECT_ID.')
  const addresses = {
    FIREBASE_DATABASE_URL: databaseUrl,
    FIREBASE_IDENTITY_URL: knobs.FIREBASE_IDENTITY_URL,
    FIREBASE_TOKEN_URL: knobs.FIREBASE_TOKEN_URL,
    FIREBASE_KEYS_URL: knobs.FIREBASE_KEYS_URL,
  }
  for (const [name, value] of Object.entries(addresses))
    if (value?.startsWith('http:') && !isDemonstration)
      throw new StartupError(`${name} must be an https address unless SEED is demo.`)
  return {
    name: 'Firebase',
    apiKey,
    projectId,
    ...(databaseUrl !== undefined && { databaseUrl }),
    identityUrl: knobs.FIREBASE_IDENTITY_URL,
    tokenUrl: knobs.FIREBASE_TOKEN_URL,
    keysUrl: knobs.FIREBASE_KEYS_URL,
  }
}
