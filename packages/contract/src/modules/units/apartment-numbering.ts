import * as z from 'zod/mini'

/**
 * Numbering patterns of a tower's apartments: `floor_unit` writes the floor and two digits of the
 * unit (101 … 2008), `sequence` counts through (1 … 160).
 */
export const numberingPatterns = ['floor_unit', 'sequence'] as const

export type NumberingPattern = (typeof numberingPatterns)[number]

/** The body of `POST /towers/{id}/generate-apartments`; `preview` writes nothing. */
export const generateApartmentsSchema = z.strictObject({
  floors: z.int().check(z.minimum(1), z.maximum(200)),
  units_per_floor: z.int().check(z.minimum(1), z.maximum(99)),
  first_floor: z.optional(z.int().check(z.minimum(-10), z.maximum(200))),
  pattern: z.enum([...numberingPatterns]),
  prefix: z.optional(z.string().check(z.maxLength(10))),
  preview: z.boolean(),
})

export type GenerateApartments = z.infer<typeof generateApartmentsSchema>

/** The answer of `generate-apartments`: the new numbers, and the existing ones. */
export const generatedApartments = z.object({
  create: z.array(z.string()),
  existing: z.array(z.string()),
})

export type GeneratedApartments = z.infer<typeof generatedApartments>

/** One numbered apartment. */
export type NumberedApartment = { number: string; floor: number }

/** Numbers the apartments of floors × units, in order. */
export function numberApartments(plan: Omit<GenerateApartments, 'preview'>): NumberedApartment[] {
  const first = plan.first_floor ?? 1
  const floors = Array.from({ length: plan.floors }, (_, index) => first + index)
  return floors.flatMap((floor, floorIndex) =>
    Array.from({ length: plan.units_per_floor }, (_, unit) => {
      const counted = floorIndex * plan.units_per_floor + unit + 1
      const number =
        plan.pattern === 'sequence' ? `${counted}` : `${floor}${String(unit + 1).padStart(2, '0')}`
      return { number: `${plan.prefix ?? ''}${number}`, floor }
    }),
  )
}
