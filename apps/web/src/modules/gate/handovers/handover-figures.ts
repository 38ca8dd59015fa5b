import type { HandoverFigures } from '@portaria/contract/modules/gate/handovers'
import { isObject, type RegisterRecord } from '../../../register-pages/record.ts'

const isFigures = (value: unknown): value is HandoverFigures =>
  isObject(value) && Array.isArray(value['parcels'])

/** What a handover's record shows beside its fields; null where nothing was kept. */
export const figuresIn = ({ figures }: RegisterRecord): HandoverFigures | null =>
  isFigures(figures) ? figures : null
