import { DemoHost } from '@portaria/demo-apps/host/DemoHost'
import { startAnew } from '@portaria/demo-apps/start-anew'
import { useMatches, useRouter, useSearch } from '@tanstack/react-router'
import type { ComponentType } from 'react'
import { useNameTab } from '../../platform/page-title.ts'
import { onSessionEnd } from '../../platform/session/session.store.ts'
import { Brand } from '../../shell/Brand.tsx'

// The next person must not see the demo data changed by another.
onSessionEnd(startAnew)

/** Wraps a component of the demo apps in a `DemoHost` with parts of this app. */
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

/**
 * The address of the page shown; the address bar already has the next one before it may be opened.
 */
export function useDemoPath(): string {
  return useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') ?? '' })
}
