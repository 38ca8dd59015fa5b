import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { RichText } from '@portaria/ui/display/RichText'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { showToast } from '@portaria/ui/toast'
import { useSuspenseQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import {
  ArrowLeft,
  ChevronLeft,
  ChevronRight,
  CircleCheck,
  GraduationCap,
  Pencil,
} from 'lucide-react'
import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { MissingPage } from '../frame/MissingPage.tsx'
import { useDemoHost, usePageTitle } from '../host/use-demo-host.ts'
import type { AcademyCalls, Course } from './academy.types.ts'
import { CourseProgress } from './CourseProgress.tsx'
import { academyTexts } from './texts/academy-texts.ts'

const CourseDialog = lazyPart(async () => (await import('./CourseDialog.tsx')).CourseDialog)

const { change, find } = demoClient<AcademyCalls>()

const COURSES = '/apps/academy/courses'

/** A course, or a message if it does not exist. */
export function CoursePage({ courseId }: { courseId: string }) {
  const t = academyTexts.useTexts()
  const { data: course } = useSuspenseQuery(
    find('GET /api/academy-app/course', { query: { courseId } }),
  )
  usePageTitle(`${course?.title ?? t('missing')} · ${t('title')}`)
  if (course === null)
    return (
      <MissingPage icon={GraduationCap} title={t('missing')} href={COURSES} way={t('showAll')} />
    )
  return <OpenCourse course={course} />
}

/**
 * The list of a course's steps beside the current one; arrow keys turn the steps, and progress is
 * stored.
 */
function OpenCourse({ course }: { course: Course }) {
  useFetchedAtRest(CourseDialog)
  const t = academyTexts.useTexts()
  const { go } = useDemoHost()
  const [edits, setEdits] = useState(false)
  const article = useRef<HTMLElement>(null)
  const { id, steps, totalSteps } = course
  const shown = Math.min(Math.max(course.activeStep, 1), totalSteps)
  const step = steps[shown - 1]
  // Opening a course starts it.
  useEffect(() => {
    if (course.activeStep === 0 && totalSteps > 0)
      void change('POST /api/academy-app/course/update', { body: { id, activeStep: 1 } })
  }, [course.activeStep, id, totalSteps])
  const turn = async (to: number) => {
    if (to < 1 || to > totalSteps || to === shown) return
    await change('POST /api/academy-app/course/update', { body: { id, activeStep: to } })
    article.current?.focus()
  }
  const press = ({ key }: KeyboardEvent) => {
    const isMirrored = document.documentElement.dir === 'rtl'
    const ahead = isMirrored ? 'ArrowLeft' : 'ArrowRight'
    const behind = isMirrored ? 'ArrowRight' : 'ArrowLeft'
    if (key === ahead) void turn(shown + 1)
    if (key === behind) void turn(shown - 1)
  }
  const finish = () => {
    showToast({ title: t('done'), text: course.title, tone: 'success' })
    go(COURSES)
  }
  return (
    <div className="flex min-w-0 flex-1 flex-col px-4 pb-6 sm:px-6 lg:px-8">
      <PageHeader
        title={course.title}
        description={course.description}
        actions={
          <>
            <ButtonLink href={COURSES} icon={ArrowLeft} className="[&_svg]:rtl:-scale-x-100">
              {t('showAll')}
            </ButtonLink>
            <Button icon={Pencil} onClick={() => setEdits(true)}>
              {t('edit')}
            </Button>
          </>
        }
      >
        <CourseProgress course={{ ...course, activeStep: shown }} />
      </PageHeader>
      <div className="grid gap-6 lg:grid-cols-[17rem_minmax(0,1fr)]">
        <nav aria-label={t('steps')}>
          <ol className="flex flex-col gap-px">
            {steps.map(({ id: stepId, title }, nth) => (
              <li key={stepId}>
                <button
                  type="button"
                  aria-current={nth + 1 === shown ? 'step' : undefined}
                  onClick={() => void turn(nth + 1)}
                  className={clsx(
                    'flex min-h-11 w-full items-center gap-3 rounded-lg px-2.5 text-start text-sm hover-fade hover:bg-hover',
                    nth + 1 === shown && 'bg-accent-soft font-medium text-accent-ink',
                  )}
                >
                  <span className="tabular inline-flex size-6 shrink-0 items-center justify-center rounded-full bg-sunken text-xs">
                    {nth + 1 < shown ? (
                      <CircleCheck aria-label={t('read')} className="size-4 text-success-ink" />
                    ) : (
                      nth + 1
                    )}
                  </span>
                  <span className="min-w-0 flex-1">{title}</span>
                </button>
              </li>
            ))}
          </ol>
        </nav>
        {step !== undefined && (
          // Arrow keys turn the steps while the text has the focus, like pages of a book.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
          <article
            ref={article}
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
            tabIndex={0}
            aria-label={t('step', { number: shown, of: totalSteps })}
            onKeyDown={press}
            className="flex flex-col rounded-lg border border-line bg-surface p-6"
          >
            <p className="pb-3 text-xs text-muted">
              {t('step', { number: shown, of: totalSteps })}
            </p>
            <RichText html={step.content} className="flex-1 text-base" />
            <div className="flex justify-between gap-2 pt-6">
              <Button
                icon={ChevronLeft}
                disabled={shown === 1}
                onClick={() => void turn(shown - 1)}
                className="[&_svg]:rtl:-scale-x-100"
              >
                {t('back')}
              </Button>
              {shown < totalSteps ? (
                <Button
                  variant="primary"
                  endIcon={ChevronRight}
                  onClick={() => void turn(shown + 1)}
                  className="[&_svg]:rtl:-scale-x-100"
                >
                  {t('next')}
                </Button>
              ) : (
                <Button variant="primary" icon={CircleCheck} onClick={finish}>
                  {t('finish')}
                </Button>
              )}
            </div>
          </article>
        )}
      </div>
      {edits && <CourseDialog course={course} onClose={() => setEdits(false)} />}
    </div>
  )
}
