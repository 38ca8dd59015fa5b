import { hasWords } from '../text/plain-text.ts'
import type { Course, CourseCategory } from './academy.types.ts'

/** The courses of a category, or of all, that contain each of the typed words. */
export function chosenCourses<Line extends Omit<Course, 'steps'>>(
  courses: readonly Line[],
  category: CourseCategory | null,
  typed: string,
): Line[] {
  return courses.filter(
    (course) =>
      (category === null || course.category === category) &&
      hasWords(`${course.title} ${course.description}`, typed),
  )
}

/** The progress in a course, from 0 to 1; a step counts when the next one is opened. */
export function progressOf({ activeStep, totalSteps }: Omit<Course, 'steps'>): number {
  return totalSteps === 0 ? 0 : Math.min(activeStep, totalSteps) / totalSteps
}

/** The address of a course. */
export const coursePath = ({ id, slug }: Pick<Course, 'id' | 'slug'>): string =>
  `/apps/academy/courses/${id}/${slug}`
