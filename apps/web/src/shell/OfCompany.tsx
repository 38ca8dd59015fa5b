import type { ReactNode } from 'react'
import { useSession } from '../platform/session/use-session.ts'
import { ChooseCompanyState } from './ChooseCompanyState.tsx'

/** What one company has: a platform role that has chosen none is asked for one before anything is read. */
export function OfCompany({ children }: { children: ReactNode }) {
  const { tenantId } = useSession()
  return tenantId === null ? <ChooseCompanyState /> : children
}
