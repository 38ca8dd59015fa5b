import { Spinner } from '@portaria/ui/display/Spinner'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'
import { queries } from './query-cache.ts'
import { DemoHostContext, type DemoHostParts } from './use-demo-host.ts'

export interface DemoHostProps extends DemoHostParts {
  children: ReactNode
}

/** Wraps everything that is shown of the demo apps, and gives it what it needs of the app. */
export function DemoHost({ children, ...parts }: DemoHostProps) {
  return (
    <DemoHostContext value={parts}>
      <QueryClientProvider client={queries}>
        <Suspense fallback={<Loading />}>{children}</Suspense>
      </QueryClientProvider>
    </DemoHostContext>
  )
}

function Loading() {
  const { texts } = useUi()
  return (
    <output className="flex min-h-60 flex-1 items-center justify-center">
      <Spinner className="size-5 text-accent-ink" />
      <span className="sr-only">{texts.loading}</span>
    </output>
  )
}
