import type { RegisterName } from '@portaria/contract/modules/names'

/** What a new record begins with, also the next of many: what most of a register are. */
export const initialValues: {
  readonly [Name in RegisterName]?: Readonly<Record<string, unknown>>
} = {
  handovers: { post: 'Portaria' },
  parcels: { kind: 'parcel', place: 'desk' },
}
