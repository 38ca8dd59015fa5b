import { readdir } from 'node:fs/promises'
import path from 'node:path'
import { loginAnswer, meAnswer } from '@portaria/contract/modules/accounts/sign-in'
import { latestChangesAnswer } from '@portaria/contract/modules/landing/landing'
import { panicDetailAnswer } from '@portaria/contract/modules/panic/panic'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { addAccount, change, send, signIn, trail } from '../../../testing/test-accounts.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
})
afterAll(() => test.close())

const picture = (background: string) =>
  sharp({ create: { width: 64, height: 64, channels: 3, background } })
    .jpeg()
    .withExif({ IFD0: { Copyright: 'where it was taken' } })
    .toBuffer()

/** Sends a picture as the browser does; without bytes it sends a form without one. */
async function upload(token: string, bytes: Buffer | null, type = 'image/jpeg') {
  const form = new FormData()
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'photo.jpg')
  else form.set('other', 'x')
  const encoded = new Response(form)
  const { statusCode, body } = await test.app.inject({
    method: 'POST',
    url: '/api/v1/me/photo',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': encoded.headers.get('content-type') ?? '',
    },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
  return { status: statusCode, body: JSON.parse(body) as unknown }
}

/** Uploads a picture, and returns its link. */
async function take(token: string, background = 'teal'): Promise<string> {
  const { status, body } = await upload(token, await picture(background))
  expect(status).toBe(200)
  return meAnswer.parse(body).data.images[0]?.path ?? ''
}

const imagesOf = async (token: string) =>
  meAnswer.parse((await send(test, 'GET', '/me', { token })).body).data.images
const remove = (token: string) => send(test, 'DELETE', '/me/photo', { token })
const open = (link: string) => test.app.inject(link)
const kept = (userId: string) =>
  readdir(path.join(test.parts.dataDir, 'files', userId)).catch(() => [])
const fileRows = (scope: string, userId: string) =>
  test.database.pools.app.transaction({ 'app.tenant_id': scope }, (queries) =>
    queries.all<{ id: string }>(sql`SELECT id FROM files WHERE created_by = ${userId}`),
  )

describe('one’s own picture', () => {
  it('is stored without hidden data, and shows everywhere', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    expect(await imagesOf(token)).toEqual([])
    const link = await take(token)
    const opened = await open(link)
    expect(opened.headers['content-type']).toBe('image/webp')
    const metadata = await sharp(opened.rawPayload).metadata()
    expect(metadata).toMatchObject({ format: 'webp', width: 64, height: 64 })
    expect(metadata.exif).toBeUndefined()
    const { email, password } = account
    const { body } = await send(test, 'POST', '/login', { payload: { email, password } })
    expect(loginAnswer.parse(body).data.me.original.images).toEqual([{ path: link }])
    expect(await trail(test, 'bosque', account.userId)).toContain('update')
  })

  it('is refused where it is no image, and the earlier one stays', async () => {
    const token = await signIn(test, await addAccount(test))
    const link = await take(token)
    expect(await upload(token, Buffer.from('<svg onload="x"/>'))).toMatchObject({ status: 415 })
    expect(await upload(token, await picture('red'), 'image/png')).toMatchObject({ status: 415 })
    expect(await upload(token, Buffer.from('%PDF-1.4'), 'application/pdf')).toMatchObject({
      status: 415,
    })
    expect(await upload(token, null)).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'file', code: 'required' }] },
    })
    expect(await imagesOf(token)).toEqual([{ path: link }])
    expect((await open(link)).statusCode).toBe(200)
  })

  it('replaces the earlier one, of which nothing stays', async () => {
    const { userId, ...account } = await addAccount(test)
    const token = await signIn(test, account)
    const first = await take(token)
    const second = await take(token, 'red')
    expect(second).not.toBe(first)
    expect((await open(first)).statusCode).toBe(404)
    expect((await open(second)).statusCode).toBe(200)
    expect(await kept(userId)).toHaveLength(1)
    expect(await fileRows(userId, userId)).toHaveLength(1)
  })

  it('can be removed, even where there is none', async () => {
    const { userId, ...account } = await addAccount(test)
    const token = await signIn(test, account)
    const link = await take(token)
    const { status, body } = await remove(token)
    expect(status).toBe(200)
    expect(body).toMatchObject({ data: { images: [] } })
    expect((await open(link)).statusCode).toBe(404)
    expect(await kept(userId)).toEqual([])
    expect(await fileRows(userId, userId)).toEqual([])
    expect((await remove(token)).status).toBe(200)
  })

  it('is the same in every company, and a platform role has one without a company', async () => {
    const { userId, ...account } = await addAccount(test)
    await change(
      test,
      sql`INSERT INTO memberships (id, user_id, tenant_id, role, starts_on)
        VALUES (${newId()}, ${userId}, ${test.tenants.acacias}, 'funcionario', current_date - 1)`,
    )
    const link = await take(await signIn(test, account))
    const seen = rowsOf((await test.as('sindico', 'acacias').get('/users?per_page=100')).body)
    expect(seen.find(({ id }) => id === userId)?.['photo']).toMatchObject({ url: link })
    const staff = await signIn(test, await addAccount(test, 'staff'))
    expect(await take(staff)).not.toBe('')
  })
})

