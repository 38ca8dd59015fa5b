import { inboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import { type FaceWorld, openFaceWorld } from '../../../testing/face-world.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { type LetteredFaces, letteredFaces } from '../../../testing/lettered-faces.ts'
import { faceLetterTasks } from './face-letters.ts'
import { faceTokens } from './face-tools.ts'

let world: FaceWorld
let faces: LetteredFaces
beforeAll(async () => {
  world = await openFaceWorld()
  faces = letteredFaces(world)
})
afterAll(() => world.close())

it('shows one person by the first name, and changes nothing by being read', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  const before = await world.stored(family.ana)
  for (let times = 0; times < 3; times += 1) {
    const { status, data, raw, headers } = await faces.look(token)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(data.people).toHaveLength(1)
    expect(data.people[0]?.person).toMatchObject({ id: family.ana, name: 'Ana' })
    // Digits of ids and moments are no number of a unit.
    const others = new RegExp(`${family.apartmentId}|${family.child}|Bruno|Caio|\\b101\\b`)
    expect(raw).not.toMatch(others)
  }
  expect(await world.stored(family.ana)).toEqual(before)
})

it('gives and withdraws consent, and takes a photo that it never shows', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  expect((await faces.send(token)).error).toBe('file face_consent_missing')
  const given = await faces.give(token)
  expect(given.data.consent).toMatchObject({ how: 'link', by: null, guardian: null })
  const sent = await faces.send(token)
  expect([sent.status, sent.data.photo?.state]).toEqual([200, 'testing'])
  expect(sent.raw).not.toContain('face-photos')
  const entries = await world.past<{ address: string | null }>(
    `SELECT address FROM audit_log WHERE row_id = '${family.ana}' AND operation LIKE 'face_%'
      AND actor_id IS NULL`,
  )
  expect(entries.map(({ address }) => address)).toEqual([world.test.address, world.test.address])
  const withdrawn = await world.call('DELETE', `/face-links/${token}/consent`)
  expect(withdrawn.data).toMatchObject({ status: 'revoked', photo: null })
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0, ended: ['link'] })
})

it('tells whoever sent the letter, and the person, that a photo came (access §64)', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  const told = async (role: 'sindico' | 'funcionario') =>
    inboxAnswer
      .parse((await world.test.as(role).get('/inbox?per_page=100')).body)
      .data.filter(
        ({ kind, subject }) => kind === 'face_photo_by_link' && subject.id === family.ana,
      )
  const letters = async () => {
    const tools = { ...world.test.parts, onKept: () => undefined }
    await writeLetters(world.test, faceLetterTasks(tools))
    const [row] = await world.past<{ email: string }>(
      `SELECT email FROM residents WHERE id = '${family.ana}'`,
    )
    return lettersTo(world.test, row?.email ?? '')
  }
  expect(await told('sindico')).toEqual([])
  expect(await letters()).toHaveLength(1)
  await faces.send(token)
  expect(await told('sindico')).toMatchObject([{ read: false }])
  expect(await told('funcionario')).toEqual([])
  const [first, second] = await letters()
  const both = [first, second].map((text) => /consent\/(\w+)/.exec(text ?? '')?.[1])
  expect(both).toEqual([token, token])
  await faces.send(token)
  expect(await told('sindico')).toHaveLength(1)
  // Whoever holds the link floods nobody.
  expect(await letters()).toHaveLength(2)
})

it('only withdraws a consent of an inactive company (access §67)', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await faces.give(token)
  await faces.send(token)
  await world.past(`UPDATE tenants SET status = 'INATIVO' WHERE id = '${world.tenantId}'`)
  try {
    const { data } = await faces.look(token)
    expect(data.people[0]).toMatchObject({ link_refusal: 'face_company_inactive' })
    expect((await faces.give(token)).error).toBe('token face_company_inactive')
    expect((await faces.send(token)).error).toBe('token face_company_inactive')
    const withdrawn = await world.call('DELETE', `/face-links/${token}/consent`)
    expect(withdrawn.data).toMatchObject({ status: 'revoked', photo: null })
  } finally {
    await world.past(`UPDATE tenants SET status = 'ATIVO' WHERE id = '${world.tenantId}'`)
  }
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0, ended: ['link'] })
})

it('lets the guardian consent for a minor, until the minor is of age', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family, family.child)
  const given = await faces.give(token)
  // Nobody else is named.
  expect(given.data.consent).toMatchObject({ how: 'link', guardian: null })
  expect(given.raw).not.toContain('Ana')
  const [row] = await world.past<{ guardian_id: string }>(
    `SELECT guardian_id FROM face_consents WHERE resident_id = '${family.child}'`,
  )
  expect(row?.guardian_id).toBe(family.ana)
  await world.past(`UPDATE residents SET birth_date = '${companyDay(-18 * 365 - 15)}'
    WHERE id = '${family.child}'`)
  expect((await faces.look(token)).status).toBe(200)
  await faces.ago(family.child, 15)
  // The letter went to the guardian, when the person was still a minor.
  expect((await faces.look(token)).error).toBe('token face_link_over')
})

it('says so when its time is over, and is unknown once another letter was sent', async () => {
  const family = await world.families.add()
  const first = await faces.asked(family)
  await faces.ago(family.ana, 29)
  expect((await faces.look(first)).status).toBe(200)
  await faces.ago(family.ana, 2)
  for (const answer of [await faces.look(first), await faces.give(first), await faces.send(first)])
    expect([answer.status, answer.error]).toEqual([422, 'token face_link_over'])
  expect(await world.stored(family.ana)).toMatchObject({ live: 0 })
  const second = await faces.asked(family)
  expect((await faces.look(second)).status).toBe(200)
  const replaced = await faces.look(first)
  const linked = { tenantId: world.tenantId, id: newId(), generation: 1 }
  const unknown = await faces.look(faceTokens(world.test.parts.secret).of(linked))
  const garbled = await faces.look(`${second.slice(0, -3)}aaa`)
  const foreign = await faces.look(faceTokens('another secret of a server, as long').of(linked))
  const inform = ({ status, error, code }: typeof replaced) => ({ status, error, code })
  for (const answer of [replaced, unknown, garbled, foreign])
    expect(inform(answer)).toEqual({
      status: 422,
      error: 'token token_invalid',
      code: 'validation',
    })
})

it('ends with its person', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  await world.past(`UPDATE residents SET deleted_at = now() WHERE id = '${family.ana}'`)
  expect((await faces.give(token)).error).toBe('token face_link_over')
})

it('lets an address try wrong links only so often, and one link only so often', async () => {
  const family = await world.families.add()
  const token = await faces.asked(family)
  const address = '203.0.113.77'
  const codes = new Set<string | undefined>()
  for (let nth = 0; nth < 101; nth += 1)
    codes.add((await world.call('GET', `/face-links/${newId()}`, { address })).code)
  expect(codes).toEqual(new Set(['validation', 'throttled']))
  expect((await world.call('GET', `/face-links/${token}`, { address })).status).toBe(200)
  const statuses = []
  for (let nth = 0; nth < 31; nth += 1) statuses.push((await faces.look(token)).status)
  expect(statuses.at(-1)).toBe(429)
})
