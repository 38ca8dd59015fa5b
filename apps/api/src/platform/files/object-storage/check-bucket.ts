import { NIL_TENANT } from '@portaria/contract/schemas/constants'
import { newId } from '@portaria/contract/value-types/uuid'
import { StartupError } from '../../startup-error.ts'
import { keyOf } from '../file-keys.ts'
import type { FileStore } from '../file-store.ts'
import { ObjectStorageFailure } from './object-storage-failure.ts'
import type { ObjectStorageSettings } from './object-storage-settings.ts'

/** Milliseconds to wait for the answer to a call without keys. */
const STRANGER_MS = 4_000

/**
 * Checks at start that the bucket takes, returns, lists and deletes files, and shows none to
 * strangers. Throws a `StartupError` if the store refuses that. A store that does not answer is no
 * reason not to start, since alarms need no pictures: returns the warning for it, null otherwise.
 */
export async function checkBucket(
  store: FileStore,
  settings: ObjectStorageSettings,
): Promise<string | null> {
  // A file without a row: what a killed start leaves is swept like any other.
  const fileId = newId()
  try {
    await store.put(NIL_TENANT, fileId, Buffer.from('Portaria keeps its files here.'))
    await store.get(NIL_TENANT, fileId)
    const isPublic = await isReadByStrangers(objectUrl(settings, keyOf(NIL_TENANT, fileId)))
    await store.list()[Symbol.asyncIterator]().next()
    await store.dropUnfinished(new Date(0))
    await store.remove(NIL_TENANT, fileId)
    if (!isPublic) return null
  } catch (error) {
    const failure = error instanceof Error ? error.cause : undefined
    if (!(failure instanceof ObjectStorageFailure)) throw error
    if (failure.isRefusal || failure.code === NO_CREDENTIALS) throw refused(failure)
    return 'The store of FILES_URL does not answer: pictures cannot be sent or seen until it does.'
  }
  throw new StartupError(
    'Everybody can read the bucket of FILES_URL: make it private, since it holds pictures of people.',
  )
}

/** The client's own error if it finds no keys. */
const NO_CREDENTIALS = 'CredentialsProviderError'

const KEYS = new Set([NO_CREDENTIALS, 'InvalidAccessKeyId', 'SignatureDoesNotMatch'])
const TOKENS = new Set(['InvalidToken', 'ExpiredToken'])
const REGIONS = new Set(['PermanentRedirect', 'AuthorizationHeaderMalformed'])
const ENCRYPTION = new Set(['NotImplemented', 'InvalidArgument'])

/** Says what an operator can do about a refusal of the store. */
function refused({ operation, code, message }: ObjectStorageFailure): StartupError {
  if (code === 'NoSuchBucket') {
    return new StartupError('The bucket of FILES_URL does not exist: create it first.')
  }
  if (KEYS.has(code)) {
    return new StartupError(
      'The store of FILES_URL refuses its keys: check AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY.',
    )
  }
  if (TOKENS.has(code)) {
    return new StartupError('The store of FILES_URL refuses the token: check AWS_SESSION_TOKEN.')
  }
  if (REGIONS.has(code)) {
    return new StartupError('The bucket of FILES_URL is in another region: give that one.')
  }
  if (code === 'RequestTimeTooSkewed') {
    return new StartupError(
      "The clock of this machine is far from that of FILES_URL's store: set it right.",
    )
  }
  if (operation === 'PutObject' && ENCRYPTION.has(code)) {
    return new StartupError(
      'The store of FILES_URL does not encrypt files on demand: set that up, or add encryption=bucket to the address if it encrypts them by itself.',
    )
  }
  return new StartupError(
    `The store of FILES_URL refuses a call (${message}): its keys must be allowed to put, get and delete objects, to list the bucket and its multipart uploads, and to abort these.`,
  )
}

function objectUrl({ endpoint, bucket, region }: ObjectStorageSettings, key: string): string {
  return endpoint === undefined
    ? `https://s3.${region}.amazonaws.com/${bucket}/${key}`
    : `${endpoint}/${bucket}/${key}`
}

/** Whether an object is answered to a call without keys. */
async function isReadByStrangers(url: string): Promise<boolean> {
  try {
    const answer = await fetch(url, { signal: AbortSignal.timeout(STRANGER_MS) })
    await answer.body?.cancel()
    return answer.ok
  } catch {
    return false
  }
}
