import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

export interface ErrorStateProps {
  title: string
  /** What happened and what to do next, in the words of the server. */
  text?: ReactNode
  /** For example a button that tries again. */
  action?: ReactNode
  className?: string
}

/** Shown in place of what failed to load; announced at once. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} tone="danger" {...props} />
    </div>
  )
}
