import type { Role } from '@portaria/contract/actors/roles'
import { type PanicDetail, panicDetailAnswer } from '@portaria/contract/modules/panic/panic'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { moduleRegister } from '../../modules.ts'
import { onServer } from '../../testing/database-server.ts'
import { endAlertsOf, panicPath, press, setPanicSettings } from '../../testing/panic-alerts.ts'
import { bind, seedTenants } from '../../testing/seeded-tenants.ts'
import { openTestApp, type TestApp } from '../../testing/test-app.ts'

const contact = { name: 'Rita', phone: '+5511988887777', relation: 'irmã' }

describe('the sender of an alert', () => {
  let test: TestApp
  let resident: string
  let file: string
  beforeAll(async () => {
    test = await openTestApp()
    file = (await seedTenants(test, { bosque: [], acacias: [] })).bosque.file
    const values = {
      ...moduleRegister('residents').sample.values(8_400),
      emergency_contact: contact,
    }
    const added = await test.as('sindico').post('/residents', { payload: values })
    resident = added.body.data.id
    await bind(test, 'bosque', 'condomino', { resident_id: resident })
  })
  beforeEach(() => endAlertsOf(test, test.person('condomino').userId))
  afterAll(() => test.close())

  const raise = async (payload: object = {}) =>
    (await press(test, test.person('condomino'), payload)).alert.id
  const detail = async (id: string, role: Role): Promise<PanicDetail> =>
    panicDetailAnswer.parse((await test.as(role).get(`${panicPath}/${id}`)).body).data

  it.each(['funcionario', 'sindico', 'admin'] as const)(
    'is shown to %s with the person to call (panic §16)',
    async (role) => {
      expect((await detail(await raise(), role)).emergency_contact).toEqual(contact)
    },
  )

  it('is not shown with that person to recipients who only the company named, or to themselves', async () => {
    const id = await raise()
    expect((await detail(id, 'condomino')).emergency_contact).toBeNull()
    const { userId } = test.person('service_provider')
    await setPanicSettings(test, { recipient_ids: [userId] })
    expect((await detail(id, 'service_provider')).emergency_contact).toBeNull()
    await setPanicSettings(test, { recipient_ids: [] })
  })

  it('is not called for: nobody may ring about a silent alert, and nobody does in an exercise', async () => {
    expect(
      (await detail(await raise({ silent: true }), 'funcionario')).emergency_contact,
    ).toBeNull()
    const drill = await test.as('sindico').post(`${panicPath}/drill`, { payload: { message: 'x' } })
    expect((await detail(drill.body.data.id, 'funcionario')).emergency_contact).toBeNull()
  })

  it('has a face in the register where the account has none', async () => {
    expect((await detail(await raise(), 'funcionario')).photo).toBeNull()
    await onServer(
      test.database.adminUrl,
      `SELECT set_config('app.tenant_id', '${test.tenants.bosque}', false);
       UPDATE residents SET photo_file_id = '${file}' WHERE id = '${resident}'`,
    )
    const { photo } = await detail(await raise(), 'funcionario')
    // The link of the register, which a company's files are read by.
    const { body } = await test.as('sindico').get(`/residents/${resident}`)
    expect(photo?.id).toBe(file)
    expect(photo?.url).toContain(`tenant=${test.tenants.bosque}`)
    expect(body.data).toMatchObject({ photo: { id: file } })
    const me = await test.as('condomino').get('/me')
    expect(me.body.data).toMatchObject({ images: [{ registered: true }] })
  })
})
