import type { ReactNode } from 'react'
import { WhenSized } from './WhenSized.tsx'

export interface StoryAndFactsProps {
  /** What happens to the thing, or what it says. Nothing where there is none. */
  story: ReactNode
  /** Facts, in a quiet column: cards inside it have no frame. */
  facts: ReactNode
}

/**
 * The two columns of a record's page: its story in the middle and its facts at the end. Without a
 * story, facts take the width of both, in columns. Where windows are narrow, facts follow the story.
 */
export function StoryAndFacts({ story, facts }: StoryAndFactsProps) {
  return (
    <WhenSized stacked>
      <div className="grid items-start gap-x-10 gap-y-6 py-2 xl:grid-cols-[minmax(0,1fr)_21rem]">
        <div className="peer flex min-w-0 flex-col gap-4 empty:hidden">{story}</div>
        <div
          data-quiet
          className="flex min-w-0 flex-col gap-6 peer-empty:col-span-full peer-empty:grid peer-empty:grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] peer-empty:items-start peer-empty:gap-x-10"
        >
          {facts}
        </div>
      </div>
    </WhenSized>
  )
}
