import path from 'node:path'
import { timeZone } from '@portaria/contract/value-types/time-zone'
import * as z from 'zod'
import { type AddressSettings, addressKnobs, readAddresses } from './address-settings.ts'
import { type BackupSettings, backupKnobs, readBackupSettings } from './backups/backup-settings.ts'
import {
  type DemonstrationDevices,
  deviceKnobs,
  ignoredDevices,
  readDemonstrationDevices,
} from './demonstration-devices.ts'
import {
  type ObjectStorageSettings,
  objectStorageKnobs,
  readObjectStorageSettings,
} from './files/object-storage/object-storage-settings.ts'
import { type OidcSettings, oidcKnobs, readOidcSettings } from './oidc-settings.ts'
import { isLoopback } from './plain-http.ts'
import { postalCodeKnobs } from './postal-code-settings.ts'
import { proxyKnobs, readTrustProxy, type TrustedProxies } from './proxy-settings.ts'
import { type RealtimeSettings, readRealtimeSettings, realtimeKnobs } from './realtime-settings.ts'
import { secretKnobs } from './secrets/secret-settings.ts'
import { readServerSettings, type ServerSettings, serverKnobs } from './servers/server-settings.ts'
import { StartupError } from './startup-error.ts'
import { readTracing, type TracingSettings, tracingKnobs } from './tracing/tracing-settings.ts'

/**
 * The settings from outside, checked and completed with defaults; read once, by the entry files.
 */
export type Environment = AddressSettings & {
  readonly servers: ServerSettings
  /** Absolute path of the folder that holds the embedded database, secrets, files and letters. */
  readonly dataDir: string
  /**
   * Connection string of an external PostgreSQL, for a login that may create roles; the embedded
   * one if absent.
   */
  readonly databaseUrl?: string
  /** The bucket that holds the bytes of files; the data folder does if absent. */
  readonly objectStorage?: ObjectStorageSettings
  /** Where backups are made; none are if absent. */
  readonly backup?: BackupSettings
  /**
   * Whether the database is a copy, on which nothing reaches anybody: no jobs, letters, messages or
   * devices.
   */
  readonly isCopy: boolean
  /** Data for a new database. */
  readonly seed: 'demo' | 'none'
  /** Whether `SEED=demo` was set explicitly, not just by default. */
  readonly demonstrationWanted: boolean
  /** Time zone of the demonstration's companies; São Paulo's if absent. */
  readonly demonstrationZone?: string
  /** Simulated devices on this machine, for the equipment and lockers of the demonstration. */
  readonly demonstrationDevices?: DemonstrationDevices
  /** The sentence about a setting that has no effect. */
  readonly ignored?: string
  /** At least 32 characters; `resolveSessionSecret` returns the secret in use. */
  readonly sessionSecret?: string
  /** Another secret, which is accepted besides while the secret is changed. */
  readonly otherSecret?: string
  readonly demoApps: boolean
  /** Whether people may register themselves. */
  readonly registration: boolean
  /** URL of the address lookup by postal code, with the placeholder `{cep}`. */
  readonly postalCodeService?: string
  /**
   * Push services besides the known ones; a name with a leading dot includes all its subdomains.
   */
  readonly pushHosts: readonly string[]
  /** The hosted identity provider, if the operator set one up. */
  readonly oidc?: OidcSettings
  /** The realtime database service, if the operator set one up. */
  readonly realtime?: RealtimeSettings
  /** Mail server; without it, no mail is sent. */
  readonly smtpUrl?: string
  readonly trustProxy: TrustedProxies
  /** Bearer token of `/metrics`; without it, only loopback may read them. */
  readonly metricsToken?: string
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'trace' | 'silent'
  readonly production: boolean
  /** Where traces go; nobody collects them if absent. */
  readonly tracing?: TracingSettings
}

// Messages never repeat a value: some are secrets or contain a password.
const KNOBS = z.object({
  ...addressKnobs,
  DATA_DIR: z.string().default('data'),
  DATABASE_URL: z
    .string()
    .refine(
      (value) => /^postgres(ql)?:\/\//.test(value) && URL.canParse(value),
      'must be an address such as postgres://user:password@host:5432/portaria',
    )
    .optional(),
  SEED: z.enum(['demo', 'none'], 'must be demo or none').optional(),
  DEMO_TIME_ZONE: z
    .string()
    .refine(
      (value) => 'value' in timeZone.parse(value),
      'must be a time zone such as America/Manaus',
    )
    .optional(),
  ...secretKnobs,
  DEMO_APPS: z.enum(['on', 'off'], 'must be on or off').default('on'),
  REGISTRATION: z.enum(['on', 'off'], 'must be on or off').default('on'),
  ...postalCodeKnobs,
  PUSH_HOSTS: z
    .string()
    .transform((value) => value.split(',').map((part) => part.trim().toLowerCase()))
    .refine(
      (hosts) => hosts.every((host) => /^\.?[a-z0-9-]+(\.[a-z0-9-]+)+$/.test(host)),
      'must be a list of host names such as push.example.com,.push.example.org',
    )
    .optional(),
  SMTP_URL: z
    .string()
    .refine(
      (value) => /^smtps?:\/\/[^/]/.test(value) && URL.canParse(value),
      'must be an address such as smtps://user:password@host:465',
    )
    .optional(),
  ...proxyKnobs,
  ...serverKnobs,
  ...objectStorageKnobs,
  ...backupKnobs,
  COPY_OF_DATA: z.enum(['on', 'off'], 'must be on or off').default('off'),
  ...oidcKnobs,
  ...deviceKnobs,
  ...realtimeKnobs,
  ...tracingKnobs,
  METRICS_TOKEN: z.string().optional(),
  LOG_LEVEL: z
    .enum(
      ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'],
      'must be fatal, error, warn, info, debug, trace or silent',
    )
    .default('info'),
  NODE_ENV: z.string().optional(),
})

