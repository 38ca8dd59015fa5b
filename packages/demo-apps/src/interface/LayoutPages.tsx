import { TextLink } from '@portaria/ui/actions/TextLink'
import { Tabs } from '@portaria/ui/display/Tabs'
import { useState } from 'react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { SampleLayout } from './SampleLayout.tsx'
import { interfaceTexts } from './texts/interface-texts.ts'

type Look = 'simple' | 'carded'
type Shape = 'full-width' | 'left-sidebar' | 'right-sidebar' | 'tabbed'

const looks = ['simple', 'carded'] as const
const shapes = ['full-width', 'left-sidebar', 'right-sidebar', 'tabbed'] as const
const parts = ['hours', 'guests', 'children', 'care'] as const

interface LayoutPageProps {
  look: Look
  shape: Shape
}

function LayoutPage({ look, shape }: LayoutPageProps) {
  const t = interfaceTexts.useTexts()
  usePageTitle(
    t('layouts.title', { look: t(`layouts.${look}`), shape: t(`layouts.shapes.${shape}`) }),
  )
  const carded = look === 'carded'
  const sides = { 'left-sidebar': 'start', 'right-sidebar': 'end' } as const
  const side = shape === 'left-sidebar' || shape === 'right-sidebar' ? sides[shape] : undefined
  return (
    <SampleLayout
      carded={carded}
      title={t('layouts.subject')}
      description={t('layouts.about')}
      sidebar={side && { side, content: <Contents /> }}
    >
      {carded && (
        <div className="flex min-h-16 items-center border-b border-line px-5 text-sm font-medium">
          {t(`layouts.shapes.${shape}`)}
        </div>
      )}
      <div className={carded ? 'p-5' : undefined}>
        {shape === 'tabbed' ? <TabbedRules /> : <Rules />}
        <OtherLayouts look={look} shape={shape} />
      </div>
    </SampleLayout>
  )
}

/** Links to the parts of the page. */
function Contents() {
  const t = interfaceTexts.useTexts()
  return (
    <nav aria-label={t('layouts.sections')}>
      <ul className="flex flex-col gap-1">
        {parts.map((part) => (
          <li key={part}>
            <a
              href={`#${part}`}
              className="flex min-h-9 items-center rounded-lg px-3 text-sm font-medium hover:bg-hover pointer-coarse:min-h-11"
            >
              {t(`layouts.parts.${part}.title`)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Rules() {
  const t = interfaceTexts.useTexts()
  return (
    <div className="flex flex-col gap-7">
      {parts.map((part) => (
        <section key={part} id={part} className="scroll-mt-24">
          <h2 className="text-lg font-semibold">{t(`layouts.parts.${part}.title`)}</h2>
          <p className="mt-1 max-w-[70ch] text-base text-pretty">
            {t(`layouts.parts.${part}.text`)}
          </p>
        </section>
      ))}
    </div>
  )
}

function TabbedRules() {
  const t = interfaceTexts.useTexts()
  const [part, setPart] = useState<string>('hours')
  return (
    <Tabs
      label={t('layouts.tabs')}
      value={part}
      onChange={setPart}
      tabs={parts.map((each) => ({
        value: each,
        label: t(`layouts.parts.${each}.title`),
        content: (
          <p className="max-w-[70ch] text-base text-pretty">{t(`layouts.parts.${each}.text`)}</p>
        ),
      }))}
    />
  )
}

function OtherLayouts({ look, shape }: LayoutPageProps) {
  const t = interfaceTexts.useTexts()
  return (
    <nav aria-label={t('layouts.others')} className="mt-10 border-t border-line pt-4 text-sm">
      <h2 className="font-semibold">{t('layouts.others')}</h2>
      {looks.map((each) => (
        <p key={each} className="mt-2 flex flex-wrap gap-x-4 gap-y-1">
          <span className="w-20 text-muted">{t(`layouts.${each}`)}</span>
          {shapes
            .filter((other) => each !== look || other !== shape)
            .map((other) => (
              <TextLink key={other} href={`/ui/page-layouts/${each}/${other}`}>
                {t(`layouts.shapes.${other}`)}
              </TextLink>
            ))}
        </p>
      ))}
    </nav>
  )
}

/** The page of `/ui/page-layouts/{look}/{shape}`. */
export function layoutPage(look: Look, shape: Shape) {
  return function SampleLayoutPage() {
    return <LayoutPage look={look} shape={shape} />
  }
}
