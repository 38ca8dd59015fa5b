import { sql } from 'kysely'
import { dateIn, onDay, yearNumbers } from '../../../parts/demonstration-moments.ts'
import type { DemonstrationSite, DemonstrationTools } from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'
import { validityOf } from '../../rules/public/rule-validity.ts'
import { readLetterFacts } from './letter-facts.ts'
import { letterOf } from './letter-text.ts'
import { requireAddressees } from './violation-terms.ts'

/** An occurrence about a unit, with the version in force then of a rule with a fine. */
type Reported = {
  occurrence_id: string
  apartment_id: string
  rule_id: string
  subject: string
  place: string | null
  happened_at: Date
  /** Days from the day of loading. */
  day: number
}

const readReported = ({ queries, actor }: TenantContext): Promise<Reported[]> =>
  queries.all(sql<Reported>`
    SELECT DISTINCT ON (o.happened_at, o.id) o.id AS occurrence_id, i.apartment_id, r.id AS rule_id, o.title AS subject, o.place, o.happened_at,
      (o.happened_at::date - current_date) AS day
    FROM occurrences o
    JOIN occurrence_involved i ON i.tenant_id = o.tenant_id AND i.occurrence_id = o.id
    JOIN rules r ON r.tenant_id = o.tenant_id AND r.category = 'silence'
      AND ${validityOf(sql.ref('r'), actor, sql`o.happened_at::date`)} = 'in_force'
    WHERE o.tenant_id = ${actor.tenantId} AND o.state = 'closed' AND EXISTS (
      SELECT 1 FROM occupancies c WHERE c.tenant_id = o.tenant_id AND c.apartment_id = i.apartment_id
        AND c.relation IN ('owner', 'landlord') AND c.deleted_at IS NULL AND c.ends_on IS NULL)
    ORDER BY o.happened_at, o.id, r.title`)

/** Writes violations of the main company: one with a fine, and one whose deadline runs. */
export async function writeViolations(
  site: DemonstrationSite,
  { ids, insert }: DemonstrationTools,
  context: TenantContext,
): Promise<void> {
  const random = ids(`${site.tenantId} violations`)
  const numbers = yearNumbers()
  const { userId } = context.actor
  const reports = await readReported(context)
  const rows = []
  for (const [nth, reported] of [...reports.slice(0, 1), ...reports.slice(1).slice(-1)].entries()) {
    const { day, happened_at: happened, ...values } = reported
    const isFined = nth === 0
    // The second warning was received five days ago.
    const issued = isFined ? day + 3 : -6
    const row = {
      ...values,
      number: numbers.next(onDay(issued, 10)),
      happened_at: happened.toISOString(),
      facts: 'Registrado na portaria e ouvido por duas unidades.',
      defence_days: 15,
      answer_to: 'sindico@bosque.example, ou por escrito na portaria',
    }
    const addressees = await requireAddressees(context, row)
    const decision = {
      outcome: 'fined',
      decision: 'Terceiro registro em dois meses, sem defesa no prazo.',
      contribution: '860.00',
      fine_amount: '430.00',
      defence_until: dateIn(issued + 1 + 15),
    } as const
    const written = async (kind: 'warning' | 'decision', on: number) => {
      const next = {
        ...row,
        ...addressees,
        ...(kind === 'decision' && decision),
        happened_at: happened,
      }
      return letterOf({ ...(await readLetterFacts(context, kind, next)), today: dateIn(on) })
    }
    const warning = await written('warning', issued)
    const decided = isFined ? await written('decision', issued + 18) : null
    rows.push({
      id: random.id(),
      ...row,
      ...addressees,
      state: isFined ? 'closed' : 'answering',
      notified_at: onDay(issued, 10),
      notified_by_id: userId,
      warning_text: warning.text,
      warning_digest: warning.digest,
      warning_received_at: onDay(issued + 1, 18),
      warning_received_how: 'in_person',
      warning_received_by: 'O próprio',
      defence_until: dateIn(issued + 1 + 15),
      outcome: isFined ? decision.outcome : null,
      decision: isFined ? decision.decision : null,
      contribution: isFined ? decision.contribution : null,
      fine_amount: isFined ? decision.fine_amount : null,
      decided_at: isFined ? onDay(issued + 18, 11) : null,
      decided_by_id: isFined ? userId : null,
      decision_text: decided?.text ?? null,
      decision_digest: decided?.digest ?? null,
      decision_received_at: isFined ? onDay(issued + 20, 9) : null,
      decision_received_how: isFined ? 'registered_mail' : null,
      created_at: onDay(issued, 9),
    })
  }
  await insert(context, 'violations', rows)
  await continueNumbers(context, 'violations', numbers.lasts)
}
