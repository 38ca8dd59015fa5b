import * as z from 'zod/mini'
import { moment } from '../../schemas/api-components.ts'
import { parcelKinds, parcelPlaces } from '../custody/parcels.ts'

/**
 * Whether the incoming person found the items that the outgoing one had counted; null before the
 * first signature.
 */
export const handoverAgreements = ['agrees', 'count_differs', 'remarked'] as const

/**
 * Troubles of a door: it stands open, or events behind it are unknown. `silent` applies to a whole
 * locker whose gateway does not answer.
 */
export const doorTroubles = ['open', 'disagrees', 'unknown', 'silent'] as const

const parcelGroup = z.object({
  kind: z.enum(parcelKinds),
  place: z.enum(parcelPlaces),
  count: z.number(),
  overdue: z.number(),
})

const lentItem = z.object({
  id: z.uuid(),
  item_name: z.string(),
  cabinet: z.object({ id: z.uuid(), title: z.string() }),
  lent_at: moment,
  due_at: z.nullable(moment),
  overdue: z.boolean(),
})

const doorInTrouble = z.object({
  locker: z.object({ id: z.uuid(), title: z.string() }),
  /** Null for the whole locker. */
  door: z.nullable(z.number()),
  trouble: z.enum(doorTroubles),
})

/** The figures of a handover, without names, as stored from the first signature on. */
export const keptFigures = z.object({
  parcels: z.array(parcelGroup),
  loans: z.array(lentItem),
  visits: z.object({
    inside: z.number(),
    waiting: z.number(),
    overstayed: z.number(),
    /** Blocked visitors, among those inside and waiting. */
    blocked: z.number(),
  }),
  /** Open alerts of panic. */
  alerts: z.number(),
  doors: z.array(doorInTrouble),
  /** People who leave the company today. */
  departures: z.number(),
})

/**
 * The figures that a handover's record shows beside its fields: current ones while the handover is
 * open, afterwards those at the first signature.
 */
export const handoverFigures = z.object({
  ...keptFigures.shape,
  taken_at: moment,
  loans: z.array(z.object({ ...lentItem.shape, borrower: z.string() })),
  /** The last signed handover of the post. */
  previous: z.nullable(
    z.object({
      id: z.uuid(),
      number: z.string(),
      notes: z.nullable(z.string()),
      remark: z.nullable(z.string()),
    }),
  ),
})

export type KeptFigures = z.output<typeof keptFigures>
export type HandoverFigures = z.output<typeof handoverFigures>

/** Returns the number of waiting parcels to count by hand: those behind doors are not counted. */
export const countable = ({ parcels }: Pick<KeptFigures, 'parcels'>): number =>
  parcels.reduce((sum, { place, count }) => (place === 'locker' ? sum : sum + count), 0)
