import { type LazyPart, lazyPart } from '@portaria/ui/lazy/lazyPart'
import type { ComponentType } from 'react'
import { LoadingPage } from '../LoadingPage.tsx'

/**
 * Makes a part of the product's own pages from a component of the demo apps, loaded when first
 * shown.
 */
export function lazyDemo(load: () => Promise<ComponentType>): LazyPart<object> {
  const Loaded = lazyPart(async () => {
    const [{ inDemoHost }, Component] = await Promise.all([import('./in-demo-host.tsx'), load()])
    return inDemoHost(Component)
  })
  const LazyDemo = () => <Loaded fallback={<LoadingPage />} />
  return Object.assign(LazyDemo, { fetch: Loaded.fetch })
}
