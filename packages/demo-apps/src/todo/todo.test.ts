import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { openDemoApp } from '../back-end/open-demo-app.ts'
import { dayOf } from '../days/days.ts'
import { todo } from './todo.handlers.ts'
import type { Todo, TodoCalls, TodoFilterHandle } from './todo.types.ts'
import { todosInOrder } from './todo-order.ts'
import { emptyTodoAt, placeOf, type TodoSets } from './todo-places.ts'
import { brokenRulesOf } from './todo-rules.ts'

const NOW = new Date(2026, 10, 20, 12).getTime()
const TODAY = '2026-11-20'

const open = () => openDemoApp<TodoCalls>('/api/todo-app', todo, NOW)
const all = (call: ReturnType<typeof open>) => call('GET /api/todo-app/todos', { query: {} })

const empty: Omit<Todo, 'id'> = {
  title: 'Nova',
  notes: '',
  startDate: '',
  dueDate: '',
  completed: false,
  starred: false,
  important: false,
  deleted: false,
  labels: [],
}

test('a new to-do comes first, with a new id', async () => {
  const call = open()
  const before = await all(call)
  const made = await call('POST /api/todo-app/new-todo', { body: empty })
  expect(made.id).not.toBe('')
  expect(await all(call)).toEqual([made, ...before])
})

test('a removed to-do is only marked, and is then only in the deleted ones', async () => {
  const call = open()
  const body: Omit<Todo, 'id'> = {
    ...empty,
    starred: true,
    important: true,
    completed: true,
    startDate: TODAY,
    dueDate: TODAY,
    labels: [2],
    folder: 1,
  }
  const { id } = await call('POST /api/todo-app/new-todo', { body })
  const places = [
    {},
    { folderHandle: 'condominium' },
    { labelHandle: 'api' },
    ...['starred', 'important', 'completed', 'today', 'dueDate'].map((filterHandle) => ({
      filterHandle,
    })),
  ]
  const holding = async () => {
    const found = await Promise.all(
      [...places, { filterHandle: 'deleted' }].map((query) =>
        call('GET /api/todo-app/todos', { query }),
      ),
    )
    return found.map((todos) => todos.some((each) => each.id === id))
  }
  expect(await holding()).toEqual([...places.map(() => true), false])
  await call('POST /api/todo-app/remove-todo', { body: id })
  expect(await holding()).toEqual([...places.map(() => false), true])
  await call('POST /api/todo-app/delete-todos', { body: { selectedTodoIds: [id] } })
  expect(await holding()).toEqual([...places, {}].map(() => false))
})

test('every filter shows to-dos with its mark that are not deleted', async () => {
  const call = open()
  const [kept, deleted] = await Promise.all([
    all(call),
    call('GET /api/todo-app/todos', { query: { filterHandle: 'deleted' } }),
  ])
  expect(deleted.length).toBeGreaterThan(0)
  expect(kept.filter((each) => each.deleted)).toEqual([])
  const marks: Readonly<Record<Exclude<TodoFilterHandle, 'deleted'>, (todo: Todo) => boolean>> = {
    starred: ({ starred }) => starred,
    important: ({ important }) => important,
    completed: ({ completed }) => completed,
    dueDate: ({ dueDate }) => dueDate !== '',
    today: ({ startDate, dueDate }) => startDate === TODAY || dueDate === TODAY,
  }
  for (const [filterHandle, has] of Object.entries(marks)) {
    // oxlint-disable-next-line no-await-in-loop
    const shown = await call('GET /api/todo-app/todos', { query: { filterHandle } })
    expect(shown.length).toBeGreaterThan(0)
    expect(shown).toEqual(kept.filter(has))
  }
})

test('an unknown place shows nothing', async () => {
  const call = open()
  for (const query of [{ labelHandle: 'x' }, { filterHandle: 'x' }, { folderHandle: 'x' }]) {
    // oxlint-disable-next-line no-await-in-loop
    expect(await call('GET /api/todo-app/todos', { query })).toEqual([])
  }
})

