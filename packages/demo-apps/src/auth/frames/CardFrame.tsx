import { contentId } from '@portaria/ui/layout'
import { useDemoHost, usePageTitle } from '../../host/use-demo-host.ts'
import { FrameContent } from './FrameContent.tsx'
import type { AuthFrameProps } from './frame.ts'

/** A card in the middle, in front of a pattern of arches. */
export function CardFrame({ pageTitle, ...content }: AuthFrameProps) {
  const { Brand } = useDemoHost()
  usePageTitle(pageTitle)
  return (
    <div className="relative isolate flex min-h-dvh flex-col items-center overflow-hidden bg-sunken px-4 py-10 text-ink">
      <Arches />
      <header className="mb-8 mt-auto">
        <Brand />
      </header>
      <main
        id={contentId}
        tabIndex={-1}
        className="mb-auto w-full max-w-108 rounded-xl bg-raised px-6 py-8 shadow-float outline-none sm:px-9 sm:py-10"
      >
        <FrameContent {...content} />
      </main>
    </div>
  )
}

/** A drawing of nested arches, like the product's mark. */
function Arches() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 600"
      preserveAspectRatio="xMidYMax slice"
      fill="none"
      className="absolute inset-0 -z-10 size-full stroke-accent"
    >
      {[90, 160, 230, 300, 370, 440].map((radius, index) => (
        <path
          key={radius}
          d={`M${400 - radius} 640V${330 - index * 8}a${radius} ${radius} 0 0 1 ${radius * 2} 0v${310 + index * 8}`}
          strokeWidth="1.5"
          strokeOpacity={0.3 - index * 0.04}
        />
      ))}
    </svg>
  )
}
