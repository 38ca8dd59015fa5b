import { newId } from '@portaria/contract/value-types/uuid'
import { inject } from 'vitest'
import { appDatabase } from '../platform/database/app-database.ts'
import { authDatabase } from '../platform/database/auth-database.ts'
import { openPool } from '../platform/database/database-pool.ts'
import { migrate } from '../platform/database/migrate.ts'
import { withClient } from '../platform/database/one-connection.ts'
import { databaseName, roleName, roleUrl } from '../platform/database/role-credentials.ts'
import { systemDatabase } from '../platform/database/system-database.ts'
import { byteSeal } from '../platform/sealed-secret.ts'
import type { SealedValues } from '../platform/secrets/sealed-values.ts'
import { openSecretKeys } from '../platform/secrets/secret-keys.ts'
import { secretMark } from '../platform/secrets/secret-mark.ts'
import type { ServerSecret } from '../platform/secrets/server-secret.ts'
import { onServer } from './database-server.ts'
import { dropWholeDatabase, makeDatabase } from './schema/whole-database.ts'

/** The secrets of a change. */
export const [OLD, NEW] = [
  'the old secret of the servers, long',
  'the new secret of the servers, long',
]

/**
 * A database of its own, first migrated with the old secret, with a table of sealed values of two
 * companies.
 */
export async function changedSecret() {
  const name = `secret_${process.pid}`
  const url = await makeDatabase(inject('databaseServerUrl'), name)
  const first = await migrate({ url, secret: OLD })
  const tenants = [newId(), newId()] as const
  const run = <Row extends object = { id: string }>(statement: string) =>
    onServer<Row>(url, statement)
  await run(`
    CREATE TABLE tried (tenant_id uuid, id uuid, sealed bytea, digest bytea, PRIMARY KEY (tenant_id, id));
    INSERT INTO tenants (id, legal_name, contact_email, phones)
      SELECT id, id::text, 'a@example.com', '{}' FROM unnest(ARRAY['${tenants.join("','")}']::uuid[]) id;`)
  const pool = openPool(url, { connections: 4 })
  const poolOf = (role: 'system' | 'app' | 'auth') =>
    openPool(roleUrl(url, databaseName(url), role, first), { connections: 2 })
  const [system, app, auth] = [poolOf('system'), poolOf('app'), poolOf('auth')]

  return {
    app: appDatabase(app, () => undefined),
    auth: authDatabase(auth),
    url,
    tenants,
    run,
    system: systemDatabase(system),
    /** A company for `sealAnew`, past the policies. */
    placeOf: (tenantId: string) => ({
      tenantId,
      run: <T>(work: Parameters<typeof pool.transaction<T>>[1]) => pool.transaction<T>({}, work),
    }),
    /** Lets servers read and write the table, as those of modules. */
    letAppSeal: () => run(`GRANT SELECT, UPDATE ON tried TO ${roleName(databaseName(url), 'app')}`),
    /** The table as a module brings it. */
    valuesWith: (secret: ServerSecret): SealedValues => ({
      table: 'tried',
      key: 'id',
      column: 'sealed',
      sealOf: () => byteSeal(secret, 'device'),
      ownerOf: (tenantId, id) => `${tenantId} ${id}`,
      digest: { column: 'digest', of: (_, value) => Buffer.from(`digest of ${value}`) },
    }),
    /** Seals some words for a company. */
    async fill(tenantId: string, count: number, secret: ServerSecret) {
      const seal = byteSeal(secret, 'device')
      const rows = Array.from({ length: count }, (_, nth) => {
        const id = newId()
        const sealed = seal.seal(`${tenantId} ${id}`, Buffer.from(`word ${nth}`))
        return `('${tenantId}', '${id}', '\\x${sealed.toString('hex')}')`
      })
      await run(`INSERT INTO tried (tenant_id, id, sealed) VALUES ${rows.join()}`)
    },
    /** What a company's values say by a secret, and how many name it. */
    async read(tenantId: string, secret: ServerSecret) {
      const seal = byteSeal(secret, 'device')
      const rows = await run<{ id: string; sealed: Buffer }>(
        `SELECT id, sealed FROM tried WHERE tenant_id = '${tenantId}' ORDER BY id`,
      )
      return {
        words: rows.map(
          ({ id, sealed }) => seal.open(`${tenantId} ${id}`, sealed)?.toString() ?? null,
        ),
        named: (text: string) =>
          rows.filter(({ sealed }) => sealed.subarray(0, 8).toString('hex') === secretMark(text))
            .length,
      }
    },
    /** The secrets with the keys that the database keeps. */
    keysWith: (secret: ServerSecret) =>
      withClient(url, (client) => openSecretKeys(client, databaseName(url), secret)),
    /** A server that was seen just now, with the secrets that it has. */
    serve: (server: string, sealedBy: string, accepts?: string) =>
      run(`DELETE FROM servers WHERE name = '${server}';
        INSERT INTO servers (id, name, version, draining, sealed_by, accepts)
        VALUES ('${newId()}', '${server}', '1', false, '\\x${secretMark(sealedBy)}',
          ${accepts === undefined ? 'NULL' : `'\\x${secretMark(accepts)}'`})`),
    async close() {
      await pool.close()
      await system.close()
      await app.close()
      await auth.close()
      await dropWholeDatabase(inject('databaseServerUrl'), name)
    },
  }
}

export type ChangedSecret = Awaited<ReturnType<typeof changedSecret>>
