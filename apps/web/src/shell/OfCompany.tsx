import type { ReactNode } from 'react'
import { useSession } from '../platform/session/use-session.ts'
import { ChooseCompanyState } from './ChooseCompanyState.tsx'

/** Shows content of one company; asks a platform role to choose one before anything is read. */
export function OfCompany({ children }: { children: ReactNode }) {
  const { tenantId } = useSession()
  return tenantId === null ? <ChooseCompanyState /> : children
}
