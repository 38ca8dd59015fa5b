import type { HandoverFigures, KeptFigures } from '@portaria/contract/modules/gate/handovers'
import type { handovers } from '@portaria/contract/modules/gate/handovers/handovers'
import { sql } from 'kysely'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import type { RowOf } from '../../../register-endpoints/typed-rows.ts'
import { readBorrowers, readLoans } from '../../cabinets/public/lent-items.ts'
import { todayOf } from '../../companies/public/company-day.ts'
import { isSilent } from '../../custody/public/locker-reach.ts'
import { isHeldRow } from '../../custody/public/parcels.ts'
import { visitMarks } from '../../visits/public/visit-marks.ts'
import { readVisitSettings } from '../../visits/public/visits.ts'

type Row = RowOf<typeof handovers>
type OfPost = Pick<Row, 'id' | 'post'>
type Previous = NonNullable<HandoverFigures['previous']>

/** Returns the figures of a handover: current while it is open, as signed afterwards. */
export async function figuresOf(
  context: TenantContext,
  handover: Row,
): Promise<HandoverFigures | undefined> {
  if (handover.state === 'open') return shown(context, await liveFigures(context, handover))
  const kept = await context.queries.first(sql<Kept>`
    SELECT taken_at, previous_id, figures FROM handover_figures
    WHERE tenant_id = ${context.actor.tenantId} AND handover_id = ${handover.id}`)
  return kept && shown(context, kept)
}

type Kept = { taken_at: Date; previous_id: string | null; figures: KeptFigures }

/** Stores the current figures once: with the first signature. */
export async function keepFigures(context: TenantContext, handover: OfPost): Promise<KeptFigures> {
  const { taken_at, previous_id, figures } = await liveFigures(context, handover)
  await context.queries.count(sql`
    INSERT INTO handover_figures (tenant_id, handover_id, taken_at, previous_id, figures)
    VALUES (${context.actor.tenantId}, ${handover.id}, ${taken_at}, ${previous_id}::uuid,
      ${JSON.stringify(figures)}::jsonb)`)
  return figures
}

/** Reads the last signed handover of a post, other than its own; undefined if there is none. */
export const lastOfPost = ({ queries, actor }: TenantContext, { id, post }: OfPost) =>
  queries.first(sql<{ id: string; ends_at: Date | null }>`
    SELECT h.id, h.ends_at FROM handovers h
    WHERE h.tenant_id = ${actor.tenantId} AND search_normal(h.post) = search_normal(${post})
      AND h.left_at IS NOT NULL AND h.id <> ${id}
    ORDER BY h.left_at DESC LIMIT 1`)

async function liveFigures(context: TenantContext, handover: OfPost): Promise<Kept> {
  const { now } = await context.queries.one(sql<{ now: Date }>`SELECT now() AS now`)
  const loans = await readLoans(context)
  const figures = {
    parcels: await readParcels(context),
    // The figures hold no borrowers: they are read from the loans, so that erasing a name there is
    // enough.
    loans: loans.map(({ borrower: _borrower, item_id: _item, ...loan }) => loan),
    visits: await readVisits(context),
    doors: await readDoors(context),
    ...(await readCounts(context)),
  }
  return { taken_at: now, previous_id: (await lastOfPost(context, handover))?.id ?? null, figures }
}

async function shown(
  context: TenantContext,
  { taken_at, previous_id, figures }: Kept,
): Promise<HandoverFigures> {
  const { queries, actor } = context
  const borrowers = await readBorrowers(
    context,
    figures.loans.map(({ id }) => id),
  )
  const previous = await queries.first(sql<Previous>`
    SELECT id, number, notes, remark FROM handovers
    WHERE tenant_id = ${actor.tenantId} AND id = ${previous_id}::uuid`)
  return {
    ...figures,
    taken_at: taken_at.toISOString(),
    loans: figures.loans.map((loan) => ({ ...loan, borrower: borrowers.get(loan.id) ?? '' })),
    previous: previous ?? null,
  }
}

