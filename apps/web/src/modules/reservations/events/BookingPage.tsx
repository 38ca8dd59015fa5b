import { Button } from '@portaria/ui/actions/Button'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { ArrowLeft } from 'lucide-react'
import { type ComponentType, useEffect, useRef } from 'react'
import { usePageTitle } from '../../../platform/page-title.ts'
import { AreaStep } from './AreaStep.tsx'
import type { StepProps } from './booking.ts'
import { GuestStep } from './GuestStep.tsx'
import { ReviewStep } from './ReviewStep.tsx'
import { TimeStep } from './TimeStep.tsx'
import { eventTexts } from './texts/event-texts.ts'
import { useBooking } from './use-booking.ts'

const steps: readonly ComponentType<StepProps>[] = [AreaStep, TimeStep, GuestStep, ReviewStep]

/** Books an area in four steps: area, time, number of people, and a summary. */
export function BookingPage() {
  const text = eventTexts.useTexts()
  usePageTitle(text('title'))
  const { booking, step, steps: all, choose, keep, back } = useBooking()
  const heading = useRef<HTMLHeadingElement>(null)
  const before = useRef(step)
  useEffect(() => {
    // Screen readers start again at the top of each step.
    if (before.current !== step) heading.current?.focus({ preventScroll: true })
    before.current = step
  }, [step])
  const Step = steps[step] ?? AreaStep
  return (
    <Page kind="text">
      <PageHeader
        title={text('title')}
        titleRef={heading}
        description={text('step', { step: step + 1, steps: all })}
        actions={
          step > 0 && (
            <Button variant="ghost" icon={ArrowLeft} onClick={back}>
              {text('back')}
            </Button>
          )
        }
      />
      <div className="pb-4">
        <Step booking={booking} onChosen={choose} onKept={keep} />
      </div>
    </Page>
  )
}
