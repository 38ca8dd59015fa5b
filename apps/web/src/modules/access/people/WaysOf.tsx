import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { Ways } from './Ways.tsx'

/** The points that a resident passes. */
export const WaysOfResident = (props: RecordSlotProps) => <Ways {...props} kind="resident" />

/** The points that an employee passes. */
export const WaysOfEmployee = (props: RecordSlotProps) => <Ways {...props} kind="employee" />

/** The points that a service provider passes. */
export const WaysOfProvider = (props: RecordSlotProps) => <Ways {...props} kind="provider" />
