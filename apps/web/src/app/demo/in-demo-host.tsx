import { DemoHost } from '@portaria/demo-apps/host/DemoHost'
import { startAnew } from '@portaria/demo-apps/start-anew'
import { useMatches, useRouter, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useNameTab } from '../../platform/page-title.ts'
import { onSessionEnd } from '../../platform/session/session.store.ts'
import { Brand } from '../../shell/Brand.tsx'

// What one person did in the demo apps is not there for the next.
onSessionEnd(startAnew)

/** Wraps a component of the demo apps in a `DemoHost` with the parts of this app. */
export function inDemoHost(Component: ComponentType): ComponentType {
  return function InDemoHost() {
    const nameTab = useNameTab()
    const searchParams: Readonly<Record<string, string>> = useSearch({ strict: false })
    const path = useDemoPath()
    const router = useRouter()
    return (
      <DemoHost
        nameTab={nameTab}
        searchParams={searchParams}
        path={path}
        go={(href, options) => void router.navigate({ href, ...options })}
        Brand={Brand}
      >
        <Component />
      </DemoHost>
    )
  }
}

/** The address of the shown page; not of the address bar, where the next one stands before it may be opened. */
export function useDemoPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') ?? '' })
}
