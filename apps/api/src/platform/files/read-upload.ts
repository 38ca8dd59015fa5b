import type { FastifyRequest } from 'fastify'
import { fieldProblem, problem } from '../problem.ts'

/** Bytes of a picture as sent; a phone's camera stays below. */
const FILE_BYTES = 12 * 1024 * 1024

/** The bytes of the whole request that carries such a picture, its form's frame included. */
export const UPLOAD_LIMIT = FILE_BYTES + 64 * 1024

/**
 * The picture of a form, with the type that its sender says it has. Throws `required` on `file`, or
 * `too_large`.
 */
export async function readUpload(
  request: FastifyRequest,
): Promise<{ bytes: Buffer; saidType: string }> {
  const part = await request.file({ limits: { fileSize: FILE_BYTES, files: 1 } })
  if (!part) throw fieldProblem('file', 'required')
  const bytes = await part.toBuffer()
  if (part.file.truncated) throw problem('too_large')
  return { bytes, saidType: part.mimetype }
}
