import type { Way } from '@portaria/contract/modules/access/access-answers'
import {
  type Decision,
  isFor,
  type PointFacts,
} from '@portaria/contract/modules/access/decisions/decide'
import {
  type CredentialKind,
  credentialKinds,
} from '@portaria/contract/modules/access/decisions/decision-words'
import type { LocalMoment } from '@portaria/contract/modules/visits/pass-window'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { problem } from '../../../platform/problem.ts'
import {
  type Candidate,
  decideOnPaper,
  directionAt,
  pointFacts,
  readBounds,
  readCandidates,
  readMoment,
} from './judge.ts'
import type { PersonRef } from './person-facts.ts'
import { readPersonTitles } from './person-titles.ts'
import { type PointRule, readRules } from './point-rules.ts'
import { type AccessPoint, readPoints } from './points.ts'
import { uninvited } from './trials.ts'

/** Returns the points that some rule lets a person pass. Throws `not_found` without the person. */
export async function readWays(context: TenantContext, ref: PersonRef): Promise<Way[]> {
  const [titles, moment] = await together(readPersonTitles(context, [ref]), readMoment(context))
  if (!titles.has(ref.id)) throw problem('not_found')
  const [candidates, rules] = await together(
    readCandidates(context, [ref], moment),
    readRules(context, sql`true`, [ref]),
  )
  const candidate = candidates.get(ref.id) ?? uninvited(ref)
  const own = rules.filter((rule) => isFor(rule, candidate.anyHour))
  if (own.length === 0) return []
  const ids = own.map(({ point_id }) => point_id)
  const points = await readPoints(context, sql`p.id = ANY(${ids}::uuid[])`)
  const byPoint = Map.groupBy(own, ({ point_id }) => point_id)
  const bounds = await together(
    ...points.map((point) => readBounds(context, ref, point, directionAt(point), { lock: false })),
  )
  return points.map((point, nth) => {
    const facts = pointFacts(point, directionAt(point), bounds[nth])
    return wayAt(point, facts, byPoint.get(point.id) ?? [], candidate, moment)
  })
}

function wayAt(
  point: AccessPoint,
  facts: PointFacts,
  rules: readonly PointRule[],
  candidate: Candidate,
  moment: LocalMoment,
): Way {
  const { outcome, reason } = bestNow(facts, rules, candidate, moment)
  return {
    point: { id: point.id, title: point.name, deleted: false },
    direction: point.direction,
    rules: rules.map((rule) => ({
      rule: { id: rule.id, title: rule.name, deleted: false },
      schedule: rule.schedule && {
        id: rule.schedule.id,
        title: rule.schedule.name,
        deleted: false,
      },
      credentials: credentialKinds.filter((kind) => rule.credentials.includes(kind)),
      two_credentials: rule.two_credentials,
      valid_from: rule.valid_from,
      valid_to: rule.valid_to,
    })),
    now: outcome,
    reason,
  }
}

const order: readonly Decision['outcome'][] = ['granted', 'pending', 'denied']

/** Returns the best decision that a single credential of some kind would get now. */
function bestNow(
  facts: PointFacts,
  rules: readonly PointRule[],
  candidate: Candidate,
  moment: LocalMoment,
): Decision {
  const decided = acceptedKinds(rules).map((kind) =>
    decideOnPaper(candidate, facts, rules, [kind], moment),
  )
  return decided.reduce((best, one) =>
    order.indexOf(one.outcome) < order.indexOf(best.outcome) ? one : best,
  )
}

/** The kinds that some of these rules accept, in their order; all where one accepts all. */
function acceptedKinds(rules: readonly PointRule[]): readonly CredentialKind[] {
  if (rules.some(({ credentials }) => credentials.length === 0)) return credentialKinds
  return credentialKinds.filter((kind) => rules.some((rule) => rule.credentials.includes(kind)))
}
