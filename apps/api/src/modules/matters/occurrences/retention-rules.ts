import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { councilNotes } from '@portaria/contract/modules/matters/council-notes/council-notes'
import { councilOccurrences } from '@portaria/contract/modules/matters/council-occurrences/council-occurrences'
import { occurrenceNotes } from '@portaria/contract/modules/matters/occurrence-notes/occurrence-notes'
import { openOccurrenceStates } from '@portaria/contract/modules/matters/occurrences/occurrence-fields'
import { occurrences } from '@portaria/contract/modules/matters/occurrences/occurrences'
import { sql } from 'kysely'
import type { RetentionRule } from '../../../parts/retention-rule.ts'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { DropFiles } from '../../../platform/files/drop-files.ts'
import { ERASED_BY_TERM, eraseValues } from '../../../register-endpoints/erase-values.ts'
import { eraseViolations, hasOpenViolation } from '../violations/retention-rules.ts'

/** A register of occurrences, with its notes and the tables of its owned rows. */
type Kept = {
  readonly kind: 'occurrences' | 'council_occurrences'
  readonly register: AnyRegister
  readonly notes: AnyRegister
  /** The column of notes and owned rows that refers to the occurrence. */
  readonly pointer: string
  readonly evidence: string
  /** Owned rows without pictures, by their fields and tables. */
  readonly others: Readonly<Record<string, string>>
  readonly fields: readonly string[]
  /** A further reason to hold an occurrence, besides being open, as a condition on `o`. */
  readonly held?: Sql
  /** Erases other data that belongs to the occurrences. */
  also?(context: TenantContext, ids: readonly string[], dropFiles: DropFiles): Promise<void>
  /** The replacement of an erased title. */
  readonly title: string
}

/** Deletes the owned rows and their data in the trail, with an entry of its own in the trail. */
async function eraseOwned(
  context: TenantContext,
  ids: readonly string[],
  dropFiles: DropFiles,
  { register, pointer, evidence, others }: Kept,
): Promise<void> {
  const { queries, actor } = context
  const gone = await queries.all(sql<{ picture_file_id: string }>`
    DELETE FROM ${sql.table(evidence)}
    WHERE tenant_id = ${actor.tenantId} AND ${sql.ref(pointer)} = ANY(${[...ids]}::uuid[])
    RETURNING picture_file_id`)
  for (const table of Object.values(others))
    await queries.count(sql`
      DELETE FROM ${sql.table(table)}
      WHERE tenant_id = ${actor.tenantId} AND ${sql.ref(pointer)} = ANY(${[...ids]}::uuid[])`)
  await queries.all(sql`
    SELECT erase_audited_values(${register.name}, ${[...ids]}::uuid[],
      ${['attachments', ...Object.keys(others)]}::text[], ${ERASED_BY_TERM})`)
  await dropFiles(
    context,
    gone.map(({ picture_file_id: id }) => id),
  )
}

/**
 * Makes the rule for personal data in occurrences, after their term from the end; an open one is
 * held.
 */
const ruleOf = (kept: Kept): RetentionRule => {
  const { kind, register, notes, pointer, fields, title, held = sql`false` } = kept
  const since = sql`coalesce(o.closed_at, o.created_at)`
  return {
    kind,
    table: kind,
    ...(kind === 'council_occurrences' && { isOfCouncil: true as const }),
    days: ({ occurrences_days }) => occurrences_days,
    overdue: (tenantId, days) => sql`
      SELECT o.id, ${since} AS since,
        CASE WHEN o.state = ANY(${[...openOccurrenceStates]}::text[]) OR ${held} THEN 'open_occurrence' END AS held
      FROM ${sql.table(register.table)} o
      WHERE o.tenant_id = ${tenantId} AND o.erased_at IS NULL
        AND ${since} < now() - make_interval(days => ${days})`,
    async erase(context, ids, dropFiles) {
      const { queries, actor } = context
      await eraseOwned(context, ids, dropFiles, kept)
      await kept.also?.(context, ids, dropFiles)
      const said = await queries.all(sql<{ id: string }>`
        SELECT id FROM ${sql.table(notes.table)}
        WHERE tenant_id = ${actor.tenantId} AND ${sql.ref(pointer)} = ANY(${[...ids]}::uuid[])
        ORDER BY id`)
      if (said.length > 0)
        await eraseValues(
          context,
          said.map(({ id }) => id),
          dropFiles,
          {
            register: notes,
            fields: ['body'],
            instead: { body: sql`''` },
            pictures: ['picture_file_id'],
          },
        )
      await eraseValues(context, ids, dropFiles, {
        register,
        fields: ['title', 'description', 'place', 'outcome', 'cancel_reason', ...fields],
        instead: { title: sql`${title}`, description: sql`''` },
        // The version counts one more, for the entry about the owned rows.
        set: sql`erased_at = now(), version = version + 2`,
        pictures: [],
      })
    },
  }
}

/** Reports, with the people concerned. */
export const occurrencesRule = ruleOf({
  kind: 'occurrences',
  register: occurrences,
  notes: occurrenceNotes,
  pointer: 'occurrence_id',
  evidence: 'occurrence_attachments',
  others: { involved: 'occurrence_involved' },
  fields: ['unit_note', 'police_report_number'],
  held: hasOpenViolation,
  also: eraseViolations,
  title: 'Ocorrência',
})

/** Reports about a síndico. */
export const councilRule = ruleOf({
  kind: 'council_occurrences',
  register: councilOccurrences,
  notes: councilNotes,
  pointer: 'council_occurrence_id',
  evidence: 'council_occurrence_attachments',
  others: {},
  fields: [],
  title: 'Ocorrência para o conselho',
})
