import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import type { ReactNode } from 'react'
import { useRole, useSession } from '../platform/session/use-session.ts'
import { ChooseCompanyState } from '../shell/ChooseCompanyState.tsx'
import { RegisterProvider } from './register-context.tsx'

export interface RegisterPageProps {
  register: AnyRegister
  children: ReactNode
}

/** Wraps a page of a register; asks for a company first if the register's rows belong to one. */
export function RegisterPage({ register, children }: RegisterPageProps) {
  const role = useRole()
  const { tenantId } = useSession()
  if (role === null) return null
  if (tenantId === null && register.scope === 'tenant') return <ChooseCompanyState />
  return <RegisterProvider {...{ register, role }}>{children}</RegisterProvider>
}
