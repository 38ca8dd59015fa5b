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
  /** The last part of its address. */
  slug: string
  description: string
  category: CourseCategory
  /** Duration in minutes. */
  length: number
  totalSteps: number
  /** The current step, counted from 1; 0 before the first. */
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
  /** Changes the given fields of the course with this id. */
  'POST /api/academy-app/course/update': {
    body: Pick<Course, 'id'> & Partial<Course>
    answer: Course
  }
}
