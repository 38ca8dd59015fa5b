import { roles } from '@portaria/contract/actors/roles'
import { registers } from '@portaria/contract/modules/registers'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { onServer } from '../../../testing/database-server.ts'
import { samples } from '../../../testing/samples.ts'
import { openTestApp, type TestApp } from '../../../testing/test-app.ts'

const ifMatch = (version: number) => ({ headers: { 'if-match': `"${version}"` } })

describe('the own company', () => {
  let test: TestApp
  beforeAll(async () => {
    test = await openTestApp()
  })
  afterAll(() => test.close())

  it('is read and changed by its síndico, at the version they saw', async () => {
    const { body, headers } = await test.as('sindico').get('/company')
    expect([body.data.id, headers['etag']]).toEqual([test.tenants.bosque, '"1"'])
    const payload = { fantasy_name: 'Bosque', time_zone: 'America/Manaus', phones: ['11987654321'] }
    const changed = await test.as('sindico').patch('/company', { ...ifMatch(1), payload })
    expect([changed.status, changed.body.data]).toMatchObject([
      200,
      { ...payload, phones: ['+5511987654321'], version: 2 },
    ])
    const stale = await test.as('sindico').patch('/company', { ...ifMatch(1), payload })
    expect([stale.status, stale.body.current['fantasy_name']]).toEqual([412, 'Bosque'])
    const trail = await test.database.app.inTenant(
      test.actor('sindico'),
      ({ queries, actor: { tenantId } }) =>
        queries.all(sql<{ changes: object }>`SELECT changes FROM audit_log
        WHERE tenant_id = ${tenantId} AND register = 'tenants' AND row_id = ${tenantId}`),
    )
    expect(trail).toMatchObject([{ changes: { fantasy_name: [null, 'Bosque'] } }])
  })

  it('leaves its name, CNPJ and state to the administrators', async () => {
    for (const payload of [
      { legal_name: 'Outro' },
      { cnpj: '11222333000181' },
      { status: 'INATIVO' },
    ]) {
      const { status, body } = await test
        .as('sindico')
        .patch('/company', { ...ifMatch(2), payload })
      expect([status, body.errors[0]?.code]).toEqual([422, 'not_allowed'])
    }
  })

  it('may have a shared segment or its own, never another company’s', async () => {
    const payload = samples.segments.values(800_000)
    const segment = async (role: 'sindico' | 'admin', tenant: 'bosque' | 'acacias', nth: number) =>
      (
        await test
          .as(role, tenant)
          .post('/segments', { payload: { ...payload, name_segment: `S${nth}` } })
      ).body.data.id
    const own = await segment('sindico', 'bosque', 1)
    const shared = await segment('admin', 'bosque', 2)
    const foreign = await segment('sindico', 'acacias', 3)
    let version = 2
    for (const id of [own, shared]) {
      const sent = { ...ifMatch(version), payload: { segment_id: id } }
      const { status, body } = await test.as('sindico').patch('/company', sent)
      expect([status, body.data['segment']]).toMatchObject([200, { id }])
      version = body.data.version
    }
    const sent = { ...ifMatch(version), payload: { segment_id: foreign } }
    const { status, body } = await test.as('sindico').patch('/company', sent)
    expect([status, body.errors[0]]).toMatchObject([
      422,
      { field: 'segment_id', code: 'not_found' },
    ])
    // A segment cannot be removed while a company uses it.
    const removed = await test.as('admin').delete(`/segments/${shared}`, ifMatch(1))
    expect([removed.status, removed.body.uses]).toEqual([409, [{ register: 'tenants', count: 1 }]])
  })

  describe('its settings of alerts', () => {
    const change = async (panic: object | null) => {
      const { body } = await test.as('sindico').get('/company')
      const payload = { settings: panic === null ? null : { panic } }
      return test.as('sindico').patch('/company', { ...ifMatch(body.data.version), payload })
    }

    it('are merged, and get their defaults back when cleared', async () => {
      const { userId } = test.person('condomino')
      const first = await change({ letter_after_s: 90, recipient_ids: [userId] })
      expect([first.status, first.body.data['settings']]).toEqual([
        200,
        { panic: { letter_after_s: 90, recipient_ids: [userId] } },
      ])
      const second = await change({ platform_after_s: 600, letter_after_s: null })
      expect(second.body.data['settings']).toEqual({
        panic: { letter_after_s: null, platform_after_s: 600, recipient_ids: [userId] },
      })
      expect((await change({})).status).toBe(200)
      expect((await change(null)).body.data['settings']).toBeNull()
    })

    it.each([
      [{ letter_after_s: 29 }, 'settings.panic.letter_after_s', 'out_of_range'],
      [{ letter_after_s: 601 }, 'settings.panic.letter_after_s', 'out_of_range'],
      [{ platform_after_s: 59 }, 'settings.panic.platform_after_s', 'out_of_range'],
      [{ platform_after_s: 1_801 }, 'settings.panic.platform_after_s', 'out_of_range'],
      // The platform must not be notified before the company itself.
      [
        { letter_after_s: 120, platform_after_s: 119 },
        'settings.panic.platform_after_s',
        'out_of_range',
      ],
      [{ letter_after_s: 181 }, 'settings.panic.platform_after_s', 'out_of_range'],
      [{ loud: true }, 'settings.panic.loud', 'unknown_field'],
    ])('are limited: %j', async (panic, field, code) => {
      const { status, body } = await change(panic)
      expect([status, body.errors]).toMatchObject([422, [{ field, code }]])
    })

    it('are not for staff', async () => {
      const path = `/tenants/${test.tenants.bosque}`
      const { body: before } = await test.as('admin').get(path)
      for (const settings of [
        { panic: { recipient_ids: [test.person('condomino').userId] } },
        { security: { second_factor: [] } },
      ]) {
        const sent = { ...ifMatch(before.data.version), payload: { settings } }
        const { status, body } = await test.as('staff').patch(path, sent)
        expect([status, body.errors]).toMatchObject([
          422,
          [{ field: 'settings', code: 'not_allowed' }],
        ])
      }
      const company = {
        legal_name: 'Nova',
        contact_email: 'nova@nova.example',
        time_zone: 'America/Sao_Paulo',
        settings: { panic: { letter_after_s: 90 } },
      }
      const { status, body } = await test.as('staff').post('/tenants', { payload: company })
      expect([status, body.errors]).toMatchObject([
        422,
        [{ field: 'settings', code: 'not_allowed' }],
      ])
    })

    it('notify only people of the company', async () => {
      const gone = await test.addPerson('funcionario', 'bosque')
      await onServer(
        test.database.adminUrl,
        `UPDATE memberships SET starts_on = '2020-01-01', ends_on = '2020-01-02' WHERE id = '${gone.membershipId}'`,
      )
      const others = [
        test.person('sindico', 'acacias').userId,
        test.person('admin').userId,
        gone.userId,
        newId(),
        'nobody',
      ]
      for (const id of others) {
        const { status, body } = await change({
          recipient_ids: [test.person('funcionario').userId, id],
        })
        expect([status, body.errors]).toMatchObject([
          422,
          [{ field: 'settings.panic.recipient_ids', code: 'not_found' }],
        ])
      }
    })

    it('can be saved unchanged if a recipient has left since', async () => {
      const leaving = await test.addPerson('condomino', 'bosque')
      await change({ recipient_ids: [leaving.userId] })
      await onServer(
        test.database.adminUrl,
        `UPDATE memberships SET starts_on = '2020-01-01', ends_on = '2020-01-02' WHERE id = '${leaving.membershipId}'`,
      )
      expect((await change({ letter_after_s: 45 })).status).toBe(200)
      expect((await change({ recipient_ids: [] })).status).toBe(200)
    })
  })

  describe('its limits of visits, lockers and retention', () => {
    const change = async (settings: object) => {
      const { body } = await test.as('sindico').get('/company')
      return test
        .as('sindico')
        .patch('/company', { ...ifMatch(body.data.version), payload: { settings } })
    }

    it('are merged in each group, and leave the other groups alone', async () => {
      await change({ visits: { tolerance_min: 10, overstay_min: { delivery: 20, ride: 0 } } })
      await change({ retention: { visits_days: 90 }, lockers: { deadline_hours: 48 } })
      const { status, body } = await change({ visits: { overstay_min: { delivery: null } } })
      expect([status, body.data['settings']]).toMatchObject([
        200,
        {
          visits: { tolerance_min: 10, overstay_min: { delivery: null, ride: 0 } },
          retention: { visits_days: 90 },
          lockers: { deadline_hours: 48 },
        },
      ])
    })

    it.each([
      [{ visits: { approval_wait_min: 0 } }, 'visits.approval_wait_min'],
      [{ visits: { approval_wait_min: 61 } }, 'visits.approval_wait_min'],
      [{ visits: { invitation_hours: 721 } }, 'visits.invitation_hours'],
      [{ visits: { tolerance_min: -1 } }, 'visits.tolerance_min'],
      [{ visits: { tolerance_min: 121 } }, 'visits.tolerance_min'],
      [{ visits: { overstay_min: { service: 10_081 } } }, 'visits.overstay_min.service'],
      [{ lockers: { deadline_hours: 0 } }, 'lockers.deadline_hours'],
      [{ retention: { visitor_documents_days: 29 } }, 'retention.visitor_documents_days'],
      [{ retention: { visits_days: 3_651 } }, 'retention.visits_days'],
      [{ retention: { accesses_days: 29 } }, 'retention.accesses_days'],
      [{ retention: { access_photos_days: 6 } }, 'retention.access_photos_days'],
      [{ retention: { access_photos_days: 366 } }, 'retention.access_photos_days'],
      [{ retention: { alerts_days: 364 } }, 'retention.alerts_days'],
    ])('are limited: %j', async (settings, field) => {
      const { status, body } = await change(settings)
      expect([status, body.errors]).toMatchObject([
        422,
        [{ field: `settings.${field}`, code: 'out_of_range' }],
      ])
    })
  })

  it.each(roles.filter((role) => role !== 'sindico'))('is not for %s here', async (role) => {
    expect((await test.as(role).get('/company')).status).toBe(403)
    expect((await test.as(role).patch('/company', { payload: {} })).status).toBe(403)
  })

  it('is accessible to its síndico nowhere else', async () => {
    const { tenants } = registers
    for (const path of [`/${tenants.name}`, `/${tenants.name}/${test.tenants.bosque}`])
      expect((await test.as('sindico').get(path)).status).toBe(403)
  })
})
