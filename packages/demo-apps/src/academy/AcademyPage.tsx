import { useAddress } from '../host/use-demo-host.ts'
import { CoursePage } from './CoursePage.tsx'
import { CoursesPage } from './CoursesPage.tsx'

/** `/apps/academy/courses` and `/apps/academy/courses/{id}/{slug}`. */
export function AcademyPage() {
  const [id] = useAddress('/apps/academy/courses')
  return id === undefined ? <CoursesPage /> : <CoursePage key={id} courseId={id} />
}