describe('who sees somebody’s picture', () => {
  it('are people who may read the person, in their company and no other', async () => {
    const { userId, ...account } = await addAccount(test, 'funcionario')
    const link = await take(await signIn(test, account))
    const here = await test.as('sindico').get(`/users/${userId}`)
    expect(here.body.data['photo']).toMatchObject({ url: link })
    expect((await test.as('sindico', 'acacias').get(`/users/${userId}`)).status).toBe(404)
    // A person who cannot read the register of people gets no picture in another way.
    expect((await test.as('condomino').get(`/users/${userId}`)).status).toBe(403)
  })

  it('needs a link that was signed for that person', async () => {
    const { userId, ...account } = await addAccount(test)
    const link = await take(await signIn(test, account))
    const forged = new URL(link, 'http://localhost')
    forged.searchParams.set('tenant', test.tenants.bosque)
    expect((await open(forged.pathname + forged.search)).statusCode).toBe(404)
    const late = new URL(link, 'http://localhost')
    late.searchParams.set('expires', '4102444800000')
    expect((await open(late.pathname + late.search)).statusCode).toBe(404)
    expect(new URL(link, 'http://localhost').searchParams.get('tenant')).toBe(userId)
  })

  it('cannot be read through any company’s policy', async () => {
    const { userId, ...account } = await addAccount(test)
    await take(await signIn(test, account))
    expect(await fileRows(test.tenants.bosque, userId)).toEqual([])
    expect(await fileRows('', userId)).toEqual([])
  })

  it('shows in an alert and in the trail, beside the name', async () => {
    const account = await addAccount(test)
    const token = await signIn(test, account)
    const link = await take(token)
    const raised = await send(test, 'POST', '/notifications/panic', { token, payload: {} })
    const { id } = (raised.body as { data: { id: string } }).data
    const alert = await test.as('funcionario').get(`/notifications/panic/${id}`)
    expect(panicDetailAnswer.parse(alert.body).data.photo).toMatchObject({ url: link })
    const made = await send(test, 'POST', '/towers', { token, payload: { name: 'Com autora' } })
    const { id: tower } = (made.body as { data: { id: string } }).data
    const { body } = await test.as('sindico').get('/dashboard/changes')
    const latest = latestChangesAnswer.parse(body).data.find(({ row }) => row?.id === tower)
    expect(latest?.actor).toMatchObject({ id: account.userId, photo: { url: link } })
    const history = await test.as('sindico').get(`/towers/${tower}/history`)
    expect(rowsOf(history.body)[0]?.['actor']).toMatchObject({ photo: { url: link } })
  })

  it('cannot be chosen by anybody else', async () => {
    const { userId } = await addAccount(test, 'condomino')
    const answer = await test.as('admin').patch(`/users/${userId}`, {
      headers: { 'if-match': '"1"' },
      payload: { photo_file_id: newId() },
    })
    expect([answer.status, answer.body.errors[0]]).toMatchObject([
      422,
      { field: 'photo_file_id', code: 'not_allowed' },
    ])
  })
})
