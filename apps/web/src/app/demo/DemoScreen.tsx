import { type LazyPart, lazyPart } from '@portaria/ui/lazy/lazyPart'
import { createElement } from 'react'
import { demoAppPaths } from './demo-paths.ts'
import { demoScreens, findDemoScreen, type DemoScreen as Screen } from './demo-screens.ts'
import { inDemoHost, useDemoPath } from './in-demo-host.tsx'
import { underSampleLine } from './under-sample-line.tsx'

/** By how it is loaded: all addresses of one app are one component, which stays while they change. */
const components = new Map<Screen['load'], LazyPart<object>>(
  demoScreens.map(({ path, load, backEnd }) => [
    load,
    lazyPart(async () =>
      inDemoHost(
        isSample(path)
          ? await underSampleLine({ load, backEnd, hasPanel: hasPanel(path) })
          : await load(),
      ),
    ),
  ]),
)

/** The catalogues of the design system show what there is; every other page is invented. */
function isSample(path: string): boolean {
  return !path.startsWith('/ui/')
}

/** All apps have the panel of chats but the chat itself. */
function hasPanel(path: string): boolean {
  return path.startsWith('/apps/') && path !== demoAppPaths.chat
}

const componentAt = (path: string) => {
  const load = findDemoScreen(path)?.load
  return load && components.get(load)
}

/** Fetches the page at a path, so that it is there when it is shown. */
export const fetchDemoScreen = async (path: string) => componentAt(path)?.fetch()

/** The page of the demo apps at the present address. */
export function DemoScreen() {
  const component = componentAt(useDemoPath())
  return component === undefined ? null : createElement(component)
}
