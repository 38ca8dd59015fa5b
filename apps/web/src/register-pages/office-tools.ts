import type { Role } from '@portaria/contract/actors/roles'
import { useOnPhone } from '../platform/on-phone.ts'
import { useRegister } from './register-context.tsx'

/** Whether a role works on registers, instead of looking after a home or its own visits. */
export const worksOnRegisters = (role: Role): boolean =>
  role !== 'condomino' && role !== 'service_provider'

/**
 * Whether a list has the tools of an office: selection, columns, density, saved views, spreadsheets
 * and menus of rows. On phones, residents and providers get cards without them (interface §43).
 */
export function useOfficeTools(): boolean {
  const { role } = useRegister()
  const onPhone = useOnPhone()
  return worksOnRegisters(role) || !onPhone
}
