import * as z from 'zod'
import { StartupError } from '../../startup-error.ts'

/** A bucket of an S3-compatible store for the bytes of files. */
export type ObjectStorageSettings = {
  readonly bucket: string
  /** The origin of the store; Amazon's own for the region if absent. */
  readonly endpoint?: string
  readonly region: string
  /**
   * Whether each file asks for encryption by keys of the store (AES-256). If not, the bucket's own
   * settings decide.
   */
  readonly encrypted: boolean
  /** Absent for those of the machine's role, which the client looks up by itself. */
  readonly credentials?: {
    readonly accessKeyId: string
    readonly secretAccessKey: string
    readonly sessionToken?: string
  }
}

const EXAMPLE =
  'must be an address such as s3://pictures?endpoint=https://s3.example.com&region=sa-east-1'

const PARAMETERS = ['endpoint', 'region', 'encryption']

const isBucket = (name: string) => /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(name)

const isOrigin = (value: string) => {
  const url = URL.parse(value)
  const isHttp = url !== null && /^https?:$/.test(url.protocol)
  return isHttp && url.username === '' && url.password === '' && `${url.origin}/` === url.href
}

/** Reads an address of a bucket; a string is what is wrong with it. */
export function readBucketAddress(
  value: string,
): Omit<ObjectStorageSettings, 'credentials'> | string {
  const url = URL.parse(value)
  if (url?.protocol !== 's3:') return EXAMPLE
  if (url.username !== '' || url.password !== '') {
    return 'must hold no keys: give them in AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY'
  }
  const isPlain = (url.pathname === '' || url.pathname === '/') && url.hash === ''
  if (!isBucket(url.host) || !isPlain) return EXAMPLE
  const parameters = [...url.searchParams.keys()]
  if (parameters.some((name) => !PARAMETERS.includes(name))) {
    return `may have the parameters ${PARAMETERS.join(', ')} and no others`
  }
  if (new Set(parameters).size < parameters.length) return 'must not repeat a parameter'
  const endpoint = url.searchParams.get('endpoint') ?? undefined
  if (endpoint !== undefined && !isOrigin(endpoint)) {
    return 'must have an endpoint without a path, such as https://s3.example.com'
  }
  const region = url.searchParams.get('region') ?? 'us-east-1'
  if (!/^[\w-]{1,64}$/.test(region)) return 'must have a region such as sa-east-1'
  const encryption = url.searchParams.get('encryption') ?? 'aes256'
  if (!['aes256', 'bucket'].includes(encryption)) {
    return 'must have as its encryption aes256 or bucket'
  }
  return {
    bucket: url.host,
    ...(endpoint !== undefined && { endpoint: new URL(endpoint).origin }),
    region,
    encrypted: encryption === 'aes256',
  }
}

/** The settings from the environment; the names of the keys are those of every S3 tool. */
export const objectStorageKnobs = {
  FILES_URL: z
    .string()
    .transform((value, context) => {
      const read = readBucketAddress(value)
      if (typeof read !== 'string') return read
      context.addIssue({ code: 'custom', message: read })
      return z.NEVER
    })
    .optional(),
  AWS_ACCESS_KEY_ID: z.string().optional(),
  AWS_SECRET_ACCESS_KEY: z.string().optional(),
  AWS_SESSION_TOKEN: z.string().optional(),
}

type Knobs = z.output<z.ZodObject<typeof objectStorageKnobs>>

/**
 * Reads the settings of the bucket; undefined if none is set. Throws a `StartupError` for half of a
 * key.
 */
export function readObjectStorageSettings(knobs: Knobs): ObjectStorageSettings | undefined {
  const { FILES_URL: address } = knobs
  if (address === undefined) return undefined
  const { AWS_ACCESS_KEY_ID: accessKeyId, AWS_SECRET_ACCESS_KEY: secretAccessKey } = knobs
  if (accessKeyId === undefined && secretAccessKey === undefined) return address
  if (accessKeyId === undefined || secretAccessKey === undefined) {
    throw new StartupError(
      'FILES_URL needs both AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, or neither of them on a machine with a role.',
    )
  }
  const { AWS_SESSION_TOKEN: sessionToken } = knobs
  return {
    ...address,
    credentials: { accessKeyId, secretAccessKey, ...(sessionToken && { sessionToken }) },
  }
}
