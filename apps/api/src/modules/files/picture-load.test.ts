import { readdir } from 'node:fs/promises'
import { sql } from 'kysely'
import sharp from 'sharp'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { UPLOAD_QUOTAS } from '../../platform/files/upload-quota.ts'
import { claimingSize } from '../../testing/claimed-size.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

type Asked = { role?: 'sindico' | 'funcionario' | 'condomino'; tenant?: 'bosque' | 'acacias' }

let test: TestApp
let small: Buffer
beforeAll(async () => {
  test = await openTestApp()
  small = await sharp({ create: { width: 40, height: 30, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer()
})
afterAll(() => test.close())

async function upload(
  bytes: Buffer | null,
  type = 'image/jpeg',
  { role = 'sindico', tenant = 'bosque' }: Asked = {},
  url = '/files',
) {
  const form = new FormData()
  if (bytes) form.set('file', new Blob([new Uint8Array(bytes)], { type }), 'foto')
  else form.set('other', 'x')
  const encoded = new Response(form)
  return test.as(role, tenant).post(url, {
    headers: { 'content-type': encoded.headers.get('content-type') ?? '' },
    payload: Buffer.from(await encoded.arrayBuffer()),
  })
}

const statuses = (answers: { status: number }[]) =>
  Object.fromEntries(
    [...Map.groupBy(answers, ({ status }) => status)].map(([status, all]) => [status, all.length]),
  )
const staged = () => readdir(test.parts.transfers).catch(() => [])

describe('many pictures at once', () => {
  it('of sixteen bits and interlaced are refused, and others are answered meanwhile', async () => {
    const tiny = await sharp({ create: { width: 60, height: 60, channels: 3, background: 'teal' } })
      .toColourspace('rgb16')
      .png({ progressive: true })
      .toBuffer()
    const attack = claimingSize(tiny, 7050, 7050)
    const answers = await Promise.all(Array.from({ length: 24 }, () => upload(attack, 'image/png')))
    expect(Object.keys(statuses(answers)).toSorted()).toEqual(['413', '503'])
    const refused = answers.find(({ status }) => status === 503)
    expect(refused?.headers['retry-after']).toBe('2')
    expect(await staged()).toEqual([])
  })

  it('of one person and one company leave room for another company’s', async () => {
    const large = await sharp({
      create: { width: 1600, height: 1600, channels: 3, background: 'teal' },
    })
      .jpeg({ progressive: true })
      .toBuffer()
    const many = Array.from({ length: 24 }, (_, nth) =>
      upload(large, 'image/jpeg', { role: nth % 2 === 0 ? 'sindico' : 'funcionario' }),
    )
    const other = await upload(small, 'image/jpeg', { tenant: 'acacias' })
    expect(other.status).toBe(201)
    const { 201: kept = 0, 503: refused = 0, ...rest } = statuses(await Promise.all(many))
    expect(rest).toEqual({})
    expect(kept).toBeGreaterThan(0)
    expect(refused).toBeGreaterThanOrEqual(12)
    expect(await staged()).toEqual([])
  })
})

describe('uploads that hold nothing', () => {
  it('are refused as such', async () => {
    for (const url of ['/files', '/me/photo']) {
      expect((await upload(Buffer.alloc(0), 'image/jpeg', {}, url)).body).toMatchObject({
        code: 'validation',
        errors: [{ field: 'file', code: 'required' }],
      })
      expect((await upload(null, '', {}, url)).status).toBe(422)
    }
  })

  it.each([
    ['no body', 'multipart/form-data; boundary=x', ''],
    ['no boundary', 'multipart/form-data', 'x'],
    ['a form cut short', 'multipart/form-data; boundary=x', '--x\r\nContent-Disposition: form-'],
    [
      'a file cut short',
      'multipart/form-data; boundary=x',
      '--x\r\nContent-Disposition: form-data; name="file"; filename="a"\r\nContent-Type: image/png\r\n\r\nabc',
    ],
    ['a form that is none', 'multipart/form-data; boundary=x', 'abc'],
    ['JSON', 'application/json', '{}'],
  ])('with %s are not a failure of the server', async (_, type, body) => {
    for (const url of ['/files', '/me/photo', '/towers/import']) {
      const { status } = await test.as('sindico').post(url, {
        headers: { 'content-type': type },
        payload: Buffer.from(body),
      })
      expect([url, status]).toEqual([url, expect.toSatisfy((one) => one >= 400 && one < 500)])
    }
    expect(await staged()).toEqual([])
  })
})

describe('quotas', () => {
  const count = (tenantId: string, userId: string, hour: ReturnType<typeof sql>, uploads: number) =>
    test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
      queries.count(sql`INSERT INTO upload_counts (tenant_id, user_id, hour, uploads)
        VALUES (${tenantId}, ${userId}, date_trunc('hour', now()) - ${hour}, ${uploads})`),
    )
  const now = sql`interval '0'`
  const earlier = sql`interval '5 hours'`

  beforeEach(async () => {
    for (const tenantId of Object.values(test.tenants)) {
      await test.database.pools.app.transaction({ 'app.tenant_id': tenantId }, (queries) =>
        queries.count(sql`DELETE FROM upload_counts`),
      )
    }
  })

  it.each([
    ['a person’s of an hour', 'sindico', now, UPLOAD_QUOTAS.personHour],
    ['a person’s of a day', 'sindico', earlier, UPLOAD_QUOTAS.personDay],
    ['a company’s of an hour', 'condomino', now, UPLOAD_QUOTAS.tenantHour],
    ['a company’s of a day', 'condomino', earlier, UPLOAD_QUOTAS.tenantDay],
  ] as const)('refuse past %s, whatever happened to the pictures', async (_, role, hour, most) => {
    const { bosque } = test.tenants
    await count(bosque, test.person(role).userId, hour, most - 1)
    expect((await upload(Buffer.from('no picture'))).status).toBe(415)
    const refused = await upload(small)
    expect([refused.status, refused.body.code]).toEqual([429, 'throttled'])
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0)
    expect((await upload(small, 'image/jpeg', {}, '/me/photo')).status).toBe(429)
    expect((await upload(small, 'image/jpeg', { tenant: 'acacias' })).status).toBe(201)
  })

  it('forget what was sent before yesterday', async () => {
    const { bosque } = test.tenants
    await count(bosque, test.person('sindico').userId, sql`interval '24 hours'`, 100_000)
    await count(bosque, test.person('sindico').userId, sql`interval '72 hours'`, 100_000)
    expect((await upload(small)).status).toBe(201)
    const left = await test.database.pools.app.transaction({ 'app.tenant_id': bosque }, (queries) =>
      queries.all(sql`SELECT 1 FROM upload_counts`),
    )
    expect(left).toHaveLength(2)
  })

  it('belong to the company that the person acts for', async () => {
    await count(test.tenants.acacias, test.person('sindico').userId, now, 100_000)
    expect((await upload(small)).status).toBe(201)
  })
})
