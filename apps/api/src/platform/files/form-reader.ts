import type { FastifyRequest } from 'fastify'
import { problem } from '../problem.ts'

/**
 * Runs the reading of a form, and throws `malformed` if it cannot be parsed. The parser throws
 * plain errors without a code; errors of the disk, the framework and our own have one. The rest
 * after a fault is received without parsing, since each of up to a hundred thousand parts would
 * cost time.
 */
export async function readForm<T>(request: FastifyRequest, read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (error) {
    request.raw.unpipe()
    request.raw.resume()
    const isPlain = error instanceof Error && error.constructor === Error && !('code' in error)
    throw isPlain ? problem('malformed') : error
  }
}
