import { Spinner } from '@portaria/ui/display/Spinner'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { type ReactNode, Suspense } from 'react'

/** The cache of the mock's answers, apart from the product's: nothing but a demo app changes them. */
const queries = new QueryClient({
  defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } },
})

/** Stands around whatever of the demo apps is shown. */
export function DemoRoom({ children }: { children: ReactNode }) {
  return (
    <QueryClientProvider client={queries}>
      <Suspense fallback={<Waiting />}>{children}</Suspense>
    </QueryClientProvider>
  )
}

function Waiting() {
  const { texts } = useUi()
  return (
    <output className="flex min-h-60 flex-1 items-center justify-center">
      <Spinner className="size-5 text-accent-ink" />
      <span className="sr-only">{texts.loading}</span>
    </output>
  )
}
