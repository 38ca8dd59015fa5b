import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../../../platform/database/role-credentials.ts'
import { onServer, testSecret } from '../../../testing/database-server.ts'

/** The migration of drivers that were protocols, and of directions. */
describe('equipment of earlier versions', () => {
  const server = inject('databaseServerUrl')
  // Roles whose names begin with the template's would count as its own.
  const name = `drivers_${inject('templateDatabase')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const tenants = [newId(), newId()]
  const devices = [
    ['Facial', 'facial', 'http', "'both'"],
    ['Facial', 'card', 'isapi', "'in'"],
    ['Portão', 'gate', 'none', "'out'"],
    ['Cancela', 'lpr', 'serial', 'NULL'],
    ['Interfone', 'intercom', 'sip', "'in'"],
    ['Câmera', 'camera', 'onvif', 'NULL'],
  ] as const

  const rows = (statement: string) => onServer<Record<string, unknown>>(url.href, statement)

  beforeAll(async () => {
    await onServer(server, `CREATE DATABASE ${name}`)
    await migrate({ url: url.href, secret: testSecret, before: '0122' })
    for (const tenant of tenants) {
      const values = devices.map(
        ([title, kind, driver, direction], nth) =>
          `('${tenant}', '${newId()}', '${title}', '${kind}', '${driver}', 'S-${nth}', ${direction}, NULL)`,
      )
      values.push(
        `('${tenant}', '${newId()}', 'Retirado', 'door', 'http', 'S-9', 'in', '2026-01-01')`,
      )
      await rows(`
        INSERT INTO tenants (id, legal_name, contact_email)
          VALUES ('${tenant}', '${tenant}', '${tenant}@bosque.example');
        SET app.tenant_id = '${tenant}';
        INSERT INTO equipment (tenant_id, id, name, kind, driver, serial, direction, deleted_at)
          VALUES ${values.join(', ')};
        INSERT INTO users (id, name, email) VALUES ('${tenant}', 'Ana', '${tenant}@ana.example');
        INSERT INTO saved_views (tenant_id, id, user_id, register, name, query, density) VALUES
          ('${tenant}', '${newId()}', '${tenant}', 'equipment', 'Entradas',
            'q=hall&filter[direction]=in,both&filter[kind]=facial&sort=-direction', 'compact'),
          ('${tenant}', '${newId()}', '${tenant}', 'equipment', 'Saídas', 'filter[direction]=out', 'compact'),
          ('${tenant}', '${newId()}', '${tenant}', 'item-passes', 'Saídas', 'filter[direction]=out', 'compact')`)
    }
    await migrate({ url: url.href, secret: testSecret })
  })

  afterAll(async () => {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  })

  it.each([0, 1])('has no driver of its own, and says which it had', async (nth) => {
    const tenant = tenants[nth]
    expect(
      await rows(`SELECT serial, driver, version FROM equipment
        WHERE tenant_id = '${tenant}' ORDER BY serial`),
    ).toEqual(
      ['S-0', 'S-1', 'S-2', 'S-3', 'S-4', 'S-5', 'S-9'].map((serial) => ({
        serial,
        driver: 'none',
        version: serial === 'S-2' ? 1 : 2,
      })),
    )
    expect(
      await rows(`SELECT e.serial, a.actor_role, a.changes FROM audit_log a
        JOIN equipment e ON e.id = a.row_id
        WHERE a.tenant_id = '${tenant}' AND a.register = 'equipment' ORDER BY e.serial`),
    ).toEqual(
      [
        ['S-0', 'http'],
        ['S-1', 'isapi'],
        ['S-3', 'serial'],
        ['S-4', 'sip'],
        ['S-5', 'onvif'],
        ['S-9', 'http'],
      ].map(([serial, driver]) => ({
        serial,
        actor_role: 'system',
        changes: { driver: [driver, 'none'] },
      })),
    )
  })

  it.each([0, 1])('has an inactive point for each reader with a direction', async (nth) => {
    const found = await rows(`
      SELECT p.name, p.direction, p.channel, p.status, p.version, e.serial,
        a.actor_role, a.operation, a.changes->'direction' AS change
      FROM access_points p JOIN equipment e ON e.tenant_id = p.tenant_id AND e.id = p.equipment_id
      LEFT JOIN audit_log a ON a.register = 'access-points' AND a.row_id = p.id
      WHERE p.tenant_id = '${tenants[nth]}' ORDER BY p.name`)
    const point = { channel: 1, status: 'INATIVO', version: 1 }
    const made = { actor_role: 'system', operation: 'create' }
    expect(found).toMatchObject(
      ['Facial', 'Facial (2)', 'Portão'].map((title) => ({ ...point, ...made, name: title })),
    )
    expect(found.map((one) => one['change'])).toEqual(found.map((one) => [null, one['direction']]))
    expect(Object.fromEntries(found.map((one) => [one['serial'], one['direction']]))).toEqual({
      'S-0': 'both',
      'S-1': 'in',
      'S-2': 'out',
    })
  })

  it.each([0, 1])('leaves no saved view that the list refuses', async (nth) => {
    expect(
      await rows(`SELECT register, query FROM saved_views
        WHERE tenant_id = '${tenants[nth]}' ORDER BY register, name`),
    ).toEqual([
      { register: 'equipment', query: 'q=hall&filter[kind]=facial' },
      { register: 'equipment', query: '' },
      { register: 'item-passes', query: 'filter[direction]=out' },
    ])
  })
})
