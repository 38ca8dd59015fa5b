import { type ComponentType, lazy, Suspense } from 'react'
import { LoadingPage } from '../LoadingPage.tsx'

/** A component of the demo apps among the product's own, fetched when it is first shown. */
export function lazyDemo(load: () => Promise<ComponentType>): ComponentType {
  const Loaded = lazy(async () => {
    const [{ inDemoHost }, Component] = await Promise.all([import('./in-demo-host.tsx'), load()])
    return { default: inDemoHost(Component) }
  })
  return function LazyDemo() {
    return (
      <Suspense fallback={<LoadingPage />}>
        <Loaded />
      </Suspense>
    )
  }
}
