import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { sql } from 'kysely'
import { releases } from '../database/releases.ts'
import type { SystemDatabase } from '../database/system-database.ts'

/** Files that go to the database at once. */
const BATCH = 50

/** What a page cannot do without: its pictures and fonts may be missing for a while. */
const isNeeded = (name: string) => /\.(js|css)$/.test(name)

/** Days after which files of an earlier build of the same release are removed. */
const KEPT_DAYS = 7

/**
 * Puts the scripts and styles of this server's web app into the database, for pages that ask a
 * server of another release for them (platform §33). Removes those that only releases before the
 * last one have.
 */
export async function shareWebAssets(
  system: SystemDatabase,
  webFolder: string,
  own: readonly string[] = releases,
): Promise<void> {
  const folder = path.join(webFolder, 'assets')
  const names = (await readdir(folder).catch(() => [])).filter(isNeeded)
  const release = own.at(-1) ?? ''
  const missing = await system.transaction(async (queries) => {
    await queries.count(sql`
      DELETE FROM web_assets WHERE release = ANY(${own.slice(0, -2)}::text[]) AND name <> ALL(${names}::text[])
        OR release = ${release} AND name <> ALL(${names}::text[])
          AND added_at < now() - make_interval(days => ${KEPT_DAYS})`)
    // A newer release may have taken over the file: its name stays.
    await queries.count(sql`
      UPDATE web_assets SET release = ${release}
      WHERE name = ANY(${names}::text[]) AND release = ANY(${own.slice(0, -1)}::text[])`)
    const rows = await queries.all(sql<{ name: string }>`
      SELECT name FROM unnest(${names}::text[]) AS name EXCEPT SELECT name FROM web_assets`)
    return rows.map(({ name }) => name)
  })
  for (let begin = 0; begin < missing.length; begin += BATCH) {
    const batch = missing.slice(begin, begin + BATCH)
    const contents = await Promise.all(batch.map((name) => readFile(path.join(folder, name))))
    await system.query((queries) =>
      queries.count(sql`
        INSERT INTO web_assets (name, content, release)
        SELECT name, content, ${release} FROM unnest(${batch}::text[], ${contents}::bytea[]) AS f (name, content)
        ON CONFLICT (name) DO NOTHING`),
    )
  }
}
