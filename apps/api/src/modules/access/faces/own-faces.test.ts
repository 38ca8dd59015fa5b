import sharp from 'sharp'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { onServer } from '../../../testing/database-server.ts'
import type { Family } from '../../../testing/departing-family.ts'
import { consent, type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'
import { moveProof } from '../../../testing/long-ago.ts'
import { readerDevice } from '../readers/reader-device.ts'

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

const self = ({ ana }: Family) => `/resident/${ana}`
const give = (family: Family, person = self(family)) =>
  world.as(family, 'POST', `${person}/consent`, { payload: consent })
const send = async (family: Family, person = self(family), photo?: Buffer) =>
  world.as(family, 'PUT', `${person}/photo`, { photo: photo ?? (await photoOf()) })

it('shows the own face, and those of minors in one’s care', async () => {
  const family = await world.families.add()
  const { status, data } = await world.as(family, 'GET')
  expect(status).toBe(200)
  expect(data.controller).toEqual({ company: 'bosque', dpo_name: null, dpo_email: null })
  expect(data.people).toMatchObject([
    {
      person: { kind: 'resident', id: family.ana, is_minor: false },
      status: 'none',
      consent: null,
      photo: null,
      readers: { enrolled: 0, wanted: 0 },
      others: { cards: 1, has_pin: false },
      asked_at: null,
      removals: [],
    },
    { person: { id: family.child, is_minor: true } },
  ])
})

it('takes a photo only behind a proof of who one is, and a withdrawal without', async () => {
  const family = await world.families.add()
  await give(family)
  await moveProof(world.test, family.login.userId, 15)
  const refused = await send(family)
  expect([refused.status, refused.code]).toEqual([403, 'proof_required'])
  expect((await world.as(family, 'DELETE', `${self(family)}/consent`)).status).toBe(200)
})

it('keeps a consent with its text, and without it takes no photo', async () => {
  const family = await world.families.add()
  expect((await send(family)).error).toBe('file face_consent_missing')
  const old = { payload: { version: '2020-01', language: 'pt' } }
  const outdated = await world.as(family, 'POST', `${self(family)}/consent`, old)
  expect(outdated.error).toBe('version face_term_changed')
  const { status, data } = await give(family)
  expect([status, data.status]).toEqual([200, 'photo_pending'])
  expect(data.consent).toMatchObject({ how: 'session', by: 'condomino bosque', guardian: null })
  expect((await give(family)).status).toBe(200)
  const [text, ...more] = await world.past<{ term_text: string }>(
    `SELECT term_text FROM face_consents WHERE resident_id = '${family.ana}'`,
  )
  expect(more).toEqual([])
  expect(text?.term_text).toMatch(/^Consentimento para reconhecimento facial\n\nbosque pede/)
  expect(await world.trail(family.ana)).toEqual(['face_consent_given', 'create'])
})

it('takes a photo upright, small and without metadata, sealed, and wakes the readers of faces', async () => {
  const family = await world.families.add()
  const [taking, other] = [await world.addReader([]), await world.addReader([])]
  await world.past(
    `UPDATE access_readers SET profile = 'idflex' WHERE equipment_id = '${other.id}'`,
  )
  await give(family)
  await world.past(`DELETE FROM device_calls`)
  const sent = await photoOf()
  const { status, data } = await send(family, self(family), sent)
  expect([status, data.status, data.photo?.state]).toEqual([200, 'processing', 'testing'])
  const called = await world.past<{ device: string }>(`SELECT device FROM device_calls`)
  expect(called.map(({ device }) => device)).toContain(readerDevice(taking.id))
  expect(called.map(({ device }) => device)).not.toContain(readerDevice(other.id))

  const link = await world.as(family, 'POST', `${self(family)}/photo-link`)
  const opened = await world.call('GET', link.data.url)
  expect([opened.status, opened.headers['content-type'], opened.headers['cache-control']]).toEqual([
    200,
    'image/jpeg',
    'no-store',
  ])
  expect(opened.headers['content-disposition']).toBe('inline; filename="face.jpg"')
  const picture = await sharp(opened.bytes).metadata()
  expect(picture).toMatchObject({ format: 'jpeg', width: 900, height: 1200 })
  expect([picture.exif, picture.orientation]).toEqual([undefined, undefined])
  const [row] = await world.past<{ photo: Buffer }>(
    `SELECT photo FROM faces WHERE resident_id = '${family.ana}'`,
  )
  expect(row?.photo.includes(opened.bytes.subarray(100, 200))).toBe(false)
  expect((await world.trail(family.ana)).slice(0, 2)).toEqual([
    'face_photo_read',
    'face_photo_sent',
  ])
  const written = await onServer<{ text: string }>(
    world.test.database.adminUrl,
    `SELECT a::text AS text FROM audit_log a UNION ALL SELECT o::text FROM outbox o`,
  )
  const address = new URL(link.data.url, 'http://localhost')
  for (const secret of [address.searchParams.get('signature') ?? '', '/9j/'])
    expect(written.filter(({ text }) => text.includes(secret))).toEqual([])
})

it('opens a photo by a link of its company, row and minutes alone', async () => {
  const [family, other] = [await world.families.add(), await world.families.add()]
  for (const one of [family, other]) {
    await give(one)
    await send(one)
  }
  const linkOf = async (one: Family) => {
    const { data } = await world.as(one, 'POST', `${self(one)}/photo-link`)
    return new URL(data.url, 'http://localhost')
  }
  const [url, theirs] = [await linkOf(family), await linkOf(other)]
  const open = async (change: (link: URL) => void) => {
    const link = new URL(url)
    change(link)
    return (await world.call('GET', link.pathname + link.search)).status
  }
  expect(await open(() => undefined)).toBe(200)
  const expires = Number(url.searchParams.get('expires'))
  expect(expires - Date.now()).toBeLessThanOrEqual(5 * 60_000)
  const changes: ((link: URL) => void)[] = [
    (link) => link.searchParams.set('tenant', world.test.tenants.acacias),
    (link) => link.searchParams.set('expires', String(expires + 60_000)),
    (link) => {
      link.pathname = theirs.pathname
    },
  ]
  for (const change of changes) expect(await open(change)).toBe(404)
  await world.as(family, 'DELETE', `${self(family)}/consent`)
  expect(await open(() => undefined)).toBe(404)
})

it('refuses a photo on which a face is too small, and replaces the earlier one by another version', async () => {
  const family = await world.families.add()
  await give(family)
  expect((await send(family, self(family), await photoOf(1600, 470))).error).toBe(
    'file face_photo_small',
  )
  await send(family)
  const versions = () =>
    world.past<{ id: string; version: string; state: string }>(
      `SELECT id, version, state FROM faces WHERE resident_id = '${family.ana}'`,
    )
  const [first] = await versions()
  await world.past(`UPDATE faces SET state = 'good', tested_at = now()
    WHERE resident_id = '${family.ana}'`)
  await send(family)
  const [second, ...more] = await versions()
  expect(more).toEqual([])
  expect(second?.state).toBe('testing')
  expect(Number(second?.version)).toBeGreaterThan(Number(first?.version))
  expect(second?.id).not.toBe(first?.id)
})

it('withdraws at once, and shows the receipt of each reader', async () => {
  const family = await world.families.add()
  const reader = await world.addReader([])
  await give(family)
  await send(family)
  await world.past(`UPDATE faces SET state = 'good', tested_at = now()
    WHERE resident_id = '${family.ana}'`)
  const number = await world.onReader(family.ana, reader.id, 'done')
  const enrolled = (await world.as(family, 'GET')).data.people[0]
  expect(enrolled).toMatchObject({ status: 'enrolled', readers: { enrolled: 1, wanted: 1 } })
  const { status, data } = await world.as(family, 'DELETE', `${self(family)}/consent`)
  expect([status, data.status, data.photo, data.consent]).toEqual([200, 'revoked', null, null])
  // The lists follow later: the reader stands on the receipt already.
  expect(data.removals).toMatchObject([{ part: 'face', gone_at: null }])
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0, ended: ['session'] })
  expect(await world.trail(family.ana)).toContain('face_consent_withdrawn')
  const entry = `equipment_id = '${reader.id}' AND number = ${number}`
  await world.past(`UPDATE reader_entries SET wanted = NULL, state = 'waiting' WHERE ${entry}`)
  const open = (await world.as(family, 'GET')).data.people[0]?.removals
  expect(open).toMatchObject([{ part: 'face', gone_at: null }])
  await world.past(`DELETE FROM reader_entries WHERE ${entry}`)
  const gone = (await world.as(family, 'GET')).data.people[0]?.removals
  expect(gone?.[0]?.gone_at).toEqual(expect.any(String))
  // Withdrawing once more changes nothing.
  expect((await world.as(family, 'DELETE', `${self(family)}/consent`)).status).toBe(200)
  expect((await world.stored(family.ana)).ended).toEqual(['session'])
})

