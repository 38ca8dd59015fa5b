import { createHash } from 'node:crypto'
import { FOLDER, fileOfKey, keyOf } from '../file-keys.ts'
import type { FileStore, StoredFile } from '../file-store.ts'
import { listedObjects } from './listed-objects.ts'
import type { ObjectStorageCalls } from './object-storage-calls.ts'
import type { ObjectStorageSettings } from './object-storage-settings.ts'
import { PART_BYTES, partsOf, putInParts } from './parts-upload.ts'
import { dropUnfinishedUploads } from './unfinished-uploads.ts'

/** The name under which an object says its own SHA-256. */
const SHA256 = 'sha256'

/** A bucket as it is written to. */
export type Bucket = Pick<ObjectStorageSettings, 'bucket' | 'encrypted'>

/** Makes the store in a bucket, whose objects only this server's credentials open. */
export function objectFileStore(calls: ObjectStorageCalls, bucket: Bucket): FileStore {
  const { s3 } = calls
  const at = (tenantId: string, fileId: string) => ({
    Bucket: bucket.bucket,
    Key: keyOf(tenantId, fileId),
  })

  return {
    async put(tenantId, fileId, bytes) {
      const object = {
        ...at(tenantId, fileId),
        ContentType: 'application/octet-stream',
        Metadata: { [SHA256]: createHash('sha256').update(bytes).digest('hex') },
        ...(bucket.encrypted && { ServerSideEncryption: 'AES256' as const }),
      }
      if (bytes.length > PART_BYTES) {
        await putInParts(calls, { tenantId, object, content: partsOf(bytes) })
        return
      }
      await calls.call({
        operation: 'PutObject',
        tenantId,
        bytes: bytes.length,
        run: (client, options) =>
          client.send(
            new s3.PutObjectCommand({ ...object, Body: bytes, ContentMD5: md5Of(bytes) }),
            options,
          ),
      })
    },

    get: (tenantId, fileId) =>
      calls.callUnless('NoSuchKey', {
        operation: 'GetObject',
        tenantId,
        async run(client, options) {
          const command = new s3.GetObjectCommand(at(tenantId, fileId))
          const { Body } = await client.send(command, options)
          const bytes = (await Body?.transformToByteArray()) ?? new Uint8Array()
          return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
        },
      }),

    async digest(tenantId, fileId) {
      // An answer without a body says no more. The start has seen that the bucket exists.
      const head = await calls.callUnless('NotFound', {
        operation: 'HeadObject',
        tenantId,
        run: (client, options) =>
          client.send(new s3.HeadObjectCommand(at(tenantId, fileId)), options),
      })
      if (head === null) return null
      const sha256 = Buffer.from(head.Metadata?.[SHA256] ?? '', 'hex')
      return { bytes: head.ContentLength ?? 0, sha256 }
    },

    async remove(tenantId, fileId) {
      await calls.callUnless('NoSuchKey', {
        operation: 'DeleteObject',
        tenantId,
        run: (client, options) =>
          client.send(new s3.DeleteObjectCommand(at(tenantId, fileId)), options),
      })
    },

    async *list() {
      for await (const share of listedObjects(calls, bucket, FOLDER))
        yield share.flatMap(storedFile)
    },

    dropUnfinished: (before) =>
      dropUnfinishedUploads(calls, {
        bucket: bucket.bucket,
        prefix: FOLDER,
        before,
        tenantOf: (key) => fileOfKey(key)?.tenantId ?? null,
      }),

    close: calls.close,
  }
}

export const md5Of = (bytes: Buffer) => createHash('md5').update(bytes).digest('base64')

function storedFile({ Key, LastModified }: { Key?: string; LastModified?: Date }): StoredFile[] {
  const file = fileOfKey(Key ?? '')
  return file && LastModified ? [{ ...file, storedAt: LastModified }] : []
}
