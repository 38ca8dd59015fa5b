import type { RegisterName } from '@portaria/contract/define-register/register-names'

/**
 * Initial values of new records, which are those of most rows of a register; also used for the next
 * of many.
 */
export const initialValues: {
  readonly [Name in RegisterName]?: Readonly<Record<string, unknown>>
} = {
  handovers: { post: 'Portaria' },
  parcels: { kind: 'parcel', place: 'desk' },
}