const readParcels = ({ queries, actor }: TenantContext) =>
  queries.all(sql<KeptFigures['parcels'][number]>`
    SELECT p.kind, p.place, count(*)::int AS count,
      (count(*) FILTER (WHERE p.due_at < now()))::int AS overdue
    FROM parcels p
    WHERE p.tenant_id = ${actor.tenantId} AND ${isHeldRow(sql.ref('p'))}
    GROUP BY 1, 2 ORDER BY 2, 1`)

async function readVisits(context: TenantContext): Promise<KeptFigures['visits']> {
  const { overstay_min: limits } = await readVisitSettings(context)
  const { blocked, overstayed } = visitMarks(context.actor, limits)
  return context.queries.one(sql<KeptFigures['visits']>`
    SELECT (count(*) FILTER (WHERE v.state = 'inside'))::int AS inside,
      (count(*) FILTER (WHERE v.state <> 'inside'))::int AS waiting,
      (count(*) FILTER (WHERE ${overstayed}))::int AS overstayed,
      (count(*) FILTER (WHERE ${blocked}))::int AS blocked
    FROM visits v
    WHERE v.tenant_id = ${context.actor.tenantId} AND v.deleted_at IS NULL
      AND v.state IN ('waiting', 'authorised', 'inside')`)
}

const readCounts = ({ queries, actor }: TenantContext) =>
  queries.one(sql<Pick<KeptFigures, 'alerts' | 'departures'>>`
    SELECT (SELECT count(*)::int FROM panic_alerts a
        WHERE a.tenant_id = ${actor.tenantId} AND a.state <> 'closed'
          -- A handover is read by people from whom a silent one is hidden.
          AND NOT a.silent AND a.source <> 'drill') AS alerts,
      (SELECT count(*)::int FROM departures d
        WHERE d.tenant_id = ${actor.tenantId} AND d.state = 'planned'
          AND d.last_day = ${todayOf(actor)}) AS departures`)

/**
 * Reads doors that stand open, whose sensor and register disagree, or with insufficient readings,
 * and lockers whose gateway does not answer.
 */
async function readDoors({ queries, actor }: TenantContext): Promise<KeptFigures['doors']> {
  type Found = Omit<KeptFigures['doors'][number], 'locker'> & { id: string; title: string }
  const rows = await queries.all(sql<Found>`
    SELECT * FROM (
      SELECT l.id, l.name AS title, d.number AS door, CASE
        WHEN d.latch = 'open' THEN 'open'
        WHEN w.disagrees_since IS NOT NULL THEN 'disagrees'
        WHEN EXISTS (SELECT 1 FROM door_commands c
          WHERE c.tenant_id = d.tenant_id AND c.locker_id = d.locker_id AND c.door = d.number
            AND c.state = 'unknown' AND c.over_at IS NULL) THEN 'unknown' END AS trouble
      FROM locker_doors d
      JOIN lockers l ON l.tenant_id = d.tenant_id AND l.id = d.locker_id
      LEFT JOIN door_readings w ON w.tenant_id = d.tenant_id AND w.locker_id = d.locker_id
        AND w.door = d.number
      WHERE d.tenant_id = ${actor.tenantId} AND l.deleted_at IS NULL AND l.status = 'ATIVO'
      UNION ALL
      SELECT l.id, l.name AS title, NULL AS door, 'silent' AS trouble FROM lockers l
      WHERE l.tenant_id = ${actor.tenantId} AND l.deleted_at IS NULL AND l.status = 'ATIVO'
        AND ${isSilent(sql.ref('l'))}) found
    WHERE trouble IS NOT NULL ORDER BY title COLLATE natural_order, door NULLS FIRST LIMIT 500`)
  return rows.map(({ id, title, door, trouble }) => ({ locker: { id, title }, door, trouble }))
}
