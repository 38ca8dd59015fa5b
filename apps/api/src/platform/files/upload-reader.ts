import { createWriteStream } from 'node:fs'
import { mkdir, stat } from 'node:fs/promises'
import path from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { FastifyRequest } from 'fastify'
import { fieldProblem, problem } from '../problem.ts'

/** Byte limit of a picture; phone cameras stay below. */
const FILE_BYTES = 12 * 1024 * 1024

/** Byte limit of a request with such a picture, the form's boundaries included. */
export const UPLOAD_LIMIT = FILE_BYTES + 64 * 1024

/**
 * Writes the picture of a form to disk as it arrives, and returns the type that its sender claims.
 * Throws `required` on `file` if it is missing or empty, or `too_large`.
 */
export async function readUpload(request: FastifyRequest, file: string): Promise<string> {
  const part = await request.file({ limits: { fileSize: FILE_BYTES, files: 1 } })
  if (!part) throw fieldProblem('file', 'required')
  await mkdir(path.dirname(file), { recursive: true, mode: 0o700 })
  await pipeline(part.file, createWriteStream(file, { mode: 0o600 }))
  if (part.file.truncated) throw problem('too_large')
  if ((await stat(file)).size === 0) throw fieldProblem('file', 'required')
  return part.mimetype
}
