import { useAfter } from '@portaria/ui/after'
import { Spinner } from '@portaria/ui/display/Spinner'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { queries } from './query-cache.ts'
import { DemoHostContext, type DemoHostParts } from './use-demo-host.ts'

export interface DemoHostProps extends DemoHostParts {
  children: ReactNode
}

/** Surrounds all content of the demo apps with the parts that they need of the app. */
export function DemoHost({ children, ...parts }: DemoHostProps) {
  return (
    <DemoHostContext value={parts}>
      <QueryClientProvider client={queries}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </QueryClientProvider>
    </DemoHostContext>
  )
}

/**
 * Milliseconds before loading is shown: the page's own back-end answers sooner, so that nothing
 * flashes.
 */
const SOON = 200

function Loading() {
  const { texts } = useUi()
  const isLate = useAfter(SOON)
  return (
    <output className="flex min-h-60 flex-1 items-center justify-center">
      {isLate && <Spinner className="size-5 text-accent-ink" />}
      <span className="sr-only">{texts.loading}</span>
    </output>
  )
}
