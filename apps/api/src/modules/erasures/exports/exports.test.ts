import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ExportWorld, openExportWorld } from '../../../testing/export-world.ts'
import { samples } from '../../../testing/samples.ts'

let world: ExportWorld
let test: ExportWorld['test']
let ofManager: ExportWorld['ofManager']
let aHousehold: ExportWorld['aHousehold']
beforeAll(async () => {
  world = await openExportWorld()
  ;({ test, ofManager, aHousehold } = world)
})
afterAll(() => test.close())

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
        'Acessos pelas portas',
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
    expect(sheets.get('Acessos pelas portas')).toHaveLength(2)
    expect(sheets.get('Moradores')).toHaveLength(2)
  })

  it('defuses cells, and says how many files there are', async () => {
    const { path, values, family } = await aHousehold()
    // One photo of the resident, and one of the guest in a visit to them.
    const [own, guests] = [newId(), newId()]
    await world.families.past(`
      INSERT INTO files (tenant_id, id, media_type, bytes, sha256, claimed_at)
        VALUES ('${world.tenant}', '${own}', 'image/webp', 1, '\\x00', now()),
          ('${world.tenant}', '${guests}', 'image/webp', 1, '\\x00', now());
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
    expect(cover).toContainEqual(['Acessos pelas portas', '1'])
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

  it('has what came with another record of the same person', async () => {
    const { visitor, guest } = await aHousehold()
    const known = await world.families.made('visitors', world.identity())
    await world.families.past(`UPDATE visitors SET merged_into = '${known}', deleted_at = now()
      WHERE id = '${visitor}'`)
    const { sheets } = await ofManager(`/visitors/${known}`)
    expect(JSON.stringify(sheets.get('Visitas'))).toContain(guest.name)
  })
})

describe('the export of those who work here', () => {
  it('has an employee’s address and documents, and a provider’s own, but no technicians', async () => {
    const one = world.identity()
    const employee = await world.families.made('employees', {
      ...samples.employees.values(80),
      ...one,
      street: 'Rua da Pessoa',
    })
    const other = world.identity()
    const provider = await world.families.made('service-providers', {
      name: other.name,
      cpf: other.cpf,
      notes: other.notes,
      category: 'Elétrica',
      kind: 'person',
      technicians: [{ name: 'Técnico Terceiro', document: '998877' }],
      documents: [{ document_kind: 'insurance', number: 'AP-4477' }],
    })
    const own = await ofManager(`/employees/${employee}`)
    for (const value of [one.notes, 'Rua da Pessoa']) expect(own.text).toContain(value)
    const theirs = await ofManager(`/service-providers/${provider}`)
    for (const value of [other.name, other.notes, 'AP-4477']) expect(theirs.text).toContain(value)
    expect(theirs.text.replaceAll(/\D/g, '')).toContain(other.cpf)
    for (const value of ['Técnico Terceiro', '998877']) expect(theirs.text).not.toContain(value)
  })

  it('is not there for a provider that is a company', async () => {
    const company = await world.families.made('service-providers', {
      name: 'Elevadores Norte',
      legal_name: 'Elevadores Norte Ltda',
      category: 'Elevadores',
      kind: 'company',
    })
    expect((await ofManager(`/service-providers/${company}`)).status).toBe(404)
  })
})

describe('a person with very many accesses', () => {
  it('gets the newest of them, and reads how many there are', async () => {
    const { path, family } = await aHousehold()
    await world.families.past(`INSERT INTO access_events (tenant_id, id, at, point_id, fact, direction, resident_id)
      SELECT tenant_id, gen_random_uuid(), at - n * interval '1 second', point_id, 'taken', 'out',
        resident_id
      FROM access_events, generate_series(1, 10000) n
      WHERE tenant_id = '${world.tenant}' AND resident_id = '${family.ana}'`)
    const { sheets } = await ofManager(path)
    const rows = sheets.get('Acessos pelas portas') ?? []
    expect(rows).toHaveLength(10_001)
    expect(rows[1]).toContain('Entrada')
    expect(sheets.get('Sobre este arquivo')).toContainEqual([
      'Acessos pelas portas',
      '10.000 de 10.001',
    ])
  })
})

describe('what others must not learn', () => {
  it('are notes that the team alone reads, whoever exports', async () => {
    const { path, family } = await aHousehold()
    await world.families.past(`
      INSERT INTO requests (tenant_id, id, subject, description, requester_id, team_note, answer)
      VALUES ('${world.tenant}', '${newId()}', 'Lâmpada queimada', 'No corredor', '${family.ana}',
        'Precisa de encanador', 'Amanhã cedo')`)
    const { text } = await ofManager(path)
    expect(text).toContain('Amanhã cedo')
    expect(text).not.toContain('Precisa de encanador')
  })

  const visit = (values: string) =>
    world.families.past(`INSERT INTO visits (tenant_id, id, guest_name, kind, state,
        apartment_id, checked_in_at, checked_out_at, checked_out_how, host_id, provider_id, authority, visitor_id)
      VALUES ('${world.tenant}', '${newId()}', ${values})`)

  it('are officials, of whom those whom they come for must not be warned', async () => {
    const { path, family } = await aHousehold()
    const other = await world.families.made('visitors', world.identity())
    await visit(`'Oficial Severino', 'official', 'left', '${family.apartmentId}', now(), now(),
      'desk', '${family.ana}', NULL, 'Justiça', '${other}'`)
    for (const { text } of [
      await ofManager(path),
      await world.download(family.login.token, '/me/personal-data'),
    ])
      expect(text).not.toContain('Oficial Severino')
  })

  it('are the people whom a provider sends', async () => {
    const { family } = await aHousehold()
    const provider = await world.families.made('service-providers', {
      name: world.identity().name,
      category: 'Pintura',
      kind: 'person',
    })
    const helper = await world.families.made('visitors', world.identity())
    await visit(`'Ajudante Terceiro', 'service', 'left', '${family.apartmentId}', now(), now(),
      'desk', NULL, '${provider}', NULL, '${helper}'`)
    expect((await ofManager(`/service-providers/${provider}`)).text).not.toContain('Ajudante')
  })

  it('is whom to call in an emergency', async () => {
    const { path } = await aHousehold()
    const emergency_contact = { name: 'Tia Distante', phone: '+5511999990000' }
    const changed = await world.patch(path, { emergency_contact }, 2)
    expect(changed.status).toBe(200)
    expect((await ofManager(path)).text).not.toContain('Tia Distante')
  })
})

describe('occurrences', () => {
  it('are not in the export of somebody who writes them for the team, too', async () => {
    const { path, family } = await aHousehold()
    await world.families.past(`
      INSERT INTO memberships (tenant_id, id, user_id, role)
        SELECT tenant_id, gen_random_uuid(), user_id, 'sindico' FROM memberships
        WHERE id = '${family.login.membershipId}';
      INSERT INTO occurrences (tenant_id, id, number, title, description, happened_at, severity, reporter_id)
        VALUES ('${world.tenant}', '${newId()}', '9002/2026', 'Queixa da equipe', 'De um morador',
          now(), 'minor', '${family.login.userId}')`)
    expect((await ofManager(path)).text).not.toContain('Queixa da equipe')
  })

  it('are in the export of who reported them, and not of those whom they name', async () => {
    const { family } = await aHousehold()
    const { path: neighbour, family: other } = await aHousehold()
    const report = newId()
    await world.families.past(`
      INSERT INTO occurrences (tenant_id, id, number, title, description, happened_at, severity, reporter_id)
      VALUES ('${world.tenant}', '${report}', '9001/2026', 'Barulho à noite', 'Festa do vizinho',
        now(), 'minor', '${family.login.userId}');
      INSERT INTO occurrence_involved (tenant_id, id, occurrence_id, ordinal, resident_id)
      VALUES ('${world.tenant}', '${newId()}', '${report}', 1, '${other.ana}')`)
    expect((await ofManager(`/residents/${family.ana}`)).text).toContain('Barulho à noite')
    expect((await ofManager(neighbour)).text).not.toContain('Barulho à noite')
  })
})
