import type { ProvidedContext } from 'vitest'
import { roleName } from '../../apps/api/src/platform/database/role-credentials.ts'
import { onServer, onServerOnce } from '../../apps/api/src/testing/database-server.ts'

/** The database server, and the template whose roles all databases share. */
export type Server = Pick<ProvidedContext, 'databaseServerUrl' | 'templateDatabase'>

/** Opens the database that the tests of one lane clone, under names that no other lane uses. */
export async function openLaneDatabase(server: Server, lane: number) {
  const { databaseServerUrl: url, templateDatabase: template } = server
  const plain = `${template}_lane_${lane}`
  const changed = `${plain}_changed`
  await onServer(url, copyOf(template, plain))

  /**
   * Runs `work` on a copy of the template after a statement; removes the copy and its clones
   * afterwards.
   */
  async function use<T>(
    { sql, undo }: { readonly sql?: string | undefined; readonly undo?: string | undefined },
    work: (clonedDatabase: string) => Promise<T>,
  ): Promise<T> {
    const done = (statement: string) =>
      onServerOnce(at(url, changed), statement.replaceAll('{{app}}', roleName(template, 'app')))
    try {
      if (sql === undefined) return await work(plain)
      await onServer(url, copyOf(plain, changed))
      await done(sql)
      return await work(changed)
    } finally {
      if (undo !== undefined) await done(undo)
      await dropLike(url, `${plain}_%`)
    }
  }

  return { use, close: () => dropLike(url, `${plain}%`) }
}

/**
 * Copies the files of a database, which without fsync is several times faster than copying by the
 * log.
 */
const copyOf = (from: string, to: string) =>
  `CREATE DATABASE ${to} TEMPLATE ${from} STRATEGY FILE_COPY`

async function dropLike(url: string, pattern: string): Promise<void> {
  const found = await onServer<{ datname: string }>(
    url,
    `SELECT datname FROM pg_database WHERE datname LIKE '${pattern.replaceAll('_', '\\_')}'`,
  )
  for (const { datname } of found) await onServer(url, `DROP DATABASE ${datname} WITH (FORCE)`)
}

function at(serverUrl: string, database: string): string {
  const url = new URL(serverUrl)
  url.pathname = `/${database}`
  return url.href
}
