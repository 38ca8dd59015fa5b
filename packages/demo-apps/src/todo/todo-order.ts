import type { Todo } from './todo.types.ts'

/** In which order to-dos are shown; the newest stand in front as they are kept. */
export const todoOrders = ['newest', 'dueDate', 'startDate', 'title'] as const

export type TodoOrder = (typeof todoOrders)[number]

/** To-dos in an order; those without the day stand at its end. */
export function todosInOrder(todos: readonly Todo[], order: TodoOrder): readonly Todo[] {
  if (order === 'newest') return todos
  if (order === 'title') return todos.toSorted((one, other) => one.title.localeCompare(other.title))
  const key = (todo: Todo) => todo[order] || '9999'
  return todos.toSorted((one, other) => key(one).localeCompare(key(other)))
}
