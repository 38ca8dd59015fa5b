import { newId } from '@portaria/contract/value-types/uuid'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { migrate } from '../../platform/database/migrate.ts'
import { databaseRoles, roleName } from '../../platform/database/role-credentials.ts'
import { onServer, testSecret } from '../../testing/database-server.ts'

/** The migration of erasures from before rows said that they were erased. */
describe('erasures from before rows said so', () => {
  const server = inject('databaseServerUrl')
  // The prefix is at the front: roles whose names begin with the template's name would count as the
  // template's own.
  const name = `erasures_${inject('templateDatabase')}`
  const url = new URL(server)
  url.pathname = `/${name}`
  const [tenant, user] = [newId(), newId()]
  const [gone, removed, pet, kept] = [newId(), newId(), newId(), newId()]
  const [tower, unit, species] = [newId(), newId(), newId()]

  const rows = (statement: string) => onServer<Record<string, unknown>>(url.href, statement)

  beforeAll(async () => {
    await onServer(server, `CREATE DATABASE ${name}`)
    await migrate({ url: url.href, secret: testSecret, before: '0135' })
    await rows(`
      SELECT set_config('app.tenant_id', '${tenant}', false);
      INSERT INTO tenants (id, legal_name, contact_email)
        VALUES ('${tenant}', 'Bosque', 'contato@bosque.example');
      INSERT INTO users (id, name, email) VALUES ('${user}', 'Ana', 'ana@bosque.example');
      INSERT INTO towers (tenant_id, id, name) VALUES ('${tenant}', '${tower}', 'A');
      INSERT INTO apartments (tenant_id, id, tower_id, number)
        VALUES ('${tenant}', '${unit}', '${tower}', '101');
      INSERT INTO residents (tenant_id, id, name, deleted_at) VALUES
        ('${tenant}', '${gone}', 'Pessoa apagada 1', now()), ('${tenant}', '${removed}', 'Rui', now());
      INSERT INTO species (tenant_id, id, name) VALUES ('${tenant}', '${species}', 'Iguana');
      INSERT INTO pets (tenant_id, id, name, species_id, species_tenant_id, apartment_id, tutor_id)
        VALUES ('${tenant}', '${pet}', 'Pessoa apagada 1', '${species}', '${tenant}', '${unit}',
          '${gone}'),
        ('${tenant}', '${kept}', 'Tobias', '${species}', '${tenant}', '${unit}', '${removed}');
      INSERT INTO erasures (tenant_id, id, number, register, person_id, reason, asked_by, at)
        VALUES ('${tenant}', '${newId()}', 1, 'residents', '${gone}', 'asked', '${user}',
          '2026-10-01T12:00:00Z');
      INSERT INTO audit_log (tenant_id, id, actor_role, register, row_id, operation, reason)
        VALUES ('${tenant}', '${newId()}', 'system', 'pets', '${pet}', 'erase', 'erasure')`)
    await migrate({ url: url.href, secret: testSecret })
  })
  afterAll(async () => {
    await onServer(server, `DROP DATABASE ${name} WITH (FORCE)`)
    for (const role of databaseRoles) await onServer(server, `DROP ROLE ${roleName(name, role)}`)
  })

  it('mark the record and the pet, and nothing of anybody else', async () => {
    expect(await rows('SELECT id FROM residents WHERE erased_at IS NOT NULL')).toEqual([
      { id: gone },
    ])
    expect(await rows('SELECT id FROM pets WHERE erased_at IS NOT NULL')).toEqual([{ id: pet }])
    expect(await rows('SELECT register, person_id FROM erasures')).toEqual([
      { register: 'residents', person_id: gone },
    ])
  })
})
