import type { Todo } from './todo.types.ts'

/** The orders of to-dos; the stored order has the newest first. */
export const todoOrders = ['newest', 'dueDate', 'startDate', 'title'] as const

export type TodoOrder = (typeof todoOrders)[number]

/** Sorts to-dos; those without the day by which they are sorted come last. */
export function todosInOrder(todos: readonly Todo[], order: TodoOrder): readonly Todo[] {
  if (order === 'newest') return todos
  if (order === 'title') return todos.toSorted((one, other) => one.title.localeCompare(other.title))
  const key = (todo: Todo) => todo[order] || '9999'
  return todos.toSorted((one, other) => key(one).localeCompare(key(other)))
}
