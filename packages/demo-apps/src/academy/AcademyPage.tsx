import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useAddress } from '../host/use-demo-host.ts'
import { CoursesPage } from './CoursesPage.tsx'

const CoursePage = lazyPart(async () => (await import('./CoursePage.tsx')).CoursePage)

/** `/apps/academy/courses` and `/apps/academy/courses/{id}/{slug}`. */
export function AcademyPage() {
  useFetchedAtRest(CoursePage)
  const [id] = useAddress('/apps/academy/courses')
  return id === undefined ? <CoursesPage /> : <CoursePage key={id} courseId={id} />
}
