import type * as S3 from '@aws-sdk/client-s3'
import { fairQueue } from '../../fair-queue.ts'
import { ObjectStorageFailure, unavailable } from './object-storage-failure.ts'
import type { ObjectStorageSettings } from './object-storage-settings.ts'
import { outageGuard } from './outage-guard.ts'

/** Calls at once: of the server, and of one tenant, whose pictures must not delay another's. */
const CALLS = {
  slots: 32,
  perTenant: 16,
  perPerson: 16,
  waitingPerTenant: 400,
  waitingPerPerson: 400,
  waitMs: 5_000,
}

/** Milliseconds for a connection, for silence on it, and for a call with all its attempts. */
const CONNECT_MS = 1_500
const IDLE_MS = 2_500
const CALL_MS = 6_000

/** Bytes that add a millisecond to the limit of a call: a megabyte adds a second. */
const BYTES_PER_MS = 1_000

const ATTEMPTS = 2

/** The tenant of calls that belong to none. */
export const NO_TENANT = 'server'

/** A call of the store. `operation` stands in the log. */
export type Call<T> = {
  readonly operation: string
  readonly tenantId: string
  /** Bytes that it sends or receives, if they are many. */
  readonly bytes?: number
  run(client: S3.S3Client, options: { abortSignal: AbortSignal }): Promise<T>
}

export type ObjectStorageCalls = {
  /** The module of the client, for its commands. */
  readonly s3: typeof S3
  /**
   * Makes a call in turn with those of other tenants. Throws `unavailable`, at once during an
   * outage.
   */
  call<T>(call: Call<T>): Promise<T>
  /** Does the same, and returns null if the store answers with this code. */
  callUnless<T>(code: string, call: Call<T>): Promise<T | null>
  close(): void
}

/** Loads the client, which takes a tenth of a second and 35 MB, and opens it on a bucket's store. */
export async function openCalls({
  endpoint,
  region,
  credentials,
  bucket,
}: ObjectStorageSettings): Promise<ObjectStorageCalls> {
  const s3 = await import('@aws-sdk/client-s3')
  const agent = { keepAlive: true, maxSockets: CALLS.slots }
  const client = new s3.S3Client({
    region,
    ...(endpoint !== undefined && { endpoint }),
    ...(credentials && { credentials }),
    // Stores other than Amazon's know a bucket by the path; a certificate covers no name with dots.
    forcePathStyle: endpoint !== undefined || bucket.includes('.'),
    // Older stores know no checksums in trailers; files are sent with an MD5 instead.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: ATTEMPTS,
    requestHandler: {
      connectionTimeout: CONNECT_MS,
      socketTimeout: IDLE_MS,
      httpAgent: agent,
      httpsAgent: agent,
    },
  })
  const turns = fairQueue(CALLS)
  const guard = outageGuard()

  async function attempt<T>({ operation, bytes = 0, run }: Call<T>): Promise<T> {
    const abortSignal = AbortSignal.timeout(CALL_MS + Math.ceil(bytes / BYTES_PER_MS))
    try {
      return await run(client, { abortSignal })
    } catch (error) {
      throw new ObjectStorageFailure(operation, error)
    }
  }

  const inTurn = <T>(call: Call<T>) =>
    turns.run({ tenant: call.tenantId, person: '' }, () => guard.run(() => attempt(call), isOutage))

  return {
    s3,
    async call(call) {
      try {
        return await inTurn(call)
      } catch (error) {
        throw problemOf(error)
      }
    },
    async callUnless(code, call) {
      try {
        return await inTurn(call)
      } catch (error) {
        if (error instanceof ObjectStorageFailure && error.code === code) return null
        throw problemOf(error)
      }
    },
    close: () => client.destroy(),
  }
}

const isOutage = (error: unknown) => error instanceof ObjectStorageFailure && !error.isRefusal

const problemOf = (error: unknown) =>
  error instanceof ObjectStorageFailure ? unavailable(error) : error
