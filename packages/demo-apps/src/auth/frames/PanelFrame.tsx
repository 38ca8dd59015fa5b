import { contentId } from '@portaria/ui/layout'
import { useDemoHost, usePageTitle } from '../../host/use-demo-host.ts'
import { authTexts } from '../texts/auth-texts.ts'
import { FrameContent } from './FrameContent.tsx'
import type { AuthFrameProps } from './frame.ts'

/** A drawing of a street over the whole window, with the form in a panel at the end. */
export function PanelFrame({ pageTitle, ...content }: AuthFrameProps) {
  const t = authTexts.useTexts()
  const { Brand } = useDemoHost()
  usePageTitle(pageTitle)
  return (
    <div className="relative isolate flex min-h-dvh overflow-hidden bg-accent-soft text-ink">
      <Street />
      <aside className="hidden min-w-0 flex-1 p-14 lg:block">
        <p className="max-w-120 text-3xl font-semibold text-balance text-accent-ink">
          {t('story.title')}
        </p>
        <p className="mt-4 max-w-100 text-base text-pretty">{t('story.text')}</p>
      </aside>
      <div className="flex min-h-dvh w-full flex-col border-s border-line bg-ground px-5 py-6 sm:px-12 lg:w-130">
        <header>
          <Brand />
        </header>
        <main id={contentId} tabIndex={-1} className="my-auto w-full py-10 outline-none">
          <FrameContent {...content} />
        </main>
      </div>
    </div>
  )
}

/** Start, height and width of each house in the drawing; they do not overlap. */
const houses = [
  [0, 210, 112],
  [118, 150, 84],
  [208, 240, 92],
  [306, 120, 120],
  [432, 200, 96],
  [534, 160, 96],
  [636, 230, 92],
  [734, 140, 110],
] as const

function Street() {
  return (
    <svg
      aria-hidden
      viewBox="0 0 800 420"
      preserveAspectRatio="xMinYMax slice"
      className="absolute inset-x-0 bottom-0 -z-10 hidden h-[62%] w-full lg:block rtl:-scale-x-100"
    >
      <circle cx="366" cy="196" r="44" className="fill-surface" fillOpacity=".8" />
      {houses.map(([x, height, width], index) => (
        <g key={x}>
          <rect
            x={x}
            y={400 - height}
            width={width}
            height={height + 20}
            className="fill-accent"
            fillOpacity={index % 2 === 0 ? 0.85 : 0.6}
          />
          {[0, 1, 2].map((row) => (
            <path
              key={row}
              d={`M${x + 18} ${424 - height + row * 34}h14M${x + 46} ${424 - height + row * 34}h14`}
              className="stroke-on-accent"
              strokeOpacity={(index + row) % 3 === 0 ? 0.9 : 0.3}
              strokeWidth="16"
            />
          ))}
        </g>
      ))}
      <path d="M0 404h800v16H0z" className="fill-accent" />
    </svg>
  )
}
