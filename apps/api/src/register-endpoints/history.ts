import type { Actor } from '@portaria/contract/actors/actor'
import type { HistoryEntry, HistoryPage } from '@portaria/contract/answers/register-answers'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { type Field, readableName } from '@portaria/contract/define-register/field'
import { seesSensitive } from '@portaria/contract/define-register/hidden-fields'
import { sql } from 'kysely'
import type { TenantContext } from '../platform/database/tenant-context.ts'
import { photoOf } from '../platform/files/person-photo.ts'
import { isPending } from './aspects/pending-rows.ts'
import type { Machinery } from './machinery.ts'
import { referencesIn } from './placed-references.ts'
import { findRow, noteSensitiveRead } from './read-records.ts'
import { readReferences } from './reference-reader.ts'
import { ownedIn } from './untyped-row.ts'

type StoredEntry = Omit<HistoryEntry, 'actor' | 'at'> & {
  at: Date
  actor_id: string | null
  actor_name: string | null
  photo_file_id: string | null
}

const PAGE = 50

/**
 * Returns the history of a row, newest first: fields from → to, references by their titles,
 * sensitive values only for roles that may see them (registers §5).
 */
export async function readHistory(
  machinery: Machinery,
  actor: Actor,
  id: string,
  page: number,
): Promise<HistoryPage> {
  const { register, database } = machinery
  return database.inTenant(actor, async (context) => {
    const { queries, actor } = context
    if (!(await isPending(machinery, context, id)))
      await findRow(machinery, context, id, { removed: true })
    const entries = await queries.all(sql<StoredEntry>`
      SELECT a.id, a.at, a.operation, a.actor_role, a.changes,
        u.id AS actor_id, u.name AS actor_name, u.photo_file_id
      FROM audit_log a LEFT JOIN users u ON u.id = a.actor_id
      WHERE a.tenant_id = ${actor.tenantId} AND a.register = ${register.name}
        AND a.row_id = ${id} AND a.operation NOT IN ('read', 'look_up')
      ORDER BY a.at DESC, a.id DESC LIMIT ${PAGE + 1} OFFSET ${(page - 1) * PAGE}`)
    const shown = entries.slice(0, PAGE)
    const titles = await referenceTitles(context, register, shown)
    noteSensitiveRead(machinery, actor, id)
    return {
      data: shown.map(
        ({ actor_id: authorId, actor_name: name, photo_file_id: file, at, ...entry }) => ({
          ...entry,
          at: at.toISOString(),
          actor:
            authorId === null
              ? null
              : { id: authorId, name: name ?? '', photo: photoOf(machinery.files, authorId, file) },
          changes: readableChanges(
            register,
            !seesSensitive(register, actor.role),
            entry.changes,
            titles,
          ),
        }),
      ),
      meta: { page, per_page: PAGE, next: entries.length > PAGE },
    }
  })
}

/**
 * Returns changes with references by their titles, without the sensitive values that are hidden
 * from the actor.
 */
export function readableChanges(
  register: AnyRegister,
  hides: boolean,
  changes: HistoryEntry['changes'],
  titles: Map<string, string>,
): HistoryEntry['changes'] {
  return Object.fromEntries(
    Object.entries(changes).map(([name, [from, to]]) => {
      const field = register.fields[name]
      if (field?.sensitive && hides) return [name, [null, null]]
      if (field?.kind === 'rows') {
        const read = (rows: unknown) =>
          rows && ownedIn(rows).map((one) => readableOwned(field, hides, one, titles))
        return [name, [read(from), read(to)]]
      }
      if (field?.kind !== 'reference') return [name, [from, to]]
      return [name, [titled(from, titles), titled(to, titles)]]
    }),
  )
}

const titled = (id: unknown, titles: Map<string, string>) =>
  typeof id === 'string' ? { id, title: titles.get(id) ?? null } : null

/**
 * Makes an owned row of a change readable: references get their titles beside them, as in a record.
 */
function readableOwned(
  { fields = {} }: Field,
  hides: boolean,
  owned: Record<string, unknown>,
  titles: Map<string, string>,
): Record<string, unknown> {
  const read = { ...owned }
  for (const [name, { kind, sensitive }] of Object.entries(fields)) {
    if (sensitive && hides) read[name] = null
    if (kind === 'reference') read[readableName(name)] = titled(owned[name], titles)
  }
  return read
}

/**
 * Reads the titles of all rows that changes refer to, removed ones too, with one statement per
 * register.
 */
export async function referenceTitles(
  context: TenantContext,
  register: AnyRegister,
  entries: readonly Pick<HistoryEntry, 'changes'>[],
): Promise<Map<string, string>> {
  const titles = new Map<string, string>()
  const sides = entries.flatMap(({ changes }) =>
    [0, 1].map((nth) =>
      Object.fromEntries(Object.entries(changes).map(([name, pair]) => [name, pair[nth]])),
    ),
  )
  const named = sides.flatMap((values) => referencesIn(register.fields, values))
  for (const [target, group] of Map.groupBy(named, (one) => one.target)) {
    const ids = group.map(({ id }) => id)
    const read = await readReferences(context, target, ids)
    for (const { id, title } of read.values()) titles.set(id, title)
  }
  return titles
}
