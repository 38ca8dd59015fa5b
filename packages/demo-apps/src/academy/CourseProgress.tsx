import type { Course } from './academy.types.ts'
import { progressOf } from './course-filter.ts'
import { academyTexts } from './texts/academy-texts.ts'

/** The progress in a course, as a bar and in words. */
export function CourseProgress({ course }: { course: Omit<Course, 'steps'> }) {
  const t = academyTexts.useTexts()
  const percent = Math.round(progressOf(course) * 100)
  return (
    <progress
      value={percent}
      max={100}
      aria-label={t('progress', { percent })}
      className="h-1.5 w-full appearance-none overflow-hidden rounded-full bg-sunken [&::-moz-progress-bar]:bg-accent [&::-webkit-progress-bar]:bg-sunken [&::-webkit-progress-value]:bg-accent"
    />
  )
}
