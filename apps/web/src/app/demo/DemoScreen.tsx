import { type ComponentType, createElement, lazy } from 'react'
import { demoAppPaths } from './demo-paths.ts'
import { demoScreens, findDemoScreen, type DemoScreen as Screen } from './demo-screens.ts'
import { inDemoHost, useDemoPath } from './in-demo-host.tsx'

/** By how it is loaded: all addresses of one app are one component, which stays while they change. */
const components = new Map<Screen['load'], ComponentType>(
  demoScreens.map(({ path, load }) => [
    load,
    lazy(async () => {
      const Page = await load()
      return { default: inDemoHost(isSample(path) ? await underSampleLine(Page, path) : Page) }
    }),
  ]),
)

/** The catalogues of the design system show what there is; every other page is invented. */
function isSample(path: string): boolean {
  return !path.startsWith('/ui/')
}

/** Under the line of a sample page, which has the panel of chats in all apps but the chat itself. */
async function underSampleLine(Page: ComponentType, path: string): Promise<ComponentType> {
  const hasPanel = path.startsWith('/apps/') && path !== demoAppPaths.chat
  const [{ SampleLine }, panel] = await Promise.all([
    import('@portaria/demo-apps/sample-line/SampleLine'),
    hasPanel ? import('@portaria/demo-apps/chat/ChatPanel') : null,
  ])
  return function SamplePage() {
    return (
      <>
        <SampleLine>{panel && <panel.ChatPanel />}</SampleLine>
        <Page />
      </>
    )
  }
}

/** The page of the demo apps at the present address. */
export function DemoScreen() {
  const load = findDemoScreen(useDemoPath())?.load
  const screen = load === undefined ? undefined : components.get(load)
  return screen === undefined ? null : createElement(screen)
}
