import { useMatches } from '@tanstack/react-router'
import { type ComponentType, createElement, lazy } from 'react'
import { demoScreens } from './demo-screens.ts'
import { inDemoHost } from './in-demo-host.tsx'

const components = new Map<string, ComponentType>(
  demoScreens.map(({ path, load }) => [
    path,
    lazy(async () => {
      const Page = await load()
      return { default: inDemoHost(isSample(path) ? await underSampleLine(Page) : Page) }
    }),
  ]),
)

/** The catalogues of the design system show what there is; every other page is invented. */
function isSample(path: string): boolean {
  return !path.startsWith('/ui/')
}

async function underSampleLine(Page: ComponentType): Promise<ComponentType> {
  const { SampleLine } = await import('@portaria/demo-apps/sample-line/SampleLine')
  return function SamplePage() {
    return (
      <>
        <SampleLine />
        <Page />
      </>
    )
  }
}

/** The page of the demo apps at the present address. */
export function DemoScreen() {
  // The match, not the address bar: the next page's address stands there before it may be opened.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') })
  const screen = path === undefined ? undefined : components.get(path)
  return screen === undefined ? null : createElement(screen)
}
