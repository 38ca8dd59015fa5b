import { inspect } from 'node:util'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import { answeringAsS3, type S3Answer } from '../../../testing/answering-as-s3.ts'
import { loggedError } from '../../logged-error.ts'
import { StartupError } from '../../startup-error.ts'
import type { FileStore } from '../file-store.ts'
import { openCheckedBucket } from '../open-file-store.ts'
import { objectFileStore } from './object-file-store.ts'
import { openCalls } from './object-storage-calls.ts'

const SECRET = 'a-secret-of-the-store'
const ACCESS_KEY = 'AKIAPORTARIA'

let s3: Awaited<ReturnType<typeof answeringAsS3>>
let store: FileStore
const settings = () => ({
  bucket: 'pictures',
  endpoint: s3.endpoint,
  region: 'sa-east-1',
  encrypted: true,
  credentials: { accessKeyId: ACCESS_KEY, secretAccessKey: SECRET },
})
const opened = async () => objectFileStore(await openCalls(settings()), settings())
const tenantId = newId()
const fileId = newId()
const failed = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  )

beforeAll(async () => {
  s3 = await answeringAsS3()
})
afterAll(() => s3.close())
beforeEach(async () => {
  s3.seen.length = 0
  s3.answers({ status: 200 })
  store = await opened()
  return () => store.close()
})

describe('a file in a bucket', () => {
  it('is sent under its key, encrypted, with its digests and with no right for anybody', async () => {
    await store.put(tenantId, fileId, Buffer.from('a picture'))
    const [{ method, path, headers } = { method: '', path: '', headers: {} }] = s3.seen
    expect(`${method} ${path.split('?')[0]}`).toBe(`PUT /pictures/files/${tenantId}/${fileId}`)
    expect(headers).toMatchObject({
      'x-amz-server-side-encryption': 'AES256',
      'content-md5': 'EBoOPi9YGIs+L/wQVzFsEw==',
    })
    expect(headers['x-amz-meta-sha256']).toMatch(/^[0-9a-f]{64}$/)
    expect(Object.keys(headers).filter((name) => /acl|grant|checksum/.test(name))).toEqual([])
  })

  it('is missing only if the store says that this key is missing', async () => {
    s3.answers({ status: 404, code: 'NoSuchKey' })
    expect(await store.get(tenantId, fileId)).toBeNull()
  })

  const outages: [string, S3Answer][] = [
    ['a bucket that is gone', { status: 404, code: 'NoSuchBucket' }],
    ['a proxy that knows no such page', { status: 404, body: '<html>not found</html>' }],
    ['keys that were withdrawn', { status: 403, code: 'AccessDenied' }],
    ['a failure of the store', { status: 500, code: 'InternalError' }],
    ['too many calls', { status: 503, code: 'SlowDown' }],
    ['a connection that breaks', 'reset'],
    ['an answer that is cut short', 'cut short'],
  ]
  test.each(outages)('is not missing for %s', async (_, answer) => {
    s3.answers(answer)
    const error = await failed(store.get(tenantId, fileId))
    expect(error).toMatchObject({ code: 'unavailable', status: 503 })
  })

  it('is asked for twice at most', async () => {
    s3.answers({ status: 500, code: 'InternalError' })
    await failed(store.get(tenantId, fileId))
    expect(s3.seen).toHaveLength(2)
  })

  it('is not asked for during an outage, which one call notices for all', async () => {
    s3.answers('reset')
    for (let nth = 0; nth < 3; nth += 1) await failed(store.get(tenantId, fileId))
    const asked = s3.seen.length
    for (let nth = 0; nth < 20; nth += 1) {
      expect(await failed(store.get(tenantId, newId()))).toMatchObject({ code: 'unavailable' })
    }
    expect(s3.seen).toHaveLength(asked)
  })

  it('is listed beside files of others, which are no files of ours', async () => {
    const key = (name: string) =>
      `<Contents><Key>${name}</Key><LastModified>2026-11-01T10:00:00.000Z</LastModified></Contents>`
    const keys = [`files/${tenantId}/${fileId}`, `files/${tenantId}/notes.txt`, 'files/x']
    s3.answers({
      status: 200,
      body: `<ListBucketResult>${keys.map(key).join('')}</ListBucketResult>`,
    })
    expect((await Array.fromAsync(store.list())).flat()).toEqual([
      { tenantId, fileId, storedAt: new Date('2026-11-01T10:00:00Z') },
    ])
  })

  it('is listed page by page', async () => {
    const pages = [
      '<NextContinuationToken>more</NextContinuationToken><IsTruncated>true</IsTruncated>',
      '<IsTruncated>false</IsTruncated>',
    ]
    s3.answers(({ url = '' }) => ({
      status: 200,
      body: `<ListBucketResult>${pages[url.includes('continuation-token=more') ? 1 : 0]}</ListBucketResult>`,
    }))
    expect(await Array.fromAsync(store.list())).toEqual([[], []])
    expect(s3.seen).toHaveLength(2)
  })

  it('of which a part fails is not stored, and its parts are removed', async () => {
    s3.answers(({ method, url = '' }) => {
      if (method === 'POST') {
        return {
          status: 200,
          body: '<InitiateMultipartUploadResult><UploadId>17</UploadId></InitiateMultipartUploadResult>',
        }
      }
      return url.includes('partNumber=2') ? { status: 403, code: 'AccessDenied' } : { status: 200 }
    })
    const put = store.put(tenantId, fileId, Buffer.alloc(20 * 1024 * 1024))
    expect(await failed(put)).toMatchObject({ code: 'unavailable' })
    expect(s3.seen.map(({ method }) => method)).toEqual(['POST', 'PUT', 'PUT', 'DELETE'])
    expect(s3.seen.at(-1)?.path).toContain('uploadId=17')
  })

  it('of which parts were begun long ago is given up, page by page', async () => {
    const uploadOf = (id: string, day: string) =>
      `<Upload><Key>files/${tenantId}/${fileId}</Key><UploadId>${id}</UploadId><Initiated>${day}T00:00:00.000Z</Initiated></Upload>`
    const pages = [
      `<IsTruncated>true</IsTruncated><NextKeyMarker>k</NextKeyMarker>${uploadOf('old', '2026-11-01')}`,
      `<IsTruncated>false</IsTruncated>${uploadOf('young', '2026-11-03')}${uploadOf('older', '2026-10-01')}`,
    ]
    s3.answers(({ method, url = '' }) =>
      method === 'GET'
        ? {
            status: 200,
            body: `<ListMultipartUploadsResult>${pages[url.includes('key-marker=k') ? 1 : 0]}</ListMultipartUploadsResult>`,
          }
        : { status: 204 },
    )
    expect(await store.dropUnfinished(new Date('2026-11-02'))).toBe(2)
    const dropped = s3.seen.filter(({ method }) => method === 'DELETE')
    expect(
      dropped.map(({ path }) => new URL(path, s3.endpoint).searchParams.get('uploadId')),
    ).toEqual(['old', 'older'])
  })

  it('says in the log what failed, and never a key', async () => {
    s3.answers({ status: 403, code: 'SignatureDoesNotMatch' })
    const error = await failed(store.get(tenantId, fileId))
    expect(loggedError(error).cause).toMatchObject({
      message: 'GetObject: SignatureDoesNotMatch 403',
    })
    const everything = inspect(error, { depth: null, showHidden: true })
    for (const secret of [SECRET, ACCESS_KEY, 'AWS4-HMAC']) expect(everything).not.toContain(secret)
  })
})

