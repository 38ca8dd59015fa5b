import * as z from 'zod/mini'

/** What a unit has now that a building's picture shows, each counted by the module whose rows they are. */
export const unitCounts = ['inside', 'parcels', 'alerts'] as const

export type UnitCount = (typeof unitCounts)[number]

const buildingUnit = z.object({
  id: z.uuid(),
  number: z.string(),
  floor: z.nullable(z.int()),
  /** Whether somebody lives there today. */
  occupied: z.boolean(),
  /** Visits that are inside, parcels that are held, and alerts of who lives there that are not closed. */
  inside: z.int(),
  parcels: z.int(),
  alerts: z.int(),
})

/** `GET /buildings/{id}`: a tower with its units as they are now, ordered by their numbers. */
export const buildingAnswer = z.object({
  data: z.object({ id: z.uuid(), name: z.string(), units: z.array(buildingUnit) }),
})

export type Building = z.output<typeof buildingAnswer>['data']
export type BuildingUnit = Building['units'][number]
