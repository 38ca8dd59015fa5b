import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../../platform/database/role-credentials.ts'
import { onServer, testSecret } from '../../testing/database-server.ts'

/** The migration of alerts from before there were presses. */
describe('alerts from before there were presses', () => {
  const server = inject('databaseServerUrl')
  // The prefix is at the front: roles whose names begin with the template's name would count as the
  // template's own.
  const name = `alerts_${inject('templateDatabase')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const [tenant, user, membership] = [newId(), newId(), newId()]
  const [old, newer, over] = [newId(), newId(), newId()]

  const rows = (statement: string) => onServer<Record<string, unknown>>(url.href, statement)

  beforeAll(async () => {
    await onServer(server, `CREATE DATABASE ${name}`)
    await migrate({ url: url.href, secret: testSecret, before: '0019' })
    await rows(`
      INSERT INTO tenants (id, legal_name, contact_email)
        VALUES ('${tenant}', 'Bosque', 'contato@bosque.example');
      INSERT INTO users (id, name, email) VALUES ('${user}', 'Ana', 'ana@bosque.example');
      INSERT INTO memberships (id, user_id, tenant_id, role)
        VALUES ('${membership}', '${user}', '${tenant}', 'condomino');
      INSERT INTO panic_alerts
        (tenant_id, id, raised_by, membership_id, role, message, raised_at, device_at,
         idempotency_key, state, acknowledged_by, acknowledged_at, closed_by, closed_at, resolution)
      VALUES
        ('${tenant}', '${old}', '${user}', '${membership}', 'condomino', 'primeiro',
         now() - interval '2 days', now() - interval '3 days', 'k1', 'active', null, null, null,
         null, null),
        ('${tenant}', '${newer}', '${user}', '${membership}', 'condomino', null,
         now() - interval '1 day', null, 'k2', 'acknowledged', '${user}', now(), null, null, null),
        ('${tenant}', '${over}', '${user}', '${membership}', 'condomino', null,
         now() - interval '3 days', null, null, 'closed', '${user}', now(), '${user}', now(), 'test');
      INSERT INTO panic_reads (tenant_id, alert_id, user_id) VALUES ('${tenant}', '${newer}', '${user}');
      INSERT INTO panic_events (tenant_id, id, alert_id, at, kind, user_id, message) VALUES
        ('${tenant}', '${newId()}', '${old}', now() - interval '2 days', 'raised', '${user}', null),
        ('${tenant}', '${newId()}', '${old}', now() - interval '47 hours', 'pinged', '${user}', 'segundo'),
        ('${tenant}', '${newId()}', '${old}', now() - interval '46 hours', 'pinged', '${user}', null)`)
    await migrate({ url: url.href, secret: testSecret })
  })

  afterAll(async () => {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  })

  it('have their presses, with their keys, and the values of the newest', async () => {
    expect(
      await rows(`SELECT alert_id, message, idempotency_key AS key, device_at IS NOT NULL AS told
        FROM panic_presses ORDER BY pressed_at`),
    ).toEqual([
      { alert_id: over, message: null, key: null, told: false },
      { alert_id: old, message: 'primeiro', key: 'k1', told: true },
      { alert_id: old, message: 'segundo', key: null, told: false },
      { alert_id: old, message: null, key: null, told: false },
      { alert_id: newer, message: null, key: 'k2', told: false },
    ])
    expect(
      await rows(`SELECT message, press_count, ringing,
          pressed_at > raised_at + interval '1 hour' AS later FROM panic_alerts WHERE id = '${old}'`),
    ).toEqual([{ message: 'segundo', press_count: 3, ringing: 1, later: true }])
    expect(await rows('SELECT kind FROM panic_events')).toEqual([{ kind: 'raised' }])
  })

  it('stay open and read, though one person has several', async () => {
    expect(await rows('SELECT id, state, escalated FROM panic_alerts ORDER BY raised_at')).toEqual([
      { id: over, state: 'closed', escalated: [] },
      { id: old, state: 'active', escalated: [] },
      { id: newer, state: 'acknowledged', escalated: [] },
    ])
    expect(await rows('SELECT alert_id, ringing FROM panic_reads')).toEqual([
      { alert_id: newer, ringing: 1 },
    ])
  })
})
