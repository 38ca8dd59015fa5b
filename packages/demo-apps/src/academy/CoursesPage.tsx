import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Badge } from '@portaria/ui/display/Badge'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQueries } from '@tanstack/react-query'
import { Clock, GraduationCap, Plus } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { LabelDot } from '../frame/LabelDot.tsx'
import { usePageTitle } from '../host/use-demo-host.ts'
import {
  type AcademyCalls,
  type Category,
  type Course,
  type CourseCategory,
  courseCategories,
} from './academy.types.ts'
import { CourseProgress } from './CourseProgress.tsx'
import { chosenCourses, coursePath } from './course-filter.ts'
import { academyTexts } from './texts/academy-texts.ts'

const CourseDialog = lazyPart(async () => (await import('./CourseDialog.tsx')).CourseDialog)

const { query } = demoClient<AcademyCalls>()

/** Lists all courses, filtered by category and words, with a form for a new one. */
export function CoursesPage() {
  useFetchedAtRest(CourseDialog)
  const t = academyTexts.useTexts()
  const [{ data: courses }, { data: categories }] = useSuspenseQueries({
    queries: [query('GET /api/academy-app/courses'), query('GET /api/academy-app/categories')],
  })
  const [typed, setTyped] = useState('')
  const [category, setCategory] = useState<CourseCategory | null>(null)
  const [adds, setAdds] = useState(false)
  const shown = chosenCourses(courses, category, typed)
  const clear = () => {
    setTyped('')
    setCategory(null)
  }
  usePageTitle(t('title'))
  return (
    <Page>
      <PageHeader
        title={t('title')}
        description={t('lead')}
        actions={
          <Button variant="primary" icon={Plus} onClick={() => setAdds(true)}>
            {t('new')}
          </Button>
        }
      />
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <SearchField
          label={t('search')}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 basis-52"
        />
        <SelectField
          label={t('category')}
          labelHidden
          size="sm"
          className="w-52 max-sm:w-full"
          emptyLabel={t('allCategories')}
          placeholder={t('allCategories')}
          value={category}
          onChange={(next) => setCategory(courseCategories.find((each) => each === next) ?? null)}
          options={categories.map(({ value }) => ({ value, label: t(`categories.${value}`) }))}
        />
      </div>
      <output className="pb-3 text-sm text-muted">{t('count', { count: shown.length })}</output>
      {shown.length === 0 && (
        <EmptyState
          icon={GraduationCap}
          title={t('none')}
          action={<Button onClick={clear}>{t('clear')}</Button>}
        />
      )}
      <ul className="grid gap-4 pb-6 sm:grid-cols-2 xl:grid-cols-3">
        {shown.map((course) => (
          <CourseCard
            key={course.id}
            course={course}
            category={categories.find(({ value }) => value === course.category)}
          />
        ))}
      </ul>
      {adds && <CourseDialog course={null} onClose={() => setAdds(false)} />}
    </Page>
  )
}

interface CourseCardProps {
  course: Omit<Course, 'steps'>
  category: Category | undefined
}

function CourseCard({ course, category }: CourseCardProps) {
  const t = academyTexts.useTexts()
  const { wholeDay } = useFormats()
  const { title, description, length, updated, activeStep, totalSteps } = course
  const action = activeStep === 0 ? 'begin' : activeStep < totalSteps ? 'goOn' : 'again'
  return (
    <li className="flex flex-col gap-3 rounded-lg border border-line bg-surface p-5 [contain-intrinsic-size:auto_14rem] [content-visibility:auto]">
      <p className="flex items-center justify-between gap-3 text-xs text-muted">
        {category !== undefined && (
          <span className="inline-flex items-center gap-1.5">
            <LabelDot colour={category.color} />
            {t(`categories.${category.value}`)}
          </span>
        )}
        <Badge icon={Clock}>{t('minutes', { minutes: length })}</Badge>
      </p>
      <h2 className="text-base font-semibold text-pretty">{title}</h2>
      <p className="flex-1 text-sm text-pretty text-muted">{description}</p>
      <p className="text-xs text-muted">{t('updated', { day: wholeDay(updated) })}</p>
      <CourseProgress course={course} />
      <ButtonLink href={coursePath(course)} aria-label={`${t(action)}: ${title}`}>
        {t(action)}
      </ButtonLink>
    </li>
  )
}
