import { prepare } from '@portaria/demo-apps/page-back-end'
import type { ComponentType } from 'react'

export type SamplePageParts = {
  readonly load: () => Promise<ComponentType>
  /** The path of the calls that the page makes first. */
  readonly backEnd?: string | undefined
  /** Whether the panel of chats stands at the end of the line. */
  readonly hasPanel?: boolean
}

/** A page of the demo apps under the line that says so; all that it needs is fetched at once. */
export async function underSampleLine(parts: SamplePageParts): Promise<ComponentType> {
  const { load, backEnd, hasPanel = false } = parts
  const [Page, { SampleLine }, panel] = await Promise.all([
    load(),
    import('@portaria/demo-apps/sample-line/SampleLine'),
    hasPanel ? import('@portaria/demo-apps/chat/ChatPanel') : null,
    backEnd === undefined ? null : prepare(backEnd),
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
