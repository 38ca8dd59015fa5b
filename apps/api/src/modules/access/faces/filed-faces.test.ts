import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { consent, type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'
import { waitingJobs } from '../../../testing/kept-letters.ts'
import { samples } from '../../../testing/samples.ts'
import { addPicture } from '../../../testing/sent-picture.ts'

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

type Method = 'GET' | 'POST' | 'PUT'

const call = (person: string, method: Method, path = '', payload?: object) =>
  world.call(method, `/faces${person}${path}`, {
    token: world.tokenOf('sindico'),
    ...(payload && { payload }),
  })

const paper = () => addPicture(world, 'sindico')

const file = async (person: string, more: object = {}) =>
  call(person, 'POST', '/consent', {
    ...consent,
    signed_on: companyDay(-1),
    paper_file_id: await paper(),
    ...more,
  })

async function send(person: string) {
  const photo = await photoOf()
  return world.call('PUT', `/faces${person}/photo`, { token: world.tokenOf('sindico'), photo })
}

const letters = () => waitingJobs(world.test, 'send_face_letter')

/** Lets minutes go by since the last letter of a resident. */
const later = (resident: string, minutes: number) =>
  world.past(`UPDATE face_links SET asked_at = asked_at - interval '${minutes} minutes'
    WHERE resident_id = '${resident}'`)

it('takes a signed paper as consent, of any kind of person, and shows earlier ones', async () => {
  const family = await world.families.add()
  const provider = await world.make('service-providers', samples['service-providers'].values(701))
  const employee = await world.make('employees', { name: 'Rui', position: 'Zelador', kind: 'own' })
  const people = [`/resident/${family.ana}`, `/provider/${provider}`, `/employee/${employee}`]
  for (const person of people) {
    const { status, data } = await file(person)
    expect([status, data.status]).toEqual([200, 'photo_pending'])
    expect(data.consent).toMatchObject({
      how: 'paper',
      by: 'sindico bosque',
      signed_on: companyDay(-1),
    })
    const withdrawn = await call(person, 'POST', '/withdrawal', {
      paper_file_id: await paper(),
    })
    expect(withdrawn.data).toMatchObject({
      status: 'revoked',
      consent: null,
      past: [{ how: 'paper', withdrawn_how: 'paper', signed_on: companyDay(-1) }],
    })
  }
  expect((await file(people[0] ?? '')).status).toBe(200)
  expect((await call(people[0] ?? '', 'POST', '/withdrawal', {})).data.past).toHaveLength(2)
  expect(await world.trail(family.ana)).toEqual(
    expect.arrayContaining(['face_consent_filed', 'face_consent_withdrawn']),
  )
})

it('takes no paper of tomorrow, of somebody else, of another consent or of another text', async () => {
  const family = await world.families.add()
  const person = `/resident/${family.ana}`
  const used = await paper()
  expect((await file(person, { paper_file_id: used })).status).toBe(200)
  const other = `/resident/${family.bruno}`
  expect((await file(other, { signed_on: companyDay(1) })).error).toBe('signed_on in_future')
  expect((await file(other, { version: '1' })).error).toBe('version face_term_changed')
  const theirs = await addPicture(world, 'funcionario')
  for (const id of [used, theirs, newId()])
    expect((await file(other, { paper_file_id: id })).error).toBe('paper_file_id not_found')
  expect((await file(other, { signed_on: companyDay(0) })).status).toBe(200)
})

it('files a minor’s with their guardian, and none without one', async () => {
  const family = await world.families.add()
  const child = `/resident/${family.child}`
  expect((await file(child)).data.consent?.guardian).toMatch(/^Ana/)
  await call(child, 'POST', '/withdrawal', {})
  await world.past(`UPDATE residents SET guardian_id = NULL WHERE id = '${family.child}'`)
  expect((await file(child)).error).toBe('version face_guardian_missing')
})

it('shows a photo only where the consent is on paper, and never makes one’s own consent a paper', async () => {
  const family = await world.families.add()
  const person = `/resident/${family.ana}`
  const own = (path: string, payload: object) =>
    world.as(family, 'POST', `${person}${path}`, payload)
  await own('/consent', { payload: consent })
  await send(person)
  expect((await call(person, 'POST', '/photo-link')).code).toBe('state_conflict')
  expect((await file(person)).code).toBe('state_conflict')
  await call(person, 'POST', '/withdrawal', {})
  await file(person)
  expect((await call(person, 'POST', '/photo-link')).code).toBe('not_found')
  expect((await send(person)).data.photo?.state).toBe('testing')
  const { data } = await call(person, 'POST', '/photo-link')
  expect((await world.call('GET', data.url)).status).toBe(200)
  // A consent that the person gives themselves replaces the paper and keeps the photo.
  expect((await own('/consent', { payload: consent })).data.photo?.state).toBe('testing')
  expect((await call(person, 'POST', '/photo-link')).code).toBe('state_conflict')
  expect((await call(person, 'GET')).data.past[0]).toMatchObject({ withdrawn_how: 'replaced' })
  const mine = await own('/photo-link', {})
  expect((await world.call('GET', mine.data.url)).status).toBe(200)
})

it('is for the síndico to file, for the administration to read, and never for the gate', async () => {
  const family = await world.families.add()
  const person = `/resident/${family.ana}`
  const of = async (
    role: 'admin' | 'funcionario' | 'condomino' | 'master',
    method: Method,
    path: string,
  ) => {
    const token = world.tokenOf(role)
    return (await world.call(method, `/faces${person}${path}`, { token, payload: {} })).status
  }
  const writes: [Method, string][] = [
    ['POST', '/consent'],
    ['POST', '/withdrawal'],
    ['PUT', '/photo'],
    ['POST', '/photo-link'],
    ['POST', '/letter'],
  ]
  for (const [method, path] of writes)
    for (const role of ['admin', 'funcionario', 'condomino', 'master'] as const)
      expect([role, path, await of(role, method, path)]).toEqual([role, path, 403])
  expect((await call(person, 'GET')).status).toBe(200)
  const read = (role: 'admin' | 'funcionario' | 'condomino') =>
    world.call('GET', `/faces${person}`, { token: world.tokenOf(role) })
  expect((await read('admin')).status).toBe(200)
  expect([(await read('funcionario')).status, (await read('condomino')).status]).toEqual([403, 403])
  for (const role of ['funcionario', 'sindico', 'admin'] as const)
    expect((await world.call('GET', '/me/faces', { token: world.tokenOf(role) })).status).toBe(403)
})

it('knows nobody of another company', async () => {
  const family = await world.families.add()
  const token = world.test.person('sindico', 'acacias').token
  const person = `/resident/${family.ana}`
  const answer = await world.test.app.inject({
    url: `/api/v1/faces${person}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.statusCode).toBe(404)
  await world.past(`UPDATE residents SET deleted_at = now() WHERE id = '${family.bruno}'`)
  expect((await call(`/resident/${family.bruno}`, 'GET')).status).toBe(404)
})

it('sends a letter to the address of the person, or of a minor’s guardian, and not too often', async () => {
  const family = await world.families.add()
  const [person, child] = [`/resident/${family.ana}`, `/resident/${family.child}`]
  const none = await call(person, 'POST', '/letter')
  expect([none.error, (await call(person, 'GET')).data.may_write]).toEqual([
    'email face_no_email',
    false,
  ])
  await world.past(
    `UPDATE residents SET email = 'caio@exemplo.com.br' WHERE id = '${family.child}'`,
  )
  expect((await call(child, 'POST', '/letter')).error).toBe('email face_no_email')
  await world.past(`UPDATE residents SET email = 'ana@exemplo.com.br' WHERE id = '${family.ana}'`)
  const asked = await call(person, 'POST', '/letter')
  expect(asked.data).toMatchObject({
    status: 'consent_pending',
    may_write: true,
    asked_at: expect.any(String) as unknown,
  })
  expect((await call(child, 'POST', '/letter')).status).toBe(200)
  expect(await letters()).toHaveLength(2)
  const soon = await call(person, 'POST', '/letter')
  expect([soon.status, soon.code]).toEqual([429, 'throttled'])
  expect(soon.retryAfter).toBeLessThanOrEqual(300)
  for (let nth = 2; nth <= 10; nth += 1) {
    await later(family.ana, 6)
    expect((await call(person, 'POST', '/letter')).status).toBe(200)
  }
  await later(family.ana, 6)
  const eleventh = await call(person, 'POST', '/letter')
  expect([eleventh.status, eleventh.code]).toEqual([429, 'throttled'])
  expect((await world.trail(family.ana)).filter((one) => one === 'face_letter_sent')).toHaveLength(
    10,
  )
})
