import { Avatar } from '@portaria/ui/display/Avatar'
import { contentId } from '@portaria/ui/layout'
import { useDemoHost, usePageTitle } from '../../host/use-demo-host.ts'
import { portrait } from '../../pictures/portrait.ts'
import { authTexts } from '../texts/auth-texts.ts'
import { FrameContent } from './FrameContent.tsx'
import type { AuthFrameProps } from './frame.ts'

/** The form in one half, and a quotation on the accent colour in the other. */
export function SplitFrame({ pageTitle, ...content }: AuthFrameProps) {
  const t = authTexts.useTexts()
  const { Brand } = useDemoHost()
  usePageTitle(pageTitle)
  return (
    <div className="grid min-h-dvh bg-ground text-ink lg:grid-cols-2">
      <aside className="hidden flex-col justify-between bg-accent p-14 text-on-accent lg:flex xl:p-20">
        <p className="max-w-110 text-3xl font-semibold text-balance">{t('story.title')}</p>
        <Doors />
        <figure className="max-w-110">
          <blockquote className="text-lg text-pretty">{t('story.quote')}</blockquote>
          <figcaption className="mt-5 flex items-center gap-3">
            <Avatar name={t('story.author')} src={portrait(t('story.author'))} size="lg" />
            <span>
              <span className="block text-sm font-semibold">{t('story.author')}</span>
              <span className="block text-sm">{t('story.job')}</span>
            </span>
          </figcaption>
        </figure>
      </aside>
      <div className="flex min-h-dvh flex-col px-5 py-6 sm:px-10">
        <header>
          <Brand />
        </header>
        <main id={contentId} tabIndex={-1} className="m-auto w-full max-w-100 py-10 outline-none">
          <FrameContent {...content} />
        </main>
      </div>
    </div>
  )
}

/** A drawing of a row of doors, one of them open. */
function Doors() {
  return (
    <svg aria-hidden viewBox="0 0 440 180" fill="none" className="my-10 w-full max-w-130">
      {[20, 130, 240, 350].map((x, index) => (
        <g key={x} className="stroke-on-accent" strokeWidth="2.5" strokeLinecap="round">
          <path d={`M${x} 176V70a35 35 0 0 1 70 0v106`} strokeOpacity=".55" />
          {index === 2 ? (
            <path d={`M${x + 12} 176V72l38 14v90`} className="fill-on-accent" fillOpacity=".25" />
          ) : (
            <path d={`M${x + 12} 176V72a23 23 0 0 1 46 0v104`} strokeOpacity=".3" />
          )}
          <circle cx={index === 2 ? x + 42 : x + 48} cy="126" r="2.5" />
        </g>
      ))}
      <path d="M2 177h436" className="stroke-on-accent" strokeWidth="2.5" strokeLinecap="round" />
    </svg>
  )
}
