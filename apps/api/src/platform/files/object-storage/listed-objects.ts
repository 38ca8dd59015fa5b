import type { _Object as ListedObject, ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { NO_TENANT, type ObjectStorageCalls } from './object-storage-calls.ts'

/** Lists the objects of a bucket whose keys begin with some letters, in shares of at most a thousand. */
export async function* listedObjects(
  { s3, call }: ObjectStorageCalls,
  { bucket: Bucket }: { bucket: string },
  prefix: string,
): AsyncGenerator<readonly ListedObject[]> {
  let token: string | undefined
  do {
    const command = new s3.ListObjectsV2Command({
      Bucket,
      Prefix: prefix,
      ContinuationToken: token,
    })
    const share: ListObjectsV2CommandOutput = await call({
      operation: 'ListObjectsV2',
      tenantId: NO_TENANT,
      run: (client, options) => client.send(command, options),
    })
    yield share.Contents ?? []
    token = share.NextContinuationToken
  } while (token !== undefined)
}
