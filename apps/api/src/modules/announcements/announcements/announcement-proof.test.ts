import type { Role } from '@portaria/contract/actors/roles'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import {
  type AnnouncementWorld,
  openAnnouncementWorld,
} from '../../../testing/announcement-world.ts'
import { announcementsRule } from './retention-rules.ts'

/** Returns the company's day. */
const today = (days = 0) =>
  new Date(Date.now() - 3 * 3_600_000 + days * 86_400_000).toISOString().slice(0, 10)

describe('the proof of an announcement', () => {
  let world: AnnouncementWorld
  let id: string
  beforeAll(async () => {
    world = await openAnnouncementWorld()
    const towers = [{ tower_id: world.id('tower') }]
    id = await world.sent({ audience: 'towers', towers, requires_ack: true })
    await world.act(id, 'acknowledge', {}, 'condomino')
  })
  afterAll(() => world.close())

  it('is by unit, including people without a login', async () => {
    const all = await world.recipients(id)
    expect(all.map(({ name, unit, has_login }) => [unit, name, has_login])).toEqual([
      ['Torre das Fichas · 11', 'Ana', true],
      ['Torre das Fichas · 11', 'Bia', false],
      ['Torre das Fichas · 11', 'Dora', false],
      ['Torre das Fichas · 11', 'Rosa', false],
      ['Torre das Fichas · 12', 'Caio', false],
    ])
    const [ana, bia] = all
    expect([typeof ana?.['delivered_at'], typeof ana?.['read_at']]).toEqual(['string', 'string'])
    expect(bia).toMatchObject({ delivered_at: null, read_at: null, told_on: null })
    expect(await world.recipients(id, '?stand=acknowledged')).toHaveLength(1)
    expect(await world.recipients(id, '?stand=untold')).toHaveLength(4)
    expect(await world.recipients(id, '?per_page=2&page=3')).toMatchObject([{ name: 'Caio' }])
  })

  it('says who was told on paper, by whom and when; the first record stays', async () => {
    const [bia, rosa] = (await world.recipients(id, '?stand=untold')).filter(({ name }) =>
      ['Bia', 'Rosa'].includes(String(name)),
    )
    const told = (recipients: unknown[], told_on: string, told_by = 'Zelador Jair') =>
      world.act(id, 'record-told', { recipients, told_on, told_by })
    expect((await told([bia?.['id']], today(-2))).body.errors).toMatchObject([
      { field: 'told_on', code: 'told_outside' },
    ])
    expect((await told([bia?.['id']], today(2))).status).toBe(422)
    expect((await told([bia?.['id']], today(), ' ')).status).toBe(422)
    expect((await told([bia?.['id'], rosa?.['id']], today())).body.data).toEqual({ recorded: 2 })
    expect((await told([bia?.['id']], today(), 'Outro')).body.data).toEqual({ recorded: 0 })
    expect(await world.counts(id)).toMatchObject({ people: 5, without_login: 4, told: 2 })
    const after = await world.recipients(id)
    expect(after.find(({ name }) => name === 'Bia')).toMatchObject({
      told_on: today(),
      told_by: 'Zelador Jair',
    })
    // Recipients of another announcement are not affected.
    const other = await world.sent({
      audience: 'towers',
      towers: [{ tower_id: world.id('tower') }],
    })
    const [stranger] = await world.recipients(other, '?stand=untold')
    expect((await told([stranger?.['id']], today())).body.data).toEqual({ recorded: 0 })
  })

  it('is counted for several at once, of the own company and sent ones alone', async () => {
    const unsent = await world.draft()
    const ids = `${id},${unsent}`
    const counted = async (role: Role, company?: 'acacias') =>
      (await world.test.as(role, company).get(`/announcements/deliveries?ids=${ids}`)).body.data
    expect(await counted('sindico')).toEqual([
      { id, requires_ack: true, delivery: await world.counts(id) },
    ])
    expect(await counted('sindico', 'acacias')).toEqual([])
    for (const role of ['condomino', 'funcionario', 'service_provider'] as const) {
      const refused = await world.test.as(role).get(`/announcements/deliveries?ids=${ids}`)
      expect([role, refused.status]).toEqual([role, 403])
    }
    const wrong = await world.test.as('sindico').get('/announcements/deliveries?ids=12')
    expect(wrong.status).toBe(422)
  })

  it('is for managers alone, and needs a proof of identity as a file', async () => {
    const get = (path: string, role: Role) =>
      world.test.as(role).get(`/announcements/${id}/${path}`)
    for (const role of ['condomino', 'funcionario', 'service_provider', 'staff'] as const) {
      expect((await get('recipients', role)).status).toBe(403)
      expect((await get('proof?format=csv', role)).status).toBe(403)
    }
    const file = await get('proof?format=csv', 'sindico')
    expect(file.status).toBe(200)
    const [head = '', list = ''] = file.raw.split('\r\n\r\n')
    const { data } = await world.read(id)
    for (const line of [
      new RegExp(`Comunicado;${String(data['title'])};`),
      new RegExp(`^Número;${String(data['number'])}$`, 'm'),
      /^Enviado em;\d{4}-\d\d-\d\d \d\d:\d\d$/m,
      /^Horários;horário de Brasília$/m,
      /^Enviado por;sindico bosque$/m,
      /^Pessoas;5$/m,
      /^Leitura confirmada;1$/m,
      /^Avisado em papel;2$/m,
      /^Exportado por;sindico bosque · /m,
    ])
      expect(head.replaceAll('\r\n', '\n')).toMatch(line)
    const lines = list.split(/\r?\n/).filter(Boolean)
    expect(lines).toHaveLength(6)
    expect(lines[0]).toContain('Unidade')
    expect(lines[2]).toMatch(/Torre das Fichas · 11.Bia.Moradores.Não.*Zelador Jair/)
    const draft = await world.draft()
    expect((await world.test.as('sindico').get(`/announcements/${draft}/recipients`)).status).toBe(
      404,
    )
    const foreign = await world.test.as('sindico', 'acacias').get(`/announcements/${id}/recipients`)
    expect(foreign.status).toBe(404)
  })

  it('is in the record of a unit, once', async () => {
    const record = await world.test.as('sindico').get(`/apartments/${world.id('home')}/record`)
    expect(record.raw).toContain(id)
    const other = await world.test.as('condomino').get(`/apartments/${world.id('home')}/record`)
    expect(other.raw).toContain(id)
    const timeline = await world.test
      .as('sindico')
      .get(`/apartments/${world.id('home')}/record/timeline`)
    expect(timeline.status).toBe(200)
    expect(timeline.raw).not.toContain(id)
  })

  it('is erased after its term, while the announcement stays', async () => {
    const old = await world.sent()
    await world.past(
      `UPDATE announcements SET state = 'expired', sent_at = now() - interval '6 years' WHERE id = '${old}'`,
    )
    const { tenantId } = world.test.actor('sindico')
    const due = await world.test.database.app.inTenant(world.test.actor('sindico'), ({ queries }) =>
      queries.all(sql<{ id: string; held: string | null }>`
        SELECT id, held FROM (${announcementsRule.overdue(tenantId, 1_825)}) overdue`),
    )
    expect(due).toEqual([{ id: old, held: null }])
    await world.test.database.app.inTenant(world.test.actor('sindico'), (context) =>
      announcementsRule.erase(context, [old], async () => 0),
    )
    expect(await world.recipients(old)).toEqual([])
    expect((await world.read(old)).data['state']).toBe('expired')
  })
})
