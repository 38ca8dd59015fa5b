import { countable, type KeptFigures } from '@portaria/contract/modules/gate/handovers'
import { sql } from 'kysely'
import type {
  DemonstrationPart,
  DemonstrationTools,
  Minutes,
} from '../../../parts/demonstration-part.ts'
import type { TenantContext } from '../../../platform/database/tenant-context.ts'
import { continueNumbers } from '../../companies/public/number-series.ts'

const HOUR = 60
const at = (minutes: number): Minutes => ({ minutes })

/** A past shift: its beginning and end, in minutes from the moment of loading. */
type Shift = {
  from: number
  to: number
  notes: string
  counted: number
  countNote?: string
  remark?: string
  figures: Pick<KeptFigures, 'parcels' | 'visits'>
}

const shifts: readonly Shift[] = [
  {
    from: -37 * HOUR,
    to: -25 * HOUR,
    notes: 'Portão da garagem fechando devagar; a manutenção foi chamada e vem amanhã cedo.',
    counted: 4,
    figures: {
      parcels: [{ kind: 'parcel', place: 'desk', count: 4, overdue: 1 }],
      visits: { inside: 2, waiting: 0, overstayed: 0, blocked: 0 },
    },
  },
  {
    from: -25 * HOUR,
    to: -13 * HOUR,
    notes: 'Lâmpada da entrada de serviço queimada. Manutenção do portão confirmada para as 9h.',
    counted: 4,
    countNote: 'Uma está na sala da administração, a pedido do síndico.',
    remark: 'A caixa foi achada na sala da administração e voltou à prateleira.',
    figures: {
      parcels: [
        { kind: 'parcel', place: 'desk', count: 4, overdue: 1 },
        { kind: 'parcel', place: 'cabinet', count: 1, overdue: 0 },
      ],
      visits: { inside: 1, waiting: 0, overstayed: 1, blocked: 0 },
    },
  },
]

/** Writes the gate's book, kept by the people at the desk. */
export const writeHandovers: DemonstrationPart = async ({ tenantId, desk }, tools) => {
  const next = desk?.next
  if (!desk || !next) return
  const ids = tools.ids(`handovers of ${tenantId}`)
  const made = shifts.map((shift, nth) => ({ shift, id: ids.id(), number: String(nth + 1) }))
  await tools.asSystem((context) => insertHandovers(context, tools, made, [desk.first, next]))
}

type Made = { readonly shift: Shift; readonly id: string; readonly number: string }

async function insertHandovers(
  context: TenantContext,
  { insert }: DemonstrationTools,
  made: readonly Made[],
  [outgoingId, incomingId]: readonly [string, string],
): Promise<void> {
  const { queries, actor } = context
  const isThere = await queries.first(sql`
    SELECT 1 FROM handovers WHERE tenant_id = ${actor.tenantId} LIMIT 1`)
  if (isThere) return
  const rows = made.map(({ shift, id, number }) => ({
    id,
    number,
    post: 'Portaria',
    state: 'done',
    starts_at: at(shift.from),
    ends_at: at(shift.to),
    outgoing_id: outgoingId,
    incoming_id: incomingId,
    notes: shift.notes,
    parcels_counted: shift.counted,
    parcels_expected: countable(shift.figures),
    count_note: shift.countNote ?? null,
    left_at: at(shift.to),
    received_at: at(shift.to + 6),
    remark: shift.remark ?? null,
  }))
  await insert(context, 'handovers', rows)
  const figures = made.map(({ shift, id }, nth) => ({
    handover_id: id,
    taken_at: at(shift.to),
    previous_id: made[nth - 1]?.id ?? null,
    figures: { ...shift.figures, loans: [], doors: [], alerts: 0, departures: 0 },
  }))
  await insert(context, 'handover_figures', figures)
  await continueNumbers(context, 'handovers', rows.length)
}
