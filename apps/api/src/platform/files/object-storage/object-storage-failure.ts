import { ProblemError } from '../../problem.ts'

/**
 * A failed call of the store, as it stands in the log: operation, code and status. Messages of
 * stores, which may repeat keys and signatures, are left out.
 */
export class ObjectStorageFailure extends Error {
  override name = 'ObjectStorageFailure'
  readonly operation: string
  /** The code of the store, such as `NoSuchBucket`, or of the network, such as `ECONNREFUSED`. */
  readonly code: string
  /** The status that the store answered; undefined if it did not answer. */
  readonly status: number | undefined

  constructor(operation: string, error: unknown) {
    const code = codeOf(error)
    const status = statusOf(error)
    super(`${operation}: ${[code, status].filter((part) => part !== undefined).join(' ')}`)
    this.operation = operation
    this.code = code
    this.status = status
  }

  /** Whether the store itself refused the call, which another attempt does not change. */
  get isRefusal(): boolean {
    const { status } = this
    if (status === undefined) return false
    return status === 501 || (status < 500 && status !== 408 && status !== 429)
  }
}

const property = (error: unknown, name: string): unknown =>
  typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined

/** Returns a plain word of an error: its code if it has one, its name otherwise. */
function codeOf(error: unknown): string {
  const words = [property(error, 'code'), property(error, 'name')]
  const code = words.find((word) => typeof word === 'string' && /^\w{1,60}$/.test(word))
  return typeof code === 'string' ? code : 'UnknownError'
}

function statusOf(error: unknown): number | undefined {
  const status = property(property(error, '$metadata'), 'httpStatusCode')
  return typeof status === 'number' ? status : undefined
}

/** Makes the `unavailable` of a failed call, with the failure as its cause for the log. */
export function unavailable(failure: ObjectStorageFailure): ProblemError {
  return Object.assign(new ProblemError('unavailable'), { cause: failure })
}
