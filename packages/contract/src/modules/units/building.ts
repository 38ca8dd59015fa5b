import * as z from 'zod/mini'

/** Counts of a unit that a building's picture shows, each by the module whose rows it counts. */
export const unitCounts = ['inside', 'parcels', 'alerts'] as const

export type UnitCount = (typeof unitCounts)[number]

const buildingUnit = z.object({
  id: z.uuid(),
  number: z.string(),
  floor: z.nullable(z.int()),
  /** Whether somebody lives there today. */
  occupied: z.boolean(),
  /** Visits inside, held parcels, and open alerts of the residents. */
  inside: z.int(),
  parcels: z.int(),
  alerts: z.int(),
})

/** `GET /buildings/{id}`: a tower with the current state of its units, ordered by their numbers. */
export const buildingAnswer = z.object({
  data: z.object({ id: z.uuid(), name: z.string(), units: z.array(buildingUnit) }),
})

export type Building = z.output<typeof buildingAnswer>['data']
export type BuildingUnit = Building['units'][number]
