import type {
  ListMultipartUploadsCommandInput,
  ListMultipartUploadsCommandOutput,
  MultipartUpload,
} from '@aws-sdk/client-s3'
import { NO_TENANT, type ObjectStorageCalls } from './object-storage-calls.ts'

type Uploads = {
  readonly bucket: string
  /** How their keys begin. */
  readonly prefix: string
  /** The moment before which they were begun. */
  readonly before: Date
  /** Returns whom the object of a key belongs to; null for one that is not ours. */
  tenantOf(key: string): string | null
}

/** Ends old uploads in parts; returns their number. */
export async function dropUnfinishedUploads(
  calls: ObjectStorageCalls,
  { bucket, prefix, before, tenantOf }: Uploads,
): Promise<number> {
  const { s3 } = calls
  let dropped = 0
  for await (const { Key = '', UploadId, Initiated } of uploadsIn(calls, bucket, prefix)) {
    const tenantId = tenantOf(Key)
    if (tenantId === null || Initiated === undefined || Initiated >= before) continue
    const upload = { Bucket: bucket, Key, UploadId }
    await calls.callUnless('NoSuchUpload', {
      operation: 'AbortMultipartUpload',
      tenantId,
      run: (client, options) => client.send(new s3.AbortMultipartUploadCommand(upload), options),
    })
    dropped += 1
  }
  return dropped
}

async function* uploadsIn(
  calls: ObjectStorageCalls,
  bucket: string,
  prefix: string,
): AsyncIterable<MultipartUpload> {
  let page: ListMultipartUploadsCommandInput | null = { Bucket: bucket, Prefix: prefix }
  while (page !== null) {
    const share: ListMultipartUploadsCommandOutput = await readPage(calls, page)
    yield* share.Uploads ?? []
    const { IsTruncated, NextKeyMarker: KeyMarker, NextUploadIdMarker: UploadIdMarker } = share
    page = IsTruncated ? { ...page, KeyMarker, UploadIdMarker } : null
  }
}

function readPage(
  { s3, call }: ObjectStorageCalls,
  page: ListMultipartUploadsCommandInput,
): Promise<ListMultipartUploadsCommandOutput> {
  return call({
    operation: 'ListMultipartUploads',
    tenantId: NO_TENANT,
    run: (client, options) => client.send(new s3.ListMultipartUploadsCommand(page), options),
  })
}
