import type {
  DepartureThing,
  LeavingRegister,
} from '@portaria/contract/modules/departures/departures'
import { newId } from '@portaria/contract/value-types/uuid'
import { sql } from 'kysely'
import type { DecidedThing } from '../../parts/thing-kind.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import type { Decided } from './decisions.ts'
import type { Things } from './thing-kinds.ts'

/** A planned departure under its lock. */
export type OpenDeparture = {
  readonly id: string
  readonly register: LeavingRegister
  readonly person_id: string
  readonly apartment_id: string | null
  readonly last_day: string
}

/** A thing that waits for its day. */
export type OpenItem = DecidedThing & { id: string; kind: DepartureThing }

/** Writes the things of a departure; those of guests without their names. */
export async function writeItems(
  { queries, actor }: TenantContext,
  kinds: Things,
  departureId: string,
  things: readonly Decided[],
): Promise<void> {
  const rows = things.map((thing) => ({
    ...thing,
    id: newId(),
    title: kinds.of(thing.kind).namesGuest ? null : thing.title,
  }))
  await queries.count(sql`
    INSERT INTO departure_items
      (tenant_id, id, departure_id, kind, thing_id, person_id, title, choice, to_id, last_day)
    SELECT ${actor.tenantId}, r.id, ${departureId}, r.kind, r.thing_id, r.person_id, r.title, r.choice,
      r.to_id, r.last_day
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS r (id uuid, kind text, thing_id uuid,
      person_id uuid, title text, choice text, to_id uuid, last_day date)`)
}
