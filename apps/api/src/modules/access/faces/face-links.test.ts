import { inboxAnswer } from '@portaria/contract/modules/notices/inbox'
import { newId } from '@portaria/contract/value-types/uuid'
import type { FastifyRequest } from 'fastify'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { companyDay } from '../../../testing/company-day.ts'
import type { Family } from '../../../testing/departing-family.ts'
import { consent, type FaceWorld, openFaceWorld, photoOf } from '../../../testing/face-world.ts'
import { whileHeld } from '../../../testing/held-change.ts'
import { lettersTo, writeLetters } from '../../../testing/kept-letters.ts'
import { faceLetterTasks } from './face-letters.ts'
import { faceLinksService } from './face-links.service.ts'
import { faceTokens, faceTools } from './face-tools.ts'

let world: FaceWorld
beforeAll(async () => {
  world = await openFaceWorld()
})
afterAll(() => world.close())

/** Marks the photo of a person as one that a reader has tested and found good. */
const accepted = (person: string) => `UPDATE faces SET state = 'good', tested_at = now()
  WHERE resident_id = '${person}'`

/** Sends the letter about a person of a family; returns the token of its link. */
async function asked(family: Family, person = family.ana): Promise<string> {
  const address = `${newId()}@exemplo.com.br`
  await world.past(`UPDATE residents SET email = '${address}' WHERE id = '${family.ana}'`)
  const token = world.tokenOf('sindico')
  const { status, raw } = await world.call('POST', `/faces/resident/${person}/letter`, { token })
  if (status !== 200) throw new Error(`a letter was refused: ${raw}`)
  await writeLetters(world.test, faceLetterTasks({ ...world.test.parts, onKept: () => undefined }))
  const [letter] = await lettersTo(world.test, address)
  const link = /\/apps\/faces\/consent\/(\w+)/.exec(letter ?? '')?.[1]
  if (!link) throw new Error('the letter has no link')
  return link
}

const ago = (person: string, days: number) =>
  world.past(`UPDATE face_links SET asked_at = asked_at - interval '${days} days'
    WHERE resident_id = '${person}'`)

const look = (token: string) => world.call('GET', `/face-links/${token}`)
const give = (token: string) =>
  world.call('POST', `/face-links/${token}/consent`, { payload: consent })
const send = async (token: string) =>
  world.call('PUT', `/face-links/${token}/photo`, { photo: await photoOf() })

it('shows one person by the first name, and changes nothing by being read', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  const before = await world.stored(family.ana)
  for (let times = 0; times < 3; times += 1) {
    const { status, data, raw, headers } = await look(token)
    expect([status, headers['cache-control']]).toEqual([200, 'no-store'])
    expect(data.people).toHaveLength(1)
    expect(data.people[0]?.person).toMatchObject({ id: family.ana, name: 'Ana' })
    expect(raw).not.toMatch(new RegExp(`${family.apartmentId}|${family.child}|Bruno|Caio|101`))
  }
  expect(await world.stored(family.ana)).toEqual(before)
})

it('gives and withdraws consent, and takes a photo that it never shows', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  expect((await send(token)).error).toBe('file face_consent_missing')
  const given = await give(token)
  expect(given.data.consent).toMatchObject({ how: 'link', by: null, guardian: null })
  const sent = await send(token)
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
  const token = await asked(family)
  await give(token)
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
  await send(token)
  expect(await told('sindico')).toMatchObject([{ read: false }])
  expect(await told('funcionario')).toEqual([])
  const [first, second] = await letters()
  const both = [first, second].map((text) => /consent\/(\w+)/.exec(text ?? '')?.[1])
  expect(both).toEqual([token, token])
  await send(token)
  expect(await told('sindico')).toHaveLength(1)
  // Whoever holds the link floods nobody.
  expect(await letters()).toHaveLength(2)
})

it('takes one photo that is accepted, and nothing more after a withdrawal (access §64)', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  await give(token)
  expect((await send(token)).status).toBe(200)
  // A reader has tested it and found it good; until then another one may be tried.
  expect((await send(token)).status).toBe(200)
  await world.past(accepted(family.ana))
  for (const answer of [await send(token), await give(token)])
    expect(answer.error).toBe('token face_link_used')
  expect((await look(token)).data.people[0]).toMatchObject({ is_spent: true })
  const withdrawn = await world.call('DELETE', `/face-links/${token}/consent`)
  expect([withdrawn.status, withdrawn.data]).toMatchObject([200, { is_spent: true }])
  for (const answer of [await give(token), await send(token)])
    expect(answer.error).toBe('token face_link_used')
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0 })
  // Another letter asks anew.
  await ago(family.ana, 1)
  await world.past(`UPDATE face_consents SET withdrawn_at = withdrawn_at - interval '1 hour'
    WHERE resident_id = '${family.ana}'`)
  expect((await give(await asked(family))).status).toBe(200)
})

