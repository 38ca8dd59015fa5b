import type { Check, Finding } from '../check.ts'
import { ok, wrong } from '../check.ts'

/** How the database stores and sorts text. */
export const encodingCheck: Check = {
  name: 'encoding',
  async lookInside({ query }) {
    const [database] = await query<{ encoding: string; name: string; moved: boolean }>(
      `SELECT pg_encoding_to_char(encoding) AS encoding, datname AS name,
         datcollversion IS DISTINCT FROM pg_database_collation_actual_version(oid) AS moved
       FROM pg_database WHERE datname = current_database()`,
    )
    const collations = await query<{ name: string; moved: boolean }>(
      `SELECT collname AS name,
         collversion IS DISTINCT FROM pg_collation_actual_version(oid) AS moved
       FROM pg_collation WHERE collname IN ('pt-BR-x-icu', 'natural_order') ORDER BY collname`,
    )
    const findings: Finding[] = []
    if (database?.encoding !== 'UTF8') {
      findings.push(
        wrong(
          `The database stores text as ${database?.encoding ?? 'something else'}: make one with ENCODING 'UTF8' and restore a backup into it.`,
        ),
      )
    }
    if (!collations.some(({ name }) => name === 'pt-BR-x-icu')) {
      findings.push(
        wrong('This PostgreSQL was built without ICU, which sorts names: take another.'),
      )
    }
    const moved = [...collations, ...(database ? [database] : [])].filter((one) => one.moved)
    if (moved.length > 0) {
      findings.push(
        wrong(
          `The machine of the database sorts text otherwise than when its indexes were made (${moved.map(({ name }) => name).join(', ')}): run REINDEX DATABASE, then ALTER … REFRESH COLLATION VERSION.`,
        ),
      )
    }
    return findings.length > 0 ? findings : [ok('Text is stored as UTF-8 and sorted by ICU.')]
  },
}
