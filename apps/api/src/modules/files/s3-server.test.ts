import { execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { promisify } from 'node:util'
import { newId } from '@portaria/contract/value-types/uuid'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import type { BackupPlace } from '../../platform/backups/backup-place.ts'
import { bucketPlace } from '../../platform/backups/bucket-place.ts'
import { startEmbeddedPostgres } from '../../platform/embedded-postgres/embedded-postgres.ts'
import { freePort } from '../../platform/embedded-postgres/free-port.ts'
import { diskFileStore } from '../../platform/files/disk-file-store.ts'
import { keyOf } from '../../platform/files/file-keys.ts'
import type { FileStore } from '../../platform/files/file-store.ts'
import { openCalls } from '../../platform/files/object-storage/object-storage-calls.ts'
import type { ObjectStorageSettings } from '../../platform/files/object-storage/object-storage-settings.ts'
import { openCheckedBucket } from '../../platform/files/open-file-store.ts'
import { StartupError } from '../../platform/startup-error.ts'
import { testBackupPlace } from '../../testing/backup-place-contract.ts'
import { testFileStore } from '../../testing/file-store-contract.ts'
import { missingForS3Server, type S3Server, startS3Server } from '../../testing/s3-server.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'
import { moveFiles } from './move-files.ts'

const run = promisify(execFile)

const BUCKET = 'portaria-files'

const source = path.resolve(import.meta.dirname, '../..')

async function filesIn(place: string): Promise<string[]> {
  const entries = await readdir(place, { recursive: true, withFileTypes: true }).catch(() => [])
  return entries.filter((entry) => entry.isFile()).map(({ name }) => name)
}

const missing = await missingForS3Server()

describe.skipIf(missing)(`on a real S3 server${missing ? `, skipped: ${missing}` : ''}`, () => {
  let server: S3Server
  let store: FileStore
  let place: BackupPlace
  let app: TestApp
  let folder: string
  const warnings: string[] = []
  /** What is stopped in the end, even if the start fails. */
  const undo: (() => Promise<unknown>)[] = []

  const settings = (more: Partial<ObjectStorageSettings> = {}): ObjectStorageSettings => ({
    bucket: BUCKET,
    endpoint: server.endpoint,
    region: 'us-east-1',
    encrypted: true,
    credentials: { accessKeyId: server.accessKeyId, secretAccessKey: server.secretAccessKey },
    ...more,
  })
  const open = (more: Partial<ObjectStorageSettings> = {}) =>
    openCheckedBucket(settings(more), (line) => warnings.push(line))

  /** Runs the second client on the same bucket. */
  async function rclone(...args: string[]): Promise<Buffer> {
    const { stdout } = await run('rclone', args, {
      encoding: 'buffer',
      maxBuffer: 64 * 1024 * 1024,
      env: {
        PATH: process.env['PATH'],
        RCLONE_CONFIG: path.join(folder, 'rclone.conf'),
        RCLONE_CONFIG_STORE_TYPE: 's3',
        RCLONE_CONFIG_STORE_PROVIDER: 'Other',
        RCLONE_CONFIG_STORE_ENDPOINT: server.endpoint,
        RCLONE_CONFIG_STORE_ACCESS_KEY_ID: server.accessKeyId,
        RCLONE_CONFIG_STORE_SECRET_ACCESS_KEY: server.secretAccessKey,
      },
    })
    return stdout
  }

  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'portaria-s3-test-'))
    undo.push(() => rm(folder, { recursive: true, force: true }))
    server = await startS3Server()
    undo.push(() => server.stop())
    await rclone('mkdir', `store:${BUCKET}`)
    store = await open()
    undo.push(async () => store.close())
    place = bucketPlace(await openCalls(settings()), settings())
    undo.push(async () => place.close())
    app = await openTestApp({ files: store })
    undo.push(() => app.close())
  })
  afterAll(async () => {
    for (const step of undo.toReversed()) await step()
  })

  it('starts without a warning, and leaves no trace of that', async () => {
    const other = await open()
    other.close()
    expect(warnings).toEqual([])
    expect(String(await rclone('lsf', '-R', '--files-only', `store:${BUCKET}`))).toBe('')
  })

  test.each<[string, (good: ObjectStorageSettings) => Partial<ObjectStorageSettings>, RegExp]>([
    ['bucket', () => ({ bucket: 'no-such-bucket' }), /^The bucket of FILES_URL does not exist/],
    [
      'secret',
      ({ credentials }) => ({
        credentials: { accessKeyId: credentials?.accessKeyId ?? '', secretAccessKey: 'wrong' },
      }),
      /refuses its keys/,
    ],
    [
      'key',
      () => ({ credentials: { accessKeyId: 'nobody:nobody', secretAccessKey: 'wrong' } }),
      /refuses its keys/,
    ],
  ])('does not start with a wrong %s', async (_, wrong, sentence) => {
    const start = open(wrong(settings()))
    await expect(start).rejects.toThrow(StartupError)
    await expect(start).rejects.toThrow(sentence)
  })

  testFileStore(() => store)
  testBackupPlace(() => place)

  it('keeps a large file in parts, which a second client reads as one', async () => {
    const [tenantId, fileId] = [newId(), newId()]
    const bytes = randomBytes(20 * 1024 * 1024)
    await store.put(tenantId, fileId, bytes)
    expect((await store.get(tenantId, fileId))?.equals(bytes)).toBe(true)
    expect(await store.digest(tenantId, fileId)).toMatchObject({ bytes: bytes.length })
    const read = await rclone('cat', `store:${BUCKET}/${keyOf(tenantId, fileId)}`)
    expect(read.equals(bytes)).toBe(true)
    await store.remove(tenantId, fileId)
    expect(await store.get(tenantId, fileId)).toBeNull()
  })

  it('has its files encrypted on the disk of the store', async () => {
    const words = 'words that nobody reads on the disk'
    const [tenantId, fileId] = [newId(), newId()]
    await store.put(tenantId, fileId, Buffer.from(words))
    expect(String(await rclone('cat', `store:${BUCKET}/${keyOf(tenantId, fileId)}`))).toBe(words)
    const disk = path.join(server.folder, 'devices', 'd1', 'objects')
    const names = await readdir(disk, { recursive: true, withFileTypes: true })
    const files = names.filter((entry) => entry.isFile() && entry.name.endsWith('.data'))
    expect(files.length).toBeGreaterThan(0)
    for (const { parentPath, name } of files) {
      expect((await readFile(path.join(parentPath, name))).includes(words)).toBe(false)
    }
  })

  it('shows nothing to somebody without keys', async () => {
    const [tenantId, fileId] = [newId(), newId()]
    await store.put(tenantId, fileId, Buffer.from('a picture'))
    const { ok } = await fetch(`${server.endpoint}/${BUCKET}/${keyOf(tenantId, fileId)}`)
    expect(ok).toBe(false)
  })

  it.each([
    ['server', keyOf(newId(), newId()), (before: Date) => store.dropUnfinished(before)],
    ['backup', 'backups/1/rows/2', (before: Date) => place.dropUnfinished('backups/', before)],
  ])('forgets parts that a killed %s left, once they are old', async (_, Key, drop) => {
    const calls = await openCalls(settings())
    const { s3 } = calls
    const make = new s3.CreateMultipartUploadCommand({ Bucket: BUCKET, Key })
    const call = { operation: 'a call', tenantId: 'a test' }
    await calls.call({ ...call, run: (client) => client.send(make) })
    const left = async () => {
      const { Uploads = [] } = await calls.call({
        ...call,
        run: (client) => client.send(new s3.ListMultipartUploadsCommand({ Bucket: BUCKET })),
      })
      return Uploads.map((upload) => upload.Key)
    }
    await drop(new Date(Date.now() - 60_000))
    expect(await left()).toEqual([Key])
    await drop(new Date(Date.now() + 60_000))
    expect(await left()).toEqual([])
    calls.close()
  })

  async function upload(): Promise<string> {
    const picture = await sharp({
      create: { width: 40, height: 30, channels: 3, background: 'teal' },
    })
      .jpeg()
      .toBuffer()
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(picture)], { type: 'image/jpeg' }), 'foto.jpg')
    const encoded = new Response(form)
    const { status, body } = await app.as('sindico').post('/files', {
      headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    expect(status).toBe(201)
    return String(body.data['url'])
  }

  it('serves a picture by a link that the server signs', async () => {
    const opened = await app.app.inject(await upload())
    expect(opened.statusCode).toBe(200)
    expect(await sharp(opened.rawPayload).metadata()).toMatchObject({ format: 'webp', width: 40 })
  })

  it('delays no other request while the store hangs, and serves again afterwards', async () => {
    const link = await upload()
    const order: string[] = []
    server.hang()
    try {
      const waiting = Array.from({ length: 20 }, async () => {
        const { statusCode } = await app.app.inject(link)
        order.push(`picture ${statusCode}`)
      })
      const { status } = await app.as('sindico').get('/residents')
      order.push(`residents ${status}`)
      await Promise.all(waiting)
      expect(order).toEqual(['residents 200', ...Array.from({ length: 20 }, () => 'picture 503')])
    } finally {
      server.goOn()
    }
    await expect.poll(async () => (await app.app.inject(link)).statusCode).toBe(200)
  })

  it('takes the files of a folder, and gives them back', async () => {
    const [home, other] = ['home', 'other'].map((name) => diskFileStore(path.join(folder, name)))
    if (!home || !other) throw new Error('two folders')
    const link = new URL(await upload(), app.parts.publicUrl)
    const fileId = path.basename(link.pathname)
    const tenantId = app.tenants.bosque
    const bytes = await store.get(tenantId, fileId)
    const move = (from: FileStore, to: FileStore) =>
      moveFiles(app.parts.database, {
        from,
        to,
        onProgress: () => undefined,
        signal: new AbortController().signal,
      })
    const { copied } = await move(store, home)
    expect(copied).toBeGreaterThan(0)
    expect(await home.get(tenantId, fileId)).toEqual(bytes)
    await store.remove(tenantId, fileId)
    expect(await move(home, store)).toMatchObject({ copied: 1, present: copied - 1 })
    expect(await store.get(tenantId, fileId)).toEqual(bytes)
    expect(await move(store, other)).toMatchObject({ copied })
  })

  it('lets a whole server keep nothing in its own folder', async () => {
    const url = await ownPostgres(path.join(folder, 'database'))
    const dataDir = path.join(folder, 'data')
    const environment = {
      PATH: process.env['PATH'],
      PORT: String(await freePort()),
      DATA_DIR: dataDir,
      DATABASE_URL: url,
      SESSION_SECRET: randomBytes(32).toString('hex'),
      SMTP_URL: 'smtp://127.0.0.1:9',
      FILES_URL: `s3://${BUCKET}?endpoint=${server.endpoint}`,
      AWS_ACCESS_KEY_ID: server.accessKeyId,
      AWS_SECRET_ACCESS_KEY: server.secretAccessKey,
    }
    const main = spawn(process.execPath, [path.join(source, 'main.ts')], {
      env: environment,
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    undo.push(async () => main.kill('SIGKILL'))
    let said = ''
    for (const output of [main.stdout, main.stderr]) {
      output.on('data', (chunk: Buffer) => {
        said += chunk.toString()
      })
    }
    await expect.poll(() => said).toContain('Portaria is ready')
    expect(said).not.toContain(server.secretAccessKey)
    expect(await filesIn(dataDir)).toEqual([])
    const command = [path.join(source, 'move-files.ts'), '--to', 'folder']
    const { stdout } = await run(process.execPath, command, { env: environment })
    const copied = Number(
      /^(\d+) copied, 0 there already, 0 missing, 0 damaged$/m.exec(stdout)?.[1],
    )
    expect(copied).toBeGreaterThan(100)
    expect(await filesIn(dataDir)).toHaveLength(copied)
    const again = await run(process.execPath, command, { env: environment })
    expect(again.stdout).toContain(`0 copied, ${copied} there already`)
    main.kill('SIGTERM')
    expect(await once(main, 'exit')).toEqual([0, null])
  })

  /** Starts a PostgreSQL apart from the folder of the server. */
  async function ownPostgres(dataDir: string): Promise<string> {
    const postgres = await startEmbeddedPostgres({
      dataDir,
      durable: false,
      report: () => undefined,
    })
    undo.push(() => postgres.stop())
    return postgres.connectionString
  }
})
