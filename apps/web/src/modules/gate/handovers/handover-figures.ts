import type { HandoverFigures } from '@portaria/contract/modules/gate/handovers'
import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'

const isFigures = (value: unknown): value is HandoverFigures =>
  isObject(value) && Array.isArray(value['parcels'])

/** Reads the figures from a handover's record; null if none were kept. */
export const figuresIn = ({ figures }: RegisterRecord): HandoverFigures | null =>
  isFigures(figures) ? figures : null
