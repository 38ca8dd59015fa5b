import { useMatches } from '@tanstack/react-router'
import { type ComponentType, createElement, lazy } from 'react'
import { demoScreens } from './demo-screens.ts'
import { inDemoHost } from './in-demo-host.tsx'

const components = new Map<string, ComponentType>(
  demoScreens.map(({ path, load }) => [
    path,
    lazy(async () => ({ default: inDemoHost(await load()) })),
  ]),
)

/** The page of the demo apps at the present address. */
export function DemoScreen() {
  // The match, not the address bar: the next page's address stands there before it may be opened.
  const path = useMatches({ select: (matches) => matches.at(-1)?.pathname.replace(/\/$/, '') })
  const screen = path === undefined ? undefined : components.get(path)
  return screen === undefined ? null : createElement(screen)
}