const ids = fc.uniqueArray(fc.integer({ min: 1, max: 30 }).map(String), { minLength: 1 })

test('toggles a label on each selected to-do separately, and twice restores it', async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 0, max: 4 }), async (selectedTodoIds, labelId) => {
      const call = open()
      const body = { selectedTodoIds, labelId }
      const before = await all(call)
      await call('POST /api/todo-app/toggle-label', { body })
      const after = await all(call)
      for (const [nth, { id, labels }] of before.entries()) {
        const isToggled = selectedTodoIds.includes(id)
        expect(after[nth]?.labels.includes(labelId)).toBe(labels.includes(labelId) !== isToggled)
      }
      await call('POST /api/todo-app/toggle-label', { body })
      const sorted = (todos: readonly Todo[]) =>
        todos.map((each) => ({
          ...each,
          labels: each.labels.toSorted((one, other) => one - other),
        }))
      expect(sorted(await all(call))).toEqual(sorted(before))
    }),
    { numRuns: 30 },
  )
})

test('sets the folder only on the selected to-dos', async () => {
  await fc.assert(
    fc.asyncProperty(ids, fc.integer({ min: 1, max: 3 }), async (selectedTodoIds, folderId) => {
      const call = open()
      const before = await all(call)
      await call('POST /api/todo-app/set-folder', { body: { selectedTodoIds, folderId } })
      const expected = before.map((each) =>
        selectedTodoIds.includes(each.id) ? { ...each, folder: folderId } : each,
      )
      expect(await all(call)).toEqual(expected)
    }),
    { numRuns: 30 },
  )
})

describe('the page', () => {
  const sets = async (): Promise<TodoSets> => {
    const call = open()
    const [folders, filters, labels] = await Promise.all([
      call('GET /api/todo-app/folders'),
      call('GET /api/todo-app/filters'),
      call('GET /api/todo-app/labels'),
    ])
    return { folders, filters, labels }
  }

  test('knows each place by its address, and no other', async () => {
    const known = await sets()
    expect(placeOf(['all'], known)).toEqual({ kind: 'folder', handle: 'all' })
    expect(placeOf(['filter', 'dueDate'], known)).toEqual({ kind: 'filter', handle: 'dueDate' })
    expect(placeOf(['label', 'mobile'], known)).toEqual({ kind: 'label', handle: 'mobile' })
    expect(placeOf(['label', 'starred'], known)).toBeNull()
    expect(placeOf([], known)).toBeNull()
  })

  test('puts a new to-do where it was added', async () => {
    const known = await sets()
    const at = (address: string[]) => {
      const place = placeOf(address, known)
      if (place === null) throw new Error('no place')
      return emptyTodoAt(place, known)
    }
    expect(at(['label', 'api']).labels).toEqual([2])
    expect(at(['folder', 'home']).folder).toBe(3)
    expect(at(['all'])).not.toHaveProperty('folder')
    expect(at(['filter', 'starred']).starred).toBe(true)
  })

  test('sorts by day, with those without one last', () => {
    const days = ['2026-12-01', '', '2026-11-30']
    const todos = days.map((dueDate, nth) => ({ ...empty, id: String(nth), dueDate }))
    expect(todosInOrder(todos, 'dueDate').map(({ id }) => id)).toEqual(['2', '0', '1'])
    expect(todosInOrder(todos, 'newest')).toBe(todos)
  })

  test('refuses a missing name, an invalid day, and a due day before the start', () => {
    expect(brokenRulesOf(empty)).toEqual({})
    expect(brokenRulesOf({ ...empty, title: '  ' })).toEqual({ title: 'title' })
    expect(brokenRulesOf({ ...empty, startDate: '31/13' })).toEqual({ startDate: 'day' })
    expect(brokenRulesOf({ ...empty, startDate: TODAY, dueDate: dayOf(NOW, -1) })).toEqual({
      dueDate: 'order',
    })
  })
})
