import type { violationOutcomes } from '@portaria/contract/modules/matters/violations/violation-fields'
import { violations } from '@portaria/contract/modules/matters/violations/violations'
import { sql } from 'kysely'
import type { Sql } from '../../../platform/database/queries.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../../platform/problem.ts'
import { defineBehaviour } from '../../../register-endpoints/define-behaviour.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { nextNumberOfYear } from '../../companies/public/number-series.ts'
import { requirePast } from '../occurrences/occurrence-terms.ts'
import { readLetterFacts } from './letter-facts.ts'
import { letterOf } from './letter-text.ts'
import { takeBackLetter, tellDefence, tellLetter } from './violation-news.ts'
import {
  isDeadlineOpen,
  mayStillDefend,
  readDefenceUntil,
  requireAddressees,
  requireFine,
  requireVersion,
} from './violation-terms.ts'

type Row = RowOf<typeof violations>

/** Makes a decision. Throws `defence_open` if the unit may still send its defence (matters §7). */
const decided = (outcome: (typeof violationOutcomes)[number]) => ({
  async prepare(context: TenantContext, next: Row) {
    if (await mayStillDefend(context, next.id)) throw fieldProblem('decision', 'defence_open')
    if (outcome === 'fined') await requireFine(context, next)
    const row = { ...next, outcome }
    const letter = letterOf(await readLetterFacts(context, 'decision', row))
    return { ...row, decision_text: letter.text, decision_digest: letter.digest }
  },
  after: tellLetter,
})

/** Throws `before_issue` or `in_future` for a receipt at an impossible moment. */
function requireReceipt(next: Row, letter: 'warning' | 'decision', issued: Date | null): void {
  const field = `${letter}_received_at` as const
  const at = next[field]
  // Only the owner may confirm in the app.
  if (next[`${letter}_received_how`] === 'portal')
    throw fieldProblem(`${letter}_received_how`, 'not_allowed')
  if (at === null) return
  requirePast(at, field)
  if (issued !== null && at < issued) throw fieldProblem(field, 'before_issue')
}

/** Makes a receipt that the owner confirms on their own device. */
async function ownReceipt({ queries, actor }: TenantContext) {
  const { name } = await queries.one(sql<{ name: string }>`
    SELECT name FROM users WHERE id = ${actor.userId}`)
  return { at: new Date(), name }
}

/** Violations beyond their definition (matters §7, §8; decision 0090). */
export const violationsBehaviour = defineBehaviour(violations, {
  values: {
    decidable: (row: Sql, actor) => sql`(${row}.state IN ('answering', 'defended')
      AND NOT ${isDeadlineOpen(row, actor)})`,
  },

  async beforeCreate(context, next) {
    requirePast(next.happened_at)
    return { ...next, number: await nextNumberOfYear(context, 'violations'), state: 'draft' }
  },

  async beforeChange(_context, next, before) {
    if (before.state !== 'draft') throw problem('state_conflict')
    requirePast(next.happened_at)
    return next
  },

  transitions: {
    notify: {
      async prepare(context, next) {
        const rule_id = await requireVersion(context, next)
        const row = { ...next, rule_id, ...(await requireAddressees(context, next)) }
        const letter = letterOf(await readLetterFacts(context, 'warning', row))
        return { ...row, warning_text: letter.text, warning_digest: letter.digest }
      },
      after: tellLetter,
    },
    receive: {
      async prepare(context, next) {
        requireReceipt(next, 'warning', next.notified_at)
        return { ...next, defence_until: await readDefenceUntil(context, next) }
      },
    },
    confirm: {
      async prepare(context, next) {
        const { at, name } = await ownReceipt(context)
        const row: Row = {
          ...next,
          warning_received_at: at,
          warning_received_how: 'portal',
          warning_received_by: name,
        }
        return { ...row, defence_until: await readDefenceUntil(context, row) }
      },
    },
    defend: {
      async prepare(context, next, before) {
        // The management may record later a defence that came on paper in time.
        if (context.actor.role !== 'condomino') return next
        if (before.state === 'answering' && !(await mayStillDefend(context, next.id)))
          throw fieldProblem('defence', 'defence_late')
        return next
      },
      after: tellDefence,
    },
    cancel: { after: takeBackLetter },
    dismiss: decided('dismissed'),
    warn: decided('warned'),
    fine: decided('fined'),
    'receive-decision': {
      async prepare(_context, next) {
        requireReceipt(next, 'decision', next.decided_at)
        return next
      },
    },
    'confirm-decision': {
      async prepare(context, next) {
        const { at, name } = await ownReceipt(context)
        return {
          ...next,
          decision_received_at: at,
          decision_received_how: 'portal',
          decision_received_by: name,
        }
      },
    },
  },
})
