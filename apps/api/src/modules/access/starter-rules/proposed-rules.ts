import type { ProposedRule } from '@portaria/contract/modules/access/access-answers'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { termWords } from '@portaria/contract/segments/segment-words'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { isActiveRow, isLiveRow } from '../../../register-endpoints/live-rows.ts'
import { readSegment } from '../../companies/public/company-segment.ts'
import { starterWords } from './starter-words.ts'

/** An active point, and the area inside that people enter by it. */
type Point = {
  readonly id: string
  readonly name: string
  /** Whether it leads into an area of the site; false where only people leave. */
  readonly leads_in: boolean
  readonly tower_id: string | null
}

type Tower = { readonly id: string; readonly name: string }

/** Characters of a rule's name. */
const NAME_MAX = 80

/**
 * Returns the rules that are proposed to a company with points and without any rule (access §21):
 * one for the people who live and work there, and those for visitors, each at the entrances that it
 * is about. A rule without points is left out.
 */
export async function proposedRules(context: TenantContext): Promise<ProposedRule[]> {
  const { queries, actor } = context
  const known = await queries.first(sql`
    SELECT FROM access_rules r WHERE r.tenant_id = ${actor.tenantId} AND ${isLiveRow(sql.ref('r'))}
    LIMIT 1`)
  if (known) return []
  const points = await queries.all(sql<Point>`
    SELECT p.id, p.name, a.tower_id,
      p.direction <> 'out' AND a.id IS NOT NULL AND a.outside IS NOT TRUE AS leads_in
    FROM access_points p
    LEFT JOIN access_areas a ON a.tenant_id = p.tenant_id AND a.id = p.area_to_id
      AND ${isActiveRow(sql.ref('a'))}
    WHERE p.tenant_id = ${actor.tenantId} AND ${isActiveRow(sql.ref('p'))}
    ORDER BY p.name, p.id`)
  if (points.length === 0) return []
  const towers = await queries.all(sql<Tower>`
    SELECT t.id, t.name FROM towers t
    WHERE t.tenant_id = ${actor.tenantId} AND ${isActiveRow(sql.ref('t'))} ORDER BY t.name, t.id`)
  const words = starterWords[actor.language]
  const entrances = points.filter((point) => point.leads_in)
  const visitor: readonly PersonKind[] = ['visitor']
  const rules = [
    proposed('insiders', await insidersName(context), ['resident', 'employee'], points),
    proposed(
      'visitors',
      words.visitors,
      visitor,
      entrances.filter((point) => point.tower_id === null),
    ),
    ...towers.map((tower) => ({
      ...proposed(
        `visitors-${tower.id}`,
        words.visitorsOf(tower.name),
        visitor,
        entrances.filter((point) => point.tower_id === tower.id),
      ),
      towers: [titled(tower)],
    })),
  ]
  return rules.filter((rule) => rule.points.length > 0)
}

const titled = ({ id, name }: Tower) => ({ id, title: name, deleted: false })

const proposed = (
  key: string,
  name: string,
  kinds: readonly PersonKind[],
  points: readonly Point[],
): ProposedRule => ({
  key,
  name: name.slice(0, NAME_MAX),
  kinds: [...kinds],
  towers: [],
  points: points.map(titled),
})

/** Names the people who live and work in a company, by the words of its segment. */
async function insidersName({ queries, actor }: TenantContext): Promise<string> {
  const { tenantId, language } = actor
  const segment = (await readSegment(queries, tenantId)) ?? { base: 'condominium', terms: {} }
  const pluralOf = (term: 'resident' | 'employee') => termWords(language, segment, term).plural
  const employees = pluralOf('employee').toLocaleLowerCase(language)
  return starterWords[language].insiders(pluralOf('resident'), employees)
}
