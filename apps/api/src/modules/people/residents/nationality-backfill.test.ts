import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../../../platform/database/role-credentials.ts'
import { onServer, testSecret } from '../../../testing/database-server.ts'

/** The migration of nationalities that people typed. */
describe('typed nationalities', () => {
  const server = inject('databaseServerUrl')
  // The prefix is at the front: roles whose names begin with the template's name would count as the
  // template's own.
  const name = `nationalities_${inject('templateDatabase')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const tenants = [newId(), newId()]
  const typed = ['Brasileira', ' BRASILEIRO', 'Alemão', 'Apátrida', 'BR']

  const rows = (statement: string) => onServer<Record<string, unknown>>(url.href, statement)

  beforeAll(async () => {
    await onServer(server, `CREATE DATABASE ${name}`)
    await migrate({ url: url.href, secret: testSecret, before: '0050' })
    for (const tenant of tenants) {
      const people = typed.map(
        (nationality, at) => `('${tenant}', '${newId()}', 'Pessoa ${at}', '${nationality}')`,
      )
      await rows(`
        INSERT INTO tenants (id, legal_name, contact_email)
          VALUES ('${tenant}', '${tenant}', '${tenant}@bosque.example');
        SET app.tenant_id = '${tenant}';
        INSERT INTO residents (tenant_id, id, name, nationality) VALUES ${people.join(', ')};
        INSERT INTO visitors (tenant_id, id, name, nationality) VALUES ${people.join(', ')}`)
    }
    await migrate({ url: url.href, secret: testSecret })
  })

  afterAll(async () => {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  })

  it.each(['residents', 'visitors'])('%s have codes where the words are known', async (people) => {
    for (const tenant of tenants) {
      expect(
        await rows(
          `SELECT nationality AS code FROM ${people} WHERE tenant_id = '${tenant}' ORDER BY name`,
        ),
      ).toEqual(['BR', 'BR', 'DE', 'Apátrida', 'BR'].map((code) => ({ code })))
    }
  })
})
