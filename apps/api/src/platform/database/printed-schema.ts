import { readFile } from 'node:fs/promises'
import path from 'node:path'

/** The file of the schema that all migrations make, written by `npm run print`. */
export const PRINTED_SCHEMA = path.resolve(
  import.meta.dirname,
  '../../../migrations/printed/schema.sql',
)

/** A row of its INSERT into `schema_migrations`. */
const APPLIED = /^ {2}\('(\d[\w-]*\.sql)', '([0-9a-f]{64})'\)/gm

/**
 * Reads the printed schema if it was made from exactly these migrations; null otherwise, as between
 * a new migration and the next print.
 */
export async function readPrintedSchema(
  migrations: readonly { name: string; sha256: string }[],
): Promise<string | null> {
  const text = await readFile(PRINTED_SCHEMA, 'utf8').catch(() => '')
  const printed = [...text.matchAll(APPLIED)].map(([, name, sha256]) => `${name} ${sha256}`)
  const wanted = migrations.map(({ name, sha256 }) => `${name} ${sha256}`)
  return printed.join('\n') === wanted.join('\n') && printed.length > 0 ? text : null
}
