import type {
  ListMultipartUploadsCommandInput,
  ListMultipartUploadsCommandOutput,
  MultipartUpload,
} from '@aws-sdk/client-s3'
import { FOLDER, fileOfKey } from '../file-keys.ts'
import { NO_TENANT, type ObjectStorageCalls } from './object-storage-calls.ts'

/** Ends uploads in parts that were begun before a moment; returns their number. */
export async function dropUnfinishedUploads(
  calls: ObjectStorageCalls,
  bucket: string,
  before: Date,
): Promise<number> {
  const { s3 } = calls
  let dropped = 0
  for await (const { Key = '', UploadId, Initiated } of uploadsIn(calls, bucket)) {
    const file = fileOfKey(Key)
    if (file === null || Initiated === undefined || Initiated >= before) continue
    const upload = { Bucket: bucket, Key, UploadId }
    await calls.callUnless('NoSuchUpload', {
      operation: 'AbortMultipartUpload',
      tenantId: file.tenantId,
      run: (client, options) => client.send(new s3.AbortMultipartUploadCommand(upload), options),
    })
    dropped += 1
  }
  return dropped
}

async function* uploadsIn(
  { s3, call }: ObjectStorageCalls,
  bucket: string,
): AsyncIterable<MultipartUpload> {
  let page: ListMultipartUploadsCommandInput | null = { Bucket: bucket, Prefix: FOLDER }
  while (page !== null) {
    const command = new s3.ListMultipartUploadsCommand(page)
    const share: ListMultipartUploadsCommandOutput = await call({
      operation: 'ListMultipartUploads',
      tenantId: NO_TENANT,
      run: (client, options) => client.send(command, options),
    })
    yield* share.Uploads ?? []
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = share
    page = IsTruncated ? { ...page, KeyMarker, UploadIdMarker } : null
  }
}
