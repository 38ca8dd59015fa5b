export const courseCategories = ['web', 'firebase', 'cloud', 'android'] as const

export type CourseCategory = (typeof courseCategories)[number]

export type Category = { id: string; value: CourseCategory; label: string; color: string }

export type CourseStep = {
  id: string
  title: string
  /** HTML of headings, paragraphs, lists and emphasis. */
  content: string
}

/** A course. */
export type Course = {
  id: string
  title: string
  /** The end of its address. */
  slug: string
  description: string
  category: CourseCategory
  /** In minutes. */
  length: number
  totalSteps: number
  /** The step that is being read, from 1; 0 before the first. */
  activeStep: number
  /** Year-month-day. */
  updated: string
  steps: CourseStep[]
}

export type AcademyCalls = {
  'GET /api/academy-app/categories': { answer: Category[] }
  'GET /api/academy-app/courses': { answer: Omit<Course, 'steps'>[] }
  'GET /api/academy-app/course': { query: { courseId: string }; answer: Course }
  /** Replaces the course of its id, or appends it. */
  'POST /api/academy-app/course/save': { body: Course; answer: Course }
  /** Changes what is named of the course of its id. */
  'POST /api/academy-app/course/update': {
    body: Pick<Course, 'id'> & Partial<Course>
    answer: Course
  }
}
