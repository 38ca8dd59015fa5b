import type { RegisterName } from '@portaria/contract/define-register/register-names'

/**
 * Initial values of new records, which most rows of a register have; also used for each next record
 * when many are added.
 */
export const initialValues: {
  readonly [Name in RegisterName]?: Readonly<Record<string, unknown>>
} = {
  handovers: { post: 'Portaria' },
  parcels: { kind: 'parcel', place: 'desk' },
}
