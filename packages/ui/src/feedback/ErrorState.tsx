import { TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { EmptyState } from './EmptyState.tsx'

export interface ErrorStateProps {
  title: string
  /** The error and the next step, in the server's words. */
  text?: ReactNode
  /** A button, for example to try again. */
  action?: ReactNode
  className?: string
}

/** Shown instead of content that failed to load; announced immediately. */
export function ErrorState(props: ErrorStateProps) {
  return (
    <div role="alert">
      <EmptyState icon={TriangleAlert} tone="danger" {...props} />
    </div>
  )
}