const givenOf = (variables: Record<string, string | undefined>) =>
  Object.fromEntries(
    Object.entries(variables).filter(([, value]) => value !== undefined && value.trim() !== ''),
  )

const sentenceOf = ({ path: [name], message }: z.core.$ZodIssue) => `${String(name)} ${message}.`

/** Returns a sentence for each setting that is wrong; the first is the one that ends a start. */
export function wrongSettings(variables: Record<string, string | undefined>): string[] {
  const parsed = KNOBS.safeParse(givenOf(variables))
  if (!parsed.success) return parsed.error.issues.map(sentenceOf)
  try {
    readEnvironment(variables)
    return []
  } catch (error) {
    if (error instanceof StartupError) return [error.message]
    throw error
  }
}

/**
 * Checks the settings and fills in defaults; an empty one counts as absent. Throws a `StartupError`
 * that names the first wrong one.
 */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const parsed = KNOBS.safeParse(givenOf(variables))
  if (!parsed.success) {
    throw new StartupError(parsed.error.issues.slice(0, 1).map(sentenceOf).join())
  }
  const knobs = parsed.data
  const production = knobs.NODE_ENV === 'production'
  if (production && knobs.SESSION_SECRET === undefined) {
    throw new StartupError(
      'SESSION_SECRET must be set when NODE_ENV is production: at least 32 random characters.',
    )
  }
  if (production && knobs.TRUST_PROXY === undefined) {
    throw new StartupError(
      'TRUST_PROXY must be set when NODE_ENV is production: off without a proxy in front, else how many proxies or their addresses.',
    )
  }
  const seed = knobs.SEED ?? (production ? 'none' : 'demo')
  const objectStorage = readObjectStorageSettings(knobs)
  const mayHaveDevices = seed === 'demo' && !production
  return {
    servers: readServerSettings(knobs, production && knobs.DATABASE_URL !== undefined),
    ...readAddresses(knobs),
    dataDir: path.resolve(knobs.DATA_DIR),
    databaseUrl: knobs.DATABASE_URL,
    objectStorage,
    backup: readBackupSettings(knobs, objectStorage?.credentials),
    isCopy: knobs.COPY_OF_DATA === 'on',
    seed,
    demonstrationWanted: knobs.SEED === 'demo',
    demonstrationZone: knobs.DEMO_TIME_ZONE,
    demonstrationDevices: readDemonstrationDevices(knobs, mayHaveDevices),
    ignored: ignoredDevices(knobs, mayHaveDevices),
    sessionSecret: knobs.SESSION_SECRET,
    otherSecret: knobs.SESSION_SECRET_OTHER,
    demoApps: knobs.DEMO_APPS === 'on',
    registration: knobs.REGISTRATION === 'on',
    postalCodeService: knobs.CEP_SERVICE_URL,
    pushHosts: knobs.PUSH_HOSTS ?? [],
    oidc: readOidcSettings(knobs, seed === 'demo'),
    realtime: readRealtimeSettings(knobs, seed === 'demo'),
    smtpUrl: knobs.SMTP_URL,
    trustProxy: readTrustProxy(knobs.TRUST_PROXY),
    metricsToken: knobs.METRICS_TOKEN,
    logLevel: knobs.LOG_LEVEL,
    tracing: readTracing(knobs),
    production,
  }
}

/**
 * Throws a `StartupError` if demonstration accounts, whose password is public, would be reachable
 * from the network without having been asked for.
 */
export function requireDemonstrationWanted({
  host,
  demonstrationWanted,
}: Pick<Environment, 'host' | 'demonstrationWanted'>): void {
  if (demonstrationWanted || isLoopback(host)) return
  throw new StartupError(
    `With HOST ${host} the network would reach the demonstration accounts, whose password everybody knows: set HOST to 127.0.0.1, SEED to none with an empty database, or SEED to demo to have it so.`,
  )
}
