import * as z from 'zod/mini'
import { referenceRead } from '../../../define-register/field-kinds/readable-half.ts'
import { moment } from '../../../schemas/api-components.ts'
import { photo } from '../../../schemas/photo.ts'
import { pointDirections } from '../access-points/access-points.ts'
import { readerStates } from '../readers/reader-words.ts'

/** Milliseconds for which the button of an opening is held, so that nobody opens by accident. */
export const OPENING_HOLD_MS = 2_000

/** A point in use as the monitor shows it. */
const monitorPoint = z.object({
  point: referenceRead,
  direction: z.enum(pointDirections),
  /** The area into which it leads. */
  area: z.nullable(z.string()),
  photo: z.nullable(photo),
  /** The state of its reader; null without one. */
  reader: z.nullable(z.enum(readerStates)),
  /** Since when its reader is silent or stopped. */
  since: z.nullable(moment),
})

/** `GET /access-monitor`: the points in use, by name. */
export const monitorAnswer = z.object({ data: z.array(monitorPoint) })

export type MonitorPoint = z.infer<typeof monitorPoint>
