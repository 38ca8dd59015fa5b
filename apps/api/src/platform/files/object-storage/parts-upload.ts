import { createHash } from 'node:crypto'
import type { CreateMultipartUploadCommandInput } from '@aws-sdk/client-s3'
import type { ObjectStorageCalls } from './object-storage-calls.ts'

/** Bytes of a part; a file of more is sent in parts, each with attempts of its own. */
export const PART_BYTES = 8 * 1024 * 1024

type Upload = {
  tenantId: string
  object: CreateMultipartUploadCommandInput
  /** All of `PART_BYTES` but the last. */
  content: AsyncIterable<Buffer> | Iterable<Buffer>
}

/** Cuts a large file into parts. */
export function* partsOf(bytes: Buffer): Generator<Buffer> {
  for (let from = 0; from < bytes.length; from += PART_BYTES) {
    yield bytes.subarray(from, from + PART_BYTES)
  }
}

/**
 * Stores a large object in parts, which become one only when the last is there; returns its bytes.
 * Parts of an upload that fails are removed; those of a killed server by the sweep.
 */
export async function putInParts(
  calls: ObjectStorageCalls,
  { tenantId, object, content }: Upload,
): Promise<number> {
  const { s3 } = calls
  const { Bucket, Key } = object
  const begun = await calls.call({
    operation: 'CreateMultipartUpload',
    tenantId,
    run: (client, options) => client.send(new s3.CreateMultipartUploadCommand(object), options),
  })
  const upload = { Bucket, Key, UploadId: begun.UploadId }
  try {
    const parts: { PartNumber: number; ETag: string | undefined }[] = []
    let bytes = 0
    for await (const part of content) {
      bytes += part.length
      const PartNumber = parts.length + 1
      const sent = await calls.call({
        operation: 'UploadPart',
        tenantId,
        bytes: part.length,
        run: (client, options) =>
          client.send(
            new s3.UploadPartCommand({
              ...upload,
              PartNumber,
              Body: part,
              ContentMD5: createHash('md5').update(part).digest('base64'),
            }),
            options,
          ),
      })
      parts.push({ PartNumber, ETag: sent.ETag })
    }
    await calls.call({
      operation: 'CompleteMultipartUpload',
      tenantId,
      bytes,
      run: (client, options) =>
        client.send(
          new s3.CompleteMultipartUploadCommand({ ...upload, MultipartUpload: { Parts: parts } }),
          options,
        ),
    })
    return bytes
  } catch (error) {
    const abort = {
      operation: 'AbortMultipartUpload',
      tenantId,
      run: (client, options) => client.send(new s3.AbortMultipartUploadCommand(upload), options),
    } satisfies Parameters<typeof calls.call>[0]
    await calls.call(abort).catch(() => undefined)
    throw error
  }
}
