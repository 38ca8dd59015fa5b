import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../../platform/database/role-credentials.ts'
import { onServer, testSecret } from '../../testing/database-server.ts'

/** The migration of rows from before their words were stored. */
describe('rows from before their words were stored', () => {
  const server = inject('databaseServerUrl')
  // Roles whose names begin with the template's would count as its own.
  const name = `words_${inject('templateDatabase')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const [first, second] = [newId(), newId()]
  const [ana, former, removed, other] = [newId(), newId(), newId(), newId()]

  const rows = (statement: string) => onServer<Record<string, unknown>>(url.href, statement)

  beforeAll(async () => {
    await onServer(server, `CREATE DATABASE ${name}`)
    await migrate({ url: url.href, secret: testSecret, before: '0040' })
    await rows(`
      INSERT INTO tenants (id, legal_name, contact_email) VALUES
        ('${first}', 'Bosque', 'contato@bosque.example'),
        ('${second}', 'Acácias', 'contato@acacias.example');
      SET app.tenant_id = '${first}';
      INSERT INTO residents (tenant_id, id, name, phones, status, deleted_at) VALUES
        ('${first}', '${ana}', 'Ana Sá', '{+5511987654321}', 'ATIVO', null),
        ('${first}', '${former}', 'Ana', '{}', 'INATIVO', null),
        ('${first}', '${removed}', 'Ana', '{}', 'ATIVO', now());
      SET app.tenant_id = '${second}';
      INSERT INTO residents (tenant_id, id, name) VALUES ('${second}', '${other}', 'Ana')`)
    await migrate({ url: url.href, secret: testSecret })
  })

  afterAll(async () => {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  })

  it('are found by their words, each in its company', async () => {
    const found = await rows(
      `SELECT tenant_id, row_id, former, word FROM search_words ORDER BY former, word, tenant_id`,
    )
    const phone = ['11987654321', '4321', '987654321']
    const ofAna = [...phone, 'ana', 'sa'].map((word) => ({
      tenant_id: first,
      row_id: ana,
      former: false,
      word,
    }))
    expect(found).toHaveLength(7)
    expect(found).toEqual(
      expect.arrayContaining([
        ...ofAna,
        { tenant_id: first, row_id: former, former: true, word: 'ana' },
        { tenant_id: second, row_id: other, former: false, word: 'ana' },
      ]),
    )
  })
})
