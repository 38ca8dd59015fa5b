import type { violations } from '@portaria/contract/modules/matters/violations/violations'
import { apartments } from '@portaria/contract/modules/units/apartments/apartments'
import { wordsOfRichText } from '@portaria/contract/value-types/rich-text'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { titleOf } from '../../../register-endpoints/record-columns.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { holdsToday } from '../../units/public/occupancies.ts'
import type { LetterFacts } from './letter-text.ts'
import { owning } from './violation-terms.ts'

/**
 * Facts of a letter beyond the row itself: the people and the rule by name, days by the company's
 * clock.
 */
type Around = Pick<
  LetterFacts,
  | 'company'
  | 'cnpj'
  | 'city'
  | 'today'
  | 'unit'
  | 'owners'
  | 'copy_to'
  | 'happened'
  | 'defended'
  | 'rule'
  | 'rule_source'
  | 'rule_version'
  | 'rule_from'
  | 'penalty_basis'
  | 'signer'
> & { rule_body: string }

type Row = RowOf<typeof violations>

/** The sentences of a letter about the violation itself. */
type Told = Pick<
  Row,
  | 'number'
  | 'subject'
  | 'apartment_id'
  | 'rule_id'
  | 'happened_at'
  | 'facts'
  | 'defence_days'
  | 'answer_to'
  | 'owner_id'
> & {
  readonly [Name in
    | 'copy_to_id'
    | 'place'
    | 'defence_until'
    | 'defence'
    | 'defended_at'
    | 'outcome'
    | 'decision'
    | 'contribution'
    | 'fine_amount'
    | 'minutes_picture_file_id']?: Row[Name]
}

/**
 * Reads the facts of a violation's letter that is about to be written, with the actor as its
 * signer.
 */
export async function readLetterFacts(
  { queries, actor }: TenantContext,
  kind: LetterFacts['kind'],
  next: Told,
): Promise<LetterFacts> {
  const local = (moment: Date | null = null) =>
    sql`to_char(${moment}::timestamptz AT TIME ZONE t.time_zone, 'DD/MM/YYYY", "HH24:MI')`
  const { rule_body: body, ...around } = await queries.one(sql<Around>`
    SELECT t.legal_name AS company, t.cnpj, t.city, ${todayOf(actor)}::text AS today,
      ${titleOf(apartments, sql.ref('u'))} AS unit, c.name AS copy_to,
      ARRAY[o.name] || ARRAY(
        SELECT p.name FROM residents p
        WHERE p.tenant_id = t.id AND p.id <> o.id AND EXISTS (
          SELECT FROM occupancies also WHERE also.tenant_id = t.id AND also.apartment_id = u.id
            AND also.resident_id = p.id AND also.relation = ANY(${[...owning]}::text[])
            AND ${holdsToday(sql.ref('also'), todayOf(actor))})
        ORDER BY p.name, p.id) AS owners,
      ${local(next.happened_at)} AS happened, ${local(next.defended_at)} AS defended,
      r.title AS rule, r.source AS rule_source, r.version_number AS rule_version,
      r.effective_from::text AS rule_from, r.body AS rule_body, r.penalty_basis,
      coalesce((SELECT s.name FROM users s WHERE s.id = ${actor.userId}), '') AS signer
    FROM tenants t
    JOIN apartments u ON u.tenant_id = t.id AND u.id = ${next.apartment_id}
    JOIN residents o ON o.tenant_id = t.id AND o.id = ${next.owner_id}
    LEFT JOIN residents c ON c.tenant_id = t.id AND c.id = ${next.copy_to_id ?? null}
    JOIN rules r ON r.tenant_id = t.id AND r.id = ${next.rule_id}
    WHERE t.id = ${actor.tenantId}`)
  return {
    ...around,
    kind,
    number: next.number ?? '',
    subject: next.subject,
    place: next.place ?? null,
    facts: next.facts,
    rule_words: wordsOfRichText(body),
    defence_days: next.defence_days,
    answer_to: next.answer_to,
    defence_until: next.defence_until ?? null,
    defence: next.defence ?? null,
    outcome: next.outcome ?? null,
    decision: next.decision ?? null,
    contribution: Number(next.contribution ?? 0),
    fine_amount: Number(next.fine_amount ?? 0),
    has_minutes: next.minutes_picture_file_id != null,
    signer_role: actor.role,
  }
}
