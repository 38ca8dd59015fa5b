import { DemoHost } from '@portaria/demo-apps/host/DemoHost'
import { useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useNameTab } from '../../platform/page-title.ts'
import { Brand } from '../../shell/Brand.tsx'

/** Wraps a component of the demo apps in a `DemoHost` with the parts of this app. */
export function inDemoHost(Component: ComponentType): ComponentType {
  return function InDemoHost() {
    const nameTab = useNameTab()
    const searchParams: Readonly<Record<string, string>> = useSearch({ strict: false })
    return (
      <DemoHost nameTab={nameTab} searchParams={searchParams} Brand={Brand}>
        <Component />
      </DemoHost>
    )
  }
}
