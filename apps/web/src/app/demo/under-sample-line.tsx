import { prepare } from '@portaria/demo-apps/page-back-end'
import type { ComponentType } from 'react'

export type SamplePageParts = {
  readonly load: () => Promise<ComponentType>
  /** The base path of the first calls of the page. */
  readonly backEnd?: string | undefined
  /** Whether the line ends with the panel of chats. */
  readonly hasPanel?: boolean
}

/**
 * Puts a page of the demo apps below a line that marks it as a sample; everything it needs is
 * loaded in parallel.
 */
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
