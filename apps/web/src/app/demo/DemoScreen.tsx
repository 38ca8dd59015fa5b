import { type LazyPart, lazyPart } from '@portaria/ui/lazy/lazyPart'
import { createElement } from 'react'
import { demoAppPaths } from './demo-paths.ts'
import { demoScreens, findDemoScreen, type DemoScreen as Screen } from './demo-screens.ts'
import { inDemoHost, useDemoPath } from './in-demo-host.tsx'
import { underSampleLine } from './under-sample-line.tsx'

/**
 * Components by loader: all addresses of one app share a component, which stays mounted while a
 * person moves among them.
 */
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

/** Whether a page is a sample: all except the catalogues of the design system, which are real. */
function isSample(path: string): boolean {
  return !path.startsWith('/ui/')
}

/** Whether a page has the panel of chats: all apps except the chat itself. */
function hasPanel(path: string): boolean {
  return path.startsWith('/apps/') && path !== demoAppPaths.chat
}

const componentAt = (path: string) => {
  const load = findDemoScreen(path)?.load
  return load && components.get(load)
}

/** Loads the page at a path, so that it can be shown at once. */
export const fetchDemoScreen = async (path: string) => componentAt(path)?.fetch()

/** The page of the demo apps at the current address. */
export function DemoScreen() {
  const component = componentAt(useDemoPath())
  return component === undefined ? null : createElement(component)
}
