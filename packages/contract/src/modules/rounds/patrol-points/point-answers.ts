import * as z from 'zod/mini'

/** Labels that one sheet has at most. */
export const LABELS_MAX = 200

/** The points whose labels are printed. */
export const labelsBody = z.strictObject({
  ids: z.array(z.uuid()).check(z.minLength(1), z.maxLength(LABELS_MAX)),
})

/** A point's label: what is printed beside the code that is scanned. */
const pointLabel = z.object({
  id: z.uuid(),
  name: z.string(),
  place: z.string(),
  code_number: z.number(),
  code: z.string(),
})

export const labelsAnswer = z.object({ data: z.array(pointLabel) })

export type PointLabel = z.infer<typeof pointLabel>
export type LabelsAnswer = z.infer<typeof labelsAnswer>

/** The code that holds from now on, by its number. */
export const renewedCode = z.object({ code_number: z.number() })

export type RenewedCode = z.infer<typeof renewedCode>
