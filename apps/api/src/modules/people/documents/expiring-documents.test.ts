import { newId } from '@portaria/contract/value-types/uuid'
import { sql as part } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { waitingJobs } from '../../../testing/kept-letters.ts'
import { openTestApp, rowsOf, type TestApp } from '../../../testing/test-app.ts'
import { tellOfExpiringDocuments } from './expiring-documents.ts'

describe('documents that end soon', () => {
  let test: TestApp
  const [provider, insurance, employee] = [newId(), newId(), newId()]
  beforeAll(async () => {
    test = await openTestApp()
    const { bosque } = test.tenants
    await sql(`INSERT INTO service_providers (tenant_id, id, kind, name, category, approval)
      VALUES ('${bosque}', '${provider}', 'company', 'Elevadores Alto', 'Elevador', 'approved')`)
    await sql(`INSERT INTO service_provider_documents
        (tenant_id, id, service_provider_id, ordinal, document_kind, expires_on)
      VALUES ('${bosque}', '${insurance}', '${provider}', 0, 'insurance', current_date + 400)`)
    await sql(`INSERT INTO employees (tenant_id, id, name, position)
      VALUES ('${bosque}', '${employee}', 'José Alves', 'Porteiro')`)
    const { membershipId } = test.person('service_provider')
    await sql(`UPDATE memberships SET provider_id = '${provider}' WHERE id = '${membershipId}'`)
  })
  afterAll(() => test.close())

  const sql = (statement: string) =>
    test.database.app.inTenant(test.actor('admin'), ({ queries }) =>
      queries.count(part.raw(statement)),
    )
  const endsIn = (days: number) =>
    sql(`UPDATE service_provider_documents
      SET expires_on = tenant_today(tenant_id) + ${days} WHERE id = '${insurance}'`)
  const tell = () => test.database.app.inTenant(test.actor('admin'), tellOfExpiringDocuments)
  const inboxOf = async (role: 'sindico' | 'service_provider' | 'condomino' | 'funcionario') =>
    rowsOf((await test.as(role).get('/inbox')).body).map(({ text }) => text)

  it('are in notices to the síndico and the provider, one for each stage', async () => {
    await endsIn(31)
    await tell()
    expect(await inboxOf('sindico')).toEqual([])
    await endsIn(30)
    await tell()
    await tell()
    const [text] = await inboxOf('sindico')
    expect(text).toMatch(/^Seguro de Elevadores Alto: válido até \d\d\/\d\d\/\d{4}\.$/)
    expect(await inboxOf('sindico')).toHaveLength(1)
    expect(await inboxOf('service_provider')).toEqual([text])
    expect(await inboxOf('funcionario')).toEqual([])
    expect(await inboxOf('condomino')).toEqual([])
    // They go out by letter too, unless the people chose otherwise, and once.
    expect(await waitingJobs(test, 'send_notification_letter')).toHaveLength(2)
    await endsIn(7)
    await tell()
    expect(await inboxOf('sindico')).toHaveLength(2)
    await endsIn(-31)
    await tell()
    expect(await inboxOf('sindico')).toHaveLength(2)
  })

  it('stay read: the same stage does not make them unread again', async () => {
    await endsIn(0)
    await tell()
    await test.as('sindico').post('/notifications/read-all')
    await tell()
    const unread = await test.as('sindico').get('/inbox?unread=1')
    expect(rowsOf(unread.body)).toEqual([])
  })

  it('include those of employees, and leave out those of people who are gone', async () => {
    const licence = (more: string) =>
      sql(`UPDATE employees SET cnh_expires_on = tenant_today(tenant_id) + 5, ${more}
        WHERE id = '${employee}'`)
    await licence("status = 'INATIVO'")
    await tell()
    expect(await inboxOf('sindico')).not.toContainEqual(expect.stringMatching(/^CNH/))
    await licence("status = 'ATIVO'")
    await tell()
    const { body } = await test.as('sindico').get('/inbox?unread=1')
    const [licenceItem] = rowsOf(body)
    expect(licenceItem?.['text']).toMatch(/^CNH de José Alves: válido até/)
    expect(licenceItem?.['page']).toBe(`/apps/condominiums/employee/${employee}`)
    expect(await inboxOf('service_provider')).not.toContainEqual(expect.stringMatching(/^CNH/))
  })
})
