import { dayAfter } from '@portaria/contract/value-types/date'
import { sql } from 'kysely'
import type { TenantContext } from '../../../../platform/database/tenant-context.ts'
import { together } from '../../../../platform/database/together.ts'
import type { SecretSeal } from '../../../../platform/sealed-secret.ts'
import { isActiveRow } from '../../../../register-endpoints/live-rows.ts'
import { readCompanyCard } from '../../../companies/public/companies.ts'
import { holidaysAmong } from '../../../companies/public/holidays.ts'
import { readLocalMoment } from '../../../companies/public/local-moment.ts'
import type { PassKeys } from '../../../visits/public/pass-keys.ts'
import { isBlocked } from '../../../visits/public/visitors.ts'
import { readVisitSettings } from '../../../visits/public/visits.ts'
import { readRules } from '../../decisions/point-rules.ts'
import { isInterlockOf, orderAt } from '../../decisions/points.ts'
import { profileNamed } from '../reader-profiles.ts'
import type { ListedRule, ListInput, ReaderInUse } from './list-input.ts'
import { readBearers } from './read-bearers.ts'
import { readListedPasses } from './read-passes.ts'
import type { Subject } from './reader-numbers.ts'

/** The keys by which the credentials of lists are worked out. */
export type ListTools = { readonly passes: PassKeys; readonly ownPins: SecretSeal }

/** Days of the calendar that a reader is told: thirteen months. */
const CALENDAR_DAYS = 396

/** Reads what the lists of some readers depend on, in a number of statements that is always the same. */
export async function readListInput(
  context: TenantContext,
  { passes: keys, ownPins }: ListTools,
  equipmentIds: readonly string[],
  subjects: readonly Subject[] | 'all',
): Promise<ListInput> {
  const { queries, actor } = context
  const moment = await readLocalMoment(context, { withHolidays: false })
  const people = subjects === 'all' ? 'everybody' : subjects.flatMap(personIn)
  const passIds = subjects === 'all' ? 'all' : subjects.flatMap(passIn)
  const calendar = Array.from({ length: CALENDAR_DAYS }, (_, nth) => dayAfter(moment.day, nth))
  const [company, settings, readers, rules, holidays, bearers, passes, block] = await together(
    readCompanyCard(context),
    readVisitSettings(context),
    readReaders(context, equipmentIds),
    readListedRules(context),
    holidaysAmong(queries, actor.tenantId, calendar),
    readBearers(ownPins, context, people, moment.day),
    readListedPasses(keys, context, passIds),
    queries.one(sql<{ ends: Date | null }>`
      SELECT min(b.blocked_until) AS ends FROM visitors b
      WHERE b.tenant_id = ${actor.tenantId} AND b.deleted_at IS NULL AND ${isBlocked(sql.ref('b'))}`),
  )
  return {
    now: moment.at,
    zone: company.time_zone,
    toleranceMin: settings.tolerance_min,
    readers,
    rules,
    holidays: [...holidays].toSorted(),
    people: bearers,
    passes,
    blockEndsAt: block.ends,
  }
}

const personIn = ({ kind, id }: Subject) => (kind === 'pass' ? [] : [{ kind, id }])
const passIn = ({ kind, id }: Subject) => (kind === 'pass' ? [id] : [])

type ReaderRow = Pick<ReaderInUse, 'equipmentId' | 'points'> & { readonly profile: string | null }

/** Those of some readers that are in use and spoken to, with their active points. */
async function readReaders(
  { queries, actor }: TenantContext,
  ids: readonly string[],
): Promise<ReaderInUse[]> {
  const rows = await queries.all(sql<ReaderRow>`
    SELECT e.id AS "equipmentId", r.profile, coalesce((
      SELECT json_agg(json_build_object('id', p.id, 'door', coalesce(p.channel, 1),
        'direction', p.direction,
        'isLocked', coalesce(${orderAt(sql.ref('p'))} = 'locked', false),
        'hasInterlock', EXISTS (SELECT FROM access_interlocks k
          WHERE ${isInterlockOf(sql.ref('p'))})) ORDER BY p.id)
      FROM access_points p
      WHERE p.tenant_id = e.tenant_id AND p.equipment_id = e.id AND ${isActiveRow(sql.ref('p'))}),
      '[]'::json) AS points
    FROM equipment e
    LEFT JOIN access_readers r ON r.tenant_id = e.tenant_id AND r.equipment_id = e.id
    WHERE e.tenant_id = ${actor.tenantId} AND e.id = ANY(${[...ids]}::uuid[])
      AND ${isActiveRow(sql.ref('e'))} AND e.driver <> 'none'`)
  return rows.map(({ profile, ...reader }) => ({ ...reader, lacks: lackedBy(profile) }))
}

/** The kinds that a model cannot hold; as long as it is not known, faces alone. */
function lackedBy(name: string | null): ReaderInUse['lacks'] {
  const profile = profileNamed(name)
  if (!profile) return ['face']
  return [
    ...(profile.qrModule === null ? (['qr'] as const) : []),
    ...(profile.hasPins ? [] : (['pin'] as const)),
    ...(profile.hasFaces ? [] : (['face'] as const)),
  ]
}

/** All active rules of points in use, whoever they are for: schedules do not depend on people. */
async function readListedRules(context: TenantContext): Promise<ListedRule[]> {
  const inUse = sql`EXISTS (SELECT 1 FROM access_points p
    WHERE p.tenant_id = r.tenant_id AND p.id = r.point_id AND ${isActiveRow(sql.ref('p'))})`
  const rows = await readRules(context, inUse, 'everybody')
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap((same) => {
    const [rule] = same
    return rule ? [{ ...rule, point_ids: same.map(({ point_id }) => point_id) }] : []
  })
}