describe('a start with a bucket', () => {
  const warnings: string[] = []
  const start = async () => {
    warnings.length = 0
    const started = await openCheckedBucket(settings(), (line) => warnings.push(line))
    started.close()
  }

  test.each([
    ['NoSuchBucket', 404, /^The bucket of FILES_URL does not exist: .*\.$/],
    ['InvalidAccessKeyId', 403, /^The store of FILES_URL refuses its keys: .*AWS_ACCESS_KEY_ID/],
    ['SignatureDoesNotMatch', 403, /refuses its keys: .*AWS_SECRET_ACCESS_KEY\.$/],
    ['ExpiredToken', 400, /refuses the token: check AWS_SESSION_TOKEN\.$/],
    ['PermanentRedirect', 301, /^The bucket of FILES_URL is in another region: .*\.$/],
    ['NotImplemented', 501, /^The store of FILES_URL does not encrypt .*encryption=bucket.*\.$/],
    ['AccessDenied', 403, /^The store of FILES_URL refuses a call \(PutObject: AccessDenied 403\)/],
  ])('that answers %s ends with a sentence', async (code, status, sentence) => {
    s3.answers({ status, code })
    const error = await failed(start())
    expect(error).toBeInstanceOf(StartupError)
    expect(loggedError(error).message).toMatch(sentence)
    expect(inspect(error, { depth: null })).not.toContain(ACCESS_KEY)
  })

  it('that lets nobody list uploads in parts ends with a sentence', async () => {
    s3.answers(({ url = '', headers }) =>
      url.includes('uploads') || headers.authorization === undefined
        ? { status: 403, code: 'AccessDenied' }
        : { status: 200 },
    )
    await expect(start()).rejects.toThrow(
      'refuses a call (ListMultipartUploads: AccessDenied 403): its keys must be allowed to',
    )
  })

  it('that everybody reads ends with a sentence', async () => {
    s3.answers({ status: 200 })
    await expect(start()).rejects.toThrow(/^Everybody can read the bucket of FILES_URL: .*\.$/)
  })

  it('that only its keys open goes on without a word, and leaves nothing behind', async () => {
    s3.answers(({ headers }) =>
      headers.authorization === undefined ? { status: 403, code: 'AccessDenied' } : { status: 200 },
    )
    await start()
    expect(warnings).toEqual([])
    const writes = s3.seen.filter(({ method }) => ['PUT', 'DELETE'].includes(method))
    expect(writes.map(({ method }) => method)).toEqual(['PUT', 'DELETE'])
    expect(new Set(writes.map(({ path }) => path.split('?')[0])).size).toBe(1)
  })

  test.each<[string, S3Answer]>([
    ['is down', 'reset'],
    ['fails', { status: 500, code: 'InternalError' }],
  ])('that %s goes on with a warning, since alarms need no pictures', async (_, answer) => {
    s3.answers(answer)
    await start()
    expect(warnings).toEqual([expect.stringMatching(/^The store of FILES_URL does not answer: /)])
  })
})
