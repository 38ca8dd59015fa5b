import * as z from 'zod/mini'
import { idList } from '../../../schemas/typed-fields.ts'

/** Limit of labels on one sheet. */
export const LABELS_MAX = 200

/** The points whose labels are printed. */
export const labelsBody = z.strictObject({
  ids: idList(LABELS_MAX),
})

/** A point's label: the text printed beside the code to scan. */
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

/** The number of the new valid code. */
export const renewedCode = z.object({ code_number: z.number() })

export type RenewedCode = z.infer<typeof renewedCode>
