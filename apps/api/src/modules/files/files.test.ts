import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

describe('files', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  const picture = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
      .jpeg()
      .withExif({ IFD0: { Copyright: 'somebody' } })
      .toBuffer()

  async function upload(bytes: Buffer, type: string, tenant: 'bosque' | 'acacias' = 'bosque') {
    const form = new FormData()
    form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'foto.jpg')
    const encoded = new Response(form)
    const response = await test.app.inject({
      method: 'POST',
      url: '/api/v1/files',
      headers: {
        authorization: `Bearer ${test.person('sindico', tenant).token}`,
        'content-type': encoded.headers.get('content-type') ?? '',
      },
      payload: Buffer.from(await encoded.arrayBuffer()),
    })
    return {
      status: response.statusCode,
      body: response.json<{ data: { id: string; url: string }; code: string }>(),
    }
  }

  it('stores a picture re-encoded and without metadata, behind a signed link', async () => {
    const { status, body } = await upload(await picture(), 'image/jpeg')
    expect(status).toBe(201)
    const opened = await test.app.inject(body.data.url)
    expect(opened.headers['content-type']).toBe('image/webp')
    // A name of ours, never the one of the upload.
    expect(opened.headers['content-disposition']).toBe('inline; filename="picture.webp"')
    const metadata = await sharp(opened.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 40, height: 30 })
    expect(metadata.exif).toBeUndefined()
  })

  it('refuses content of another type than claimed', async () => {
    expect(await upload(await picture(), 'image/png')).toMatchObject({ status: 415 })
    expect(await upload(Buffer.from('<svg onload="x"/>'), 'image/jpeg')).toMatchObject({
      status: 415,
    })
    expect(await upload(Buffer.from('%PDF-1.4'), 'application/pdf')).toMatchObject({ status: 415 })
  })

  it('opens by a valid link only', async () => {
    const { body } = await upload(await picture(), 'image/jpeg')
    const url = new URL(body.data.url, 'http://localhost')
    url.searchParams.set('tenant', test.tenants.acacias)
    expect((await test.app.inject(url.pathname + url.search)).statusCode).toBe(404)
    expect((await test.app.inject(`/api/v1/files/${body.data.id}`)).statusCode).toBe(422)
  })

  it("is claimed by a row of its own tenant, and reads as that row's photo", async () => {
    const { body } = await upload(await picture(), 'image/jpeg')
    const payload = { name: 'Com foto', photo_file_id: body.data.id }
    const foreign = await test.as('sindico', 'acacias').post('/residents', { payload })
    expect(foreign.body.errors).toMatchObject([{ field: 'photo_file_id', code: 'not_found' }])
    const made = await test.as('sindico').post('/residents', { payload })
    expect(made.body.data['photo']).toMatchObject({ id: body.data.id })
  })
})
