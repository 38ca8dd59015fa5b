import { problem } from '../problem.ts'

/**
 * Reads a form. One that cannot be read is its sender's fault, and `malformed`: the parser throws
 * plain errors without a code, which those of the disk, the framework and our own have.
 */
export async function readForm<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    const isPlain = error instanceof Error && error.constructor === Error && !('code' in error)
    throw isPlain ? problem('malformed') : error
  }
}
