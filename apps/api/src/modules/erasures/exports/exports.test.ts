import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ErasureWorld, openErasureWorld } from '../../../testing/erasure-world.ts'
import { moveProof } from '../../../testing/long-ago.ts'
import { samples } from '../../../testing/samples.ts'
import { workbookSheets } from '../../../testing/workbook-sheets.ts'

let world: ErasureWorld
let test: ErasureWorld['test']
let tenant: string
let nth = 0
beforeAll(async () => {
  world = await openErasureWorld()
  test = world.test
  tenant = test.tenants.bosque
})
afterAll(() => test.close())

/** Downloads a file with a session. */
async function download(token: string, path: string, language = 'pt') {
  const { statusCode, rawPayload, headers } = await test.app.inject({
    method: 'GET',
    url: `/api/v1${path}`,
    remoteAddress: test.address,
    headers: { authorization: `Bearer ${token}`, 'accept-language': language },
  })
  const sheets =
    statusCode === 200 ? await workbookSheets(rawPayload) : new Map<string, string[][]>()
  return { status: statusCode, headers, sheets, text: JSON.stringify([...sheets]) }
}

const ofManager = (path: string) => download(test.person('sindico').token, `${path}/personal-data`)

const past = (statement: string) => test.past(statement)

/** A resident with a login, a neighbour, and a visit, a parcel and accesses of theirs. */
async function aHousehold() {
  const values = world.identity()
  const family = await world.families.add()
  const changed = await world.patch(`/residents/${family.ana}`, values)
  expect(changed.status).toBe(200)
  const guest = world.identity()
  const visitor = await world.families.made('visitors', { ...guest, company: 'Visitas Ltda' })
  nth += 1
  const point = await world.families.made(
    'access-points',
    samples['access-points'].values(60 + nth),
  )
  await past(`
    INSERT INTO visits (tenant_id, id, guest_name, visitor_id, kind, apartment_id, host_id, plate,
      purpose, answered_name, answered_through, state, checked_in_at, checked_out_at, checked_out_how)
    VALUES ('${tenant}', '${newId()}', '${guest.name}', '${visitor}', 'social',
      '${family.apartmentId}', '${family.ana}', 'QRS4T56', 'Segredo do convidado',
      'Vizinho Atendeu', 'intercom', 'left', now(), now(), 'desk');
    INSERT INTO parcels (tenant_id, id, number, kind, apartment_id, resident_id, addressee, state,
      handed_at, handed_how, handed_name, handed_reason)
    VALUES ('${tenant}', '${newId()}', '${77_000 + nth}', 'parcel', '${family.apartmentId}', '${family.ana}',
      '=${values.name}', 'handed_over', now(), 'photo', 'Terceiro Buscou', 'Era amigo');
    INSERT INTO access_events (tenant_id, id, point_id, fact, direction, resident_id)
    VALUES ('${tenant}', '${newId()}', '${point}', 'granted', 'in', '${family.ana}'),
      ('${tenant}', '${newId()}', '${point}', 'granted', 'out', '${family.bruno}')`)
  return { values, guest, family, visitor, path: `/residents/${family.ana}` }
}

describe('the export of a resident', () => {
  it('has their own sensitive fields and what is about them, and nothing of other people', async () => {
    const { path, values, guest } = await aHousehold()
    const { status, sheets, text, headers } = await ofManager(path)
    expect(status).toBe(200)
    expect(headers['content-disposition']).toContain('personal-data.xlsx')
    expect([...sheets.keys()]).toEqual(
      expect.arrayContaining([
        'Sobre este arquivo',
        'Moradores',
        'Ocupações',
        'Veículos',
        'Animais',
        'Cartões',
        'Passes',
        'Visitas',
        'Encomendas',
        'Acessos',
      ]),
    )
    const own = JSON.stringify(sheets.get('Moradores'))
    for (const value of [values.name, values.email, values.notes]) expect(own).toContain(value)
    expect(own.replaceAll(/\D/g, '')).toContain(values.cpf)
    // The name of their guest stands on their own pages too; documents and contacts do not.
    expect(JSON.stringify(sheets.get('Visitas'))).toContain(guest.name)
    for (const value of [guest.email, guest.notes, guest.cpf, 'QRS4T56', 'Segredo do convidado'])
      expect(text).not.toContain(value)
    for (const value of ['Vizinho Atendeu', 'Terceiro Buscou', 'Era amigo'])
      expect(text).not.toContain(value)
    expect(sheets.get('Acessos')).toHaveLength(2)
    expect(sheets.get('Moradores')).toHaveLength(2)
  })

  it('defuses cells, and says how many files there are', async () => {
    const { path, values, family } = await aHousehold()
    // One photo of the resident, and one of the guest in a visit to them.
    const [own, guests] = [newId(), newId()]
    await past(`
      INSERT INTO files (tenant_id, id, media_type, bytes, sha256, claimed_at)
        VALUES ('${tenant}', '${own}', 'image/webp', 1, '\\x00', now()),
          ('${tenant}', '${guests}', 'image/webp', 1, '\\x00', now());
      UPDATE residents SET photo_file_id = '${own}' WHERE id = '${family.ana}';
      UPDATE visits SET photo_file_id = '${guests}' WHERE host_id = '${family.ana}'`)
    const { sheets } = await ofManager(path)
    expect(JSON.stringify(sheets.get('Encomendas'))).toContain(`'=${values.name}`)
    const cover = sheets.get('Sobre este arquivo') ?? []
    expect(cover[0]).toEqual(['Dados pessoais', values.social_name])
    expect(cover).toContainEqual([
      'Fotos e arquivos',
      'Fotos e arquivos não fazem parte da planilha. Quantidade guardada: 1.',
    ])
    expect(cover).toContainEqual(['Acessos', '1'])
  })

  it('is noted in their history, with who exported', async () => {
    const { path, family } = await aHousehold()
    expect((await ofManager(path)).status).toBe(200)
    const noted = await test.past<{ actor_id: string }>(`SELECT actor_id FROM audit_log
      WHERE register = 'residents' AND row_id = '${family.ana}'
        AND operation = 'personal_data_exported'`)
    expect(noted).toEqual([{ actor_id: test.person('sindico').userId }])
    const history = await test.as('sindico').get(`${path}/history`)
    expect(history.raw).toContain('personal_data_exported')
  })
})

