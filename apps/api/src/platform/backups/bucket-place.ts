import { listedObjects } from '../files/object-storage/listed-objects.ts'
import { type Bucket, md5Of } from '../files/object-storage/object-file-store.ts'
import { NO_TENANT, type ObjectStorageCalls } from '../files/object-storage/object-storage-calls.ts'
import { PART_BYTES, putInParts } from '../files/object-storage/parts-upload.ts'
import { dropUnfinishedUploads } from '../files/object-storage/unfinished-uploads.ts'
import type { BackupPlace } from './backup-place.ts'

/** Makes the place in a bucket. Large objects are written and read in parts of eight megabytes. */
export function bucketPlace(calls: ObjectStorageCalls, bucket: Bucket): BackupPlace {
  const { s3 } = calls
  const at = (name: string) => ({ Bucket: bucket.bucket, Key: name })

  return {
    words: `s3://${bucket.bucket}`,

    async put(name, content) {
      const object = {
        ...at(name),
        ContentType: 'application/octet-stream',
        ...(bucket.encrypted && { ServerSideEncryption: 'AES256' as const }),
      }
      const parts = inParts(content)
      const first = await parts.next()
      const bytes = first.done ? Buffer.alloc(0) : first.value
      if (bytes.length === PART_BYTES) {
        return putInParts(calls, {
          tenantId: NO_TENANT,
          object,
          content: startingWith(bytes, parts),
        })
      }
      await calls.call({
        operation: 'PutObject',
        tenantId: NO_TENANT,
        bytes: bytes.length,
        run: (client, options) =>
          client.send(
            new s3.PutObjectCommand({ ...object, Body: bytes, ContentMD5: md5Of(bytes) }),
            options,
          ),
      })
      return bytes.length
    },

    async get(name) {
      const first = await readRange(name, 0)
      return first && following(name, first)
    },

    async *list(prefix) {
      for await (const share of listedObjects(calls, bucket, prefix))
        yield share.flatMap(({ Key }) => Key ?? [])
    },

    async remove(name) {
      await calls.callUnless('NoSuchKey', {
        operation: 'DeleteObject',
        tenantId: NO_TENANT,
        run: (client, options) => client.send(new s3.DeleteObjectCommand(at(name)), options),
      })
    },

    async dropUnfinished(prefix, before) {
      const { bucket: name } = bucket
      const tenantOf = () => NO_TENANT
      await dropUnfinishedUploads(calls, { bucket: name, prefix, before, tenantOf })
    },

    close: calls.close,
  }

  /** Reads a part of an object and its whole size; null for a missing one. */
  function readRange(name: string, from: number): Promise<Range | null> {
    return calls.callUnless('NoSuchKey', {
      operation: 'GetObject',
      tenantId: NO_TENANT,
      bytes: PART_BYTES,
      async run(client, options) {
        const Range = `bytes=${from}-${from + PART_BYTES - 1}`
        const { Body, ContentRange } = await client.send(
          new s3.GetObjectCommand({ ...at(name), Range }),
          options,
        )
        const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
        return { bytes, size: Number(ContentRange?.split('/')[1] ?? bytes.length) }
      },
    })
  }

  async function* following(name: string, first: Range): AsyncGenerator<Uint8Array> {
    yield first.bytes
    for (let from = first.bytes.length; from < first.size; ) {
      const next = await readRange(name, from)
      if (next === null || next.bytes.length === 0) throw new Error(`${name} ends early.`)
      yield next.bytes
      from += next.bytes.length
    }
  }
}

type Range = { bytes: Uint8Array; size: number }

/** Gathers a stream into parts, all of the same size but the last. */
async function* inParts(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = []
  let gathered = 0
  for await (const chunk of content) {
    chunks.push(chunk)
    gathered += chunk.length
    if (gathered < PART_BYTES) continue
    const bytes = Buffer.concat(chunks)
    let from = 0
    for (; bytes.length - from >= PART_BYTES; from += PART_BYTES) {
      yield bytes.subarray(from, from + PART_BYTES)
    }
    chunks = [bytes.subarray(from)]
    gathered = bytes.length - from
  }
  if (gathered > 0) yield Buffer.concat(chunks)
}

async function* startingWith(first: Buffer, others: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  yield first
  yield* others
}
