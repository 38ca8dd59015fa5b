import type { ExplainedDecision, TrialBody } from '@portaria/contract/modules/access/access-answers'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { sql } from 'kysely'
import { recordAudit } from '../../../platform/audit.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { together } from '../../../platform/database/together.ts'
import { fieldProblem } from '../../../platform/problem.ts'
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
import { readRules } from './point-rules.ts'
import { findPoint } from './points.ts'
import { titledRules } from './rule-titles.ts'

/** The registers of the four kinds of people. */
const registers: { readonly [Kind in PersonKind]: string } = {
  resident: 'residents',
  employee: 'employees',
  provider: 'service-providers',
  visitor: 'visitors',
}

/**
 * Decides about a passage on paper, now or at a moment: nothing opens, and no event is stored. The
 * trail of the person tells who asked. Throws `validation` for a point or person that is not there.
 */
export async function tryOnPaper(
  asked: TenantContext,
  { point_id, direction, person: ref, credentials, at }: TrialBody,
): Promise<ExplainedDecision> {
  const context = at === undefined ? asked : { ...asked, at: new Date(at) }
  const [point, moment, titles] = await together(
    findPoint(context, point_id),
    readMoment(context),
    readPersonTitles(context, [ref]),
  )
  if (!point) throw fieldProblem('point_id', 'not_found')
  if (!titles.has(ref.id)) throw fieldProblem('person.id', 'not_found')
  const way = directionAt(point, direction)
  const [candidates, rules, bounds] = await together(
    readCandidates(context, [ref], moment),
    readRules(context, sql`r.point_id = ${point_id}::uuid`, [ref]),
    at === undefined ? readBounds(context, ref, point, way, { lock: false }) : undefined,
  )
  const { outcome, reason, marks, rule_id, considered } = decideOnPaper(
    candidates.get(ref.id) ?? uninvited(ref),
    // An order, and what is known of people and doors, holds now, and nobody knows for how long.
    pointFacts(at === undefined ? point : { ...point, order: null }, way, bounds),
    rules,
    credentials,
    moment,
  )
  const [explained] = await together(
    titledRules(context, { rule_id, considered }),
    recordAudit(asked, { register: registers[ref.kind], rowId: ref.id, operation: 'read' }),
  )
  return { outcome, reason, marks: [...marks], ...explained }
}

/** A visitor without a pass: nobody expects them. */
export function uninvited({ kind, id }: PersonRef): Candidate {
  const person = {
    kind,
    id,
    units: [],
    isBlocked: false,
    isPresent: false,
    exitPermission: null,
    hasConsent: false,
  }
  return { person, anyHour: person, refusal: null }
}
