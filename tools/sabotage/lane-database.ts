import type { ProvidedContext } from 'vitest'
import { roleName } from '../../apps/api/src/platform/database/role-credentials.ts'
import { onServer, onServerOnce } from '../../apps/api/src/testing/database-server.ts'

/** The server of the databases, and the template whose roles all of them have. */
export type Server = Pick<ProvidedContext, 'databaseServerUrl' | 'templateDatabase'>

/** What the tests of one lane clone, under names that no other lane uses. */
export async function openLaneDatabase(server: Server, lane: number) {
  const { databaseServerUrl: url, templateDatabase: template } = server
  const plain = `${template}_lane_${lane}`
  const changed = `${plain}_changed`
  await onServer(url, copyOf(template, plain))

  /** Does `work` on what a statement leaves of the template; removes it, and what was cloned. */
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

/** Copies the files of a database: without fsync several times faster than by the log. */
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