describe('the export of a visitor', () => {
  it('has their documents, and not who let them in or answered', async () => {
    const { visitor, guest, values } = await aHousehold()
    const { sheets, text } = await ofManager(`/visitors/${visitor}`)
    expect(JSON.stringify(sheets.get('Visitantes'))).toContain(guest.email)
    expect(JSON.stringify(sheets.get('Visitas'))).toContain('Segredo do convidado')
    for (const value of [values.name, values.social_name, 'Vizinho Atendeu'])
      expect(text).not.toContain(value)
  })
})

describe('who may export', () => {
  it('is the síndico and administrators, each within the company', async () => {
    const { path } = await aHousehold()
    for (const role of ['funcionario', 'condomino', 'service_provider', 'staff'] as const)
      expect([role, (await test.as(role).get(`${path}/personal-data`)).status]).toEqual([role, 403])
    expect((await test.as('admin').get(`${path}/personal-data`)).status).toBe(200)
    expect((await test.as('sindico', 'acacias').get(`${path}/personal-data`)).status).toBe(404)
    expect((await test.as('admin', 'acacias').get(`${path}/personal-data`)).status).toBe(404)
    expect((await test.as('sindico').get(`/residents/${newId()}/personal-data`)).status).toBe(404)
  })

  it('needs a proof of who one is', async () => {
    const { path } = await aHousehold()
    const { userId, token } = test.person('sindico')
    await moveProof(test, userId, 15)
    const refused = await test.as('sindico').get(`${path}/personal-data`)
    expect([refused.status, refused.body.code]).toEqual([403, 'proof_required'])
    await moveProof(test, userId, 0)
    expect((await download(token, `${path}/personal-data`)).status).toBe(200)
  })

  it('gets nothing of somebody who was erased', async () => {
    const { path } = await world.aVisitor()
    await world.erased(path)
    expect((await ofManager(path)).status).toBe(404)
  })

  it('waits after many exports within an hour', async () => {
    const { token } = test.person('sindico', 'acacias')
    const answers: number[] = []
    for (let nth = 0; nth < 21; nth += 1)
      answers.push((await download(token, `/residents/${newId()}/personal-data`)).status)
    expect(new Set(answers)).toEqual(new Set([404, 429]))
    expect(answers.at(-1)).toBe(429)
  })
})

describe('one’s own data', () => {
  it('are those of the person behind the own membership, in the language of the person', async () => {
    const { family, values, guest } = await aHousehold()
    const { status, sheets, text } = await download(family.login.token, '/me/personal-data')
    expect(status).toBe(200)
    expect(sheets.get('Moradores')).toHaveLength(2)
    expect(text).toContain(values.notes)
    expect(text).not.toContain(guest.notes)
    const noted = await test.past<{ actor_id: string }>(`SELECT actor_id FROM audit_log
      WHERE row_id = '${family.ana}' AND operation = 'personal_data_exported'`)
    expect(noted).toEqual([{ actor_id: family.login.userId }])
  })

  it('are no more than their own: no other id is taken, and others have theirs', async () => {
    const { family, values } = await aHousehold()
    const { family: other, values: others } = await aHousehold()
    expect(
      (await download(family.login.token, `/residents/${other.ana}/personal-data`)).status,
    ).toBe(403)
    const { text } = await download(other.login.token, '/me/personal-data')
    expect(text).toContain(others.cpf.slice(0, 3))
    expect(text).not.toContain(values.name)
  })

  it('are not there for a membership of no person, or a person of the platform', async () => {
    expect((await test.as('sindico').get('/me/personal-data')).status).toBe(404)
    expect((await test.as('admin').get('/me/personal-data')).status).toBe(403)
  })
})