it('puts no photo in the place of one that was accepted while it came in', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  await give(token)
  await send(token)
  const { parts, address } = world.test
  const service = faceLinksService(
    faceTools(parts, async () => {
      await world.past(accepted(family.ana))
      return {
        bytes: Buffer.from('another face'),
        mediaType: 'image/jpeg',
        width: 900,
        height: 900,
      }
    }),
  )
  const sending = service.sendPhoto({ token, address }, {} as FastifyRequest)
  await expect(sending).rejects.toMatchObject({
    details: { errors: [{ field: 'token', code: 'face_link_used' }] },
  })
  expect(await world.past(`SELECT state FROM faces WHERE resident_id = '${family.ana}'`)).toEqual([
    { state: 'good' },
  ])
})

it('waits for whoever handles the same face, and then looks whether its link is used', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  await give(token)
  await send(token)
  const held = `SELECT FROM residents WHERE id = '${family.ana}' FOR NO KEY UPDATE;
    ${accepted(family.ana)}`
  const answer = await whileHeld(world.test, held, () => give(token))
  expect(answer.error).toBe('token face_link_used')
})

it('only withdraws a consent of an inactive company (access §67)', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  await give(token)
  await send(token)
  await world.past(`UPDATE tenants SET status = 'INATIVO' WHERE id = '${world.tenantId}'`)
  try {
    expect((await look(token)).status).toBe(200)
    expect((await give(token)).error).toBe('token face_company_inactive')
    expect((await send(token)).error).toBe('token face_company_inactive')
    const withdrawn = await world.call('DELETE', `/face-links/${token}/consent`)
    expect(withdrawn.data).toMatchObject({ status: 'revoked', photo: null })
  } finally {
    await world.past(`UPDATE tenants SET status = 'ATIVO' WHERE id = '${world.tenantId}'`)
  }
  expect(await world.stored(family.ana)).toMatchObject({ photos: 0, live: 0, ended: ['link'] })
})

it('lets the guardian consent for a minor, until the minor is of age', async () => {
  const family = await world.families.add()
  const token = await asked(family, family.child)
  const given = await give(token)
  // Nobody else is named.
  expect(given.data.consent).toMatchObject({ how: 'link', guardian: null })
  expect(given.raw).not.toContain('Ana')
  const [row] = await world.past<{ guardian_id: string }>(
    `SELECT guardian_id FROM face_consents WHERE resident_id = '${family.child}'`,
  )
  expect(row?.guardian_id).toBe(family.ana)
  await world.past(`UPDATE residents SET birth_date = '${companyDay(-18 * 365 - 15)}'
    WHERE id = '${family.child}'`)
  expect((await look(token)).status).toBe(200)
  await ago(family.child, 15)
  // The letter went to the guardian, when the person was still a minor.
  expect((await look(token)).error).toBe('token face_link_over')
})

it('says so when its time is over, and is unknown once another letter was sent', async () => {
  const family = await world.families.add()
  const first = await asked(family)
  await ago(family.ana, 29)
  expect((await look(first)).status).toBe(200)
  await ago(family.ana, 2)
  for (const answer of [await look(first), await give(first), await send(first)])
    expect([answer.status, answer.error]).toEqual([422, 'token face_link_over'])
  expect(await world.stored(family.ana)).toMatchObject({ live: 0 })
  const second = await asked(family)
  expect((await look(second)).status).toBe(200)
  const replaced = await look(first)
  const linked = { tenantId: world.tenantId, id: newId(), generation: 1 }
  const unknown = await look(faceTokens(world.test.parts.secret).of(linked))
  const garbled = await look(`${second.slice(0, -3)}aaa`)
  const foreign = await look(faceTokens('another secret of a server, as long').of(linked))
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
  const token = await asked(family)
  await world.past(`UPDATE residents SET deleted_at = now() WHERE id = '${family.ana}'`)
  expect((await give(token)).error).toBe('token face_link_over')
})

it('lets an address try wrong links only so often, and one link only so often', async () => {
  const family = await world.families.add()
  const token = await asked(family)
  const address = '203.0.113.77'
  const codes = new Set<string | undefined>()
  for (let nth = 0; nth < 101; nth += 1)
    codes.add((await world.call('GET', `/face-links/${newId()}`, { address })).code)
  expect(codes).toEqual(new Set(['validation', 'throttled']))
  expect((await world.call('GET', `/face-links/${token}`, { address })).status).toBe(200)
  const statuses = []
  for (let nth = 0; nth < 31; nth += 1) statuses.push((await look(token)).status)
  expect(statuses.at(-1)).toBe(429)
})
