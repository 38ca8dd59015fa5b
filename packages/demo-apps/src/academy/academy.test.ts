import { expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { academy } from './academy.handlers.ts'
import type { AcademyCalls } from './academy.types.ts'
import { chosenCourses, progressOf } from './course-filter.ts'

const NOW = Date.UTC(2026, 10, 20, 12)

const open = () => openDemoApp<AcademyCalls>('/api/academy-app', academy, NOW)
const read = (call: ReturnType<typeof open>, courseId: string) =>
  call('GET /api/academy-app/course', { query: { courseId } })

test('fourteen courses in the four categories, without their steps in the list', async () => {
  const call = open()
  const courses = await call('GET /api/academy-app/courses')
  expect(courses).toHaveLength(14)
  const values = (await call('GET /api/academy-app/categories')).map(({ value }) => value)
  expect(values).toEqual(['web', 'firebase', 'cloud', 'android'])
  for (const course of courses) {
    expect(course).not.toHaveProperty('steps')
    expect(values).toContain(course.category)
    // oxlint-disable-next-line no-await-in-loop
    const { steps, ...whole } = await read(call, course.id)
    expect(whole).toEqual(course)
    expect(steps).toHaveLength(course.totalSteps)
  }
})

test('saving replaces the course of its id, and appends one with a new id', async () => {
  const call = open()
  const first = await read(call, '1')
  const body = { ...first, title: 'Outro' }
  expect(await call('POST /api/academy-app/course/save', { body })).toEqual(body)
  expect(await read(call, '1')).toEqual(body)
  expect(await call('GET /api/academy-app/courses')).toHaveLength(14)
  await call('POST /api/academy-app/course/save', { body: { ...first, id: 'new' } })
  expect((await call('GET /api/academy-app/courses')).map(({ id }) => id).at(-1)).toBe('new')
})

test('updating changes the given fields and keeps the rest', async () => {
  const call = open()
  const before = await read(call, '2')
  const after = await call('POST /api/academy-app/course/update', {
    body: { id: '2', activeStep: 3 },
  })
  expect(after).toEqual({ ...before, activeStep: 3 })
  expect(await read(call, '2')).toEqual(after)
  await expect(
    call('POST /api/academy-app/course/update', { body: { id: 'none', activeStep: 1 } }),
  ).rejects.toThrow('Requested course do not exist.')
})

test('filters courses by category and words, and counts steps as progress', async () => {
  const courses = await open()('GET /api/academy-app/courses')
  const cloud = chosenCourses(courses, 'cloud', '')
  expect(cloud.every(({ category }) => category === 'cloud')).toBe(true)
  expect(chosenCourses(courses, null, 'seguranca senhas').map(({ title }) => title)).toEqual([
    'Entrar com segurança',
  ])
  expect(chosenCourses(courses, 'web', 'seguranca')).toEqual([])
  const [course] = courses
  if (course === undefined) throw new Error('no course')
  expect(progressOf({ ...course, activeStep: 0 })).toBe(0)
  expect(progressOf({ ...course, activeStep: 9, totalSteps: 5 })).toBe(1)
})
