import { defineDemoApp } from '../back-end/demo-app.ts'
import { academySeed } from './academy.seed.ts'
import type { AcademyCalls } from './academy.types.ts'

const UNKNOWN = { status: 404, message: 'Requested course do not exist.' } as const

export const academy = defineDemoApp<AcademyCalls>()({
  seed: academySeed,
  handlers: {
    'GET /api/academy-app/categories': (_request, { categories }) => ({ answer: categories }),
    'GET /api/academy-app/courses': (_request, { courses }) => ({
      answer: courses.map(({ steps: _steps, ...course }) => course),
    }),
    'GET /api/academy-app/course': ({ query }, { courses }) => {
      const found = courses.find(({ id }) => id === query.courseId)
      return found ? { answer: found } : UNKNOWN
    },
    'POST /api/academy-app/course/save': ({ body }, state) => {
      const isKnown = state.courses.some(({ id }) => id === body.id)
      const courses = isKnown
        ? state.courses.map((each) => (each.id === body.id ? body : each))
        : [...state.courses, body]
      return { answer: body, state: { ...state, courses } }
    },
    'POST /api/academy-app/course/update': ({ body }, state) => {
      const before = state.courses.find(({ id }) => id === body.id)
      if (before === undefined) return UNKNOWN
      const course = { ...before, ...body }
      const courses = state.courses.map((each) => (each.id === body.id ? course : each))
      return { answer: course, state: { ...state, courses } }
    },
  },
})