it('is the guardian’s matter while a person is a minor, and nobody else’s', async () => {
  const family = await world.families.add()
  const child = `/resident/${family.child}`
  const { data } = await give(family, child)
  expect(data.consent).toMatchObject({
    how: 'session',
    guardian: expect.stringMatching(/^Ana/) as unknown,
  })
  expect((await send(family, child)).status).toBe(200)
  // The minor's own login reads and withdraws.
  const login = await world.test.addPerson('condomino', 'bosque')
  await world.past(`UPDATE memberships SET resident_id = '${family.child}'
    WHERE id = '${login.membershipId}'`)
  const minor = { ...family, login }
  expect((await world.as(minor, 'GET')).data.people).toHaveLength(1)
  expect((await world.as(minor, 'DELETE', `${child}/consent`)).data.status).toBe('revoked')
  expect((await give(minor, child)).error).toBe('version face_guardian_consents')
  expect((await send(minor, child)).error).toBe('file face_guardian_consents')
  expect((await give(minor, `/resident/${family.ana}`)).status).toBe(404)
  // A ward who comes of age decides alone.
  await world.past(`UPDATE residents SET birth_date = '${companyDay(-18 * 366)}'
    WHERE id = '${family.child}'`)
  expect((await give(family, child)).status).toBe(404)
  expect((await world.as(family, 'GET')).data.people).toHaveLength(1)
  expect((await give(minor, child)).status).toBe(200)
})

it('is hidden from everybody else alike', async () => {
  const [family, other] = [await world.families.add(), await world.families.add()]
  await give(other)
  const nobody = crypto.randomUUID()
  for (const id of [other.ana, other.child, family.bruno, nobody])
    for (const kind of ['resident', 'employee', 'provider']) {
      const path = `/${kind}/${id}`
      const answers = [
        await give(family, path),
        await send(family, path),
        await world.as(family, 'DELETE', `${path}/consent`),
        await world.as(family, 'POST', `${path}/photo-link`),
      ]
      expect(answers.map(({ status, code }) => [status, code])).toEqual(
        Array.from({ length: 4 }, () => [404, 'not_found']),
      )
    }
  expect(await world.stored(other.ana)).toMatchObject({ live: 1 })
})
