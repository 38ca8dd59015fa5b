import { defineDemoApp } from '../back-end/demo-app.ts'
import { dayOf } from '../days/days.ts'
import { toggleIn } from '../lists/toggle-in.ts'
import { type TodoState, todoSeed } from './todo.seed.ts'
import type { Todo, TodoCalls, TodoFilterHandle, TodoQuery } from './todo.types.ts'

/** Whether a to-do matches a filter on a day; deleted ones match only their own. */
const filters: Readonly<Record<TodoFilterHandle, (todo: Todo, today: string) => boolean>> = {
  deleted: ({ deleted }) => deleted,
  starred: ({ starred, deleted }) => starred && !deleted,
  important: ({ important, deleted }) => important && !deleted,
  completed: ({ completed, deleted }) => completed && !deleted,
  dueDate: ({ dueDate, deleted }) => dueDate !== '' && !deleted,
  today: ({ startDate, dueDate, deleted }, today) =>
    (startDate === today || dueDate === today) && !deleted,
}

const isFilter = (handle: string): handle is TodoFilterHandle => Object.hasOwn(filters, handle)

function chosen({ todos, labels, folders }: TodoState, query: TodoQuery, today: string): Todo[] {
  const { labelHandle, filterHandle, folderHandle = 'all' } = query
  if (labelHandle !== undefined) {
    const label = labels.find(({ handle }) => handle === labelHandle)
    return todos.filter((todo) => !todo.deleted && todo.labels.some((id) => id === label?.id))
  }
  if (filterHandle !== undefined)
    return isFilter(filterHandle) ? todos.filter((todo) => filters[filterHandle](todo, today)) : []
  const kept = todos.filter(({ deleted }) => !deleted)
  if (folderHandle === 'all') return kept
  const folder = folders.find(({ handle }) => handle === folderHandle)
  return folder === undefined ? [] : kept.filter((todo) => todo.folder === folder.id)
}

/** The state with changes to the to-dos of the given ids. */
function changed(state: TodoState, ids: readonly string[], change: (todo: Todo) => Todo) {
  const todos = state.todos.map((todo) => (ids.includes(todo.id) ? change(todo) : todo))
  return { answer: undefined, state: { ...state, todos } }
}

export const todo = defineDemoApp<TodoCalls>()({
  seed: todoSeed,
  handlers: {
    'GET /api/todo-app/todos': ({ query, now }, state) => ({
      answer: chosen(state, query, dayOf(now)),
    }),
    'POST /api/todo-app/update-todo': ({ body }, state) => ({
      ...changed(state, [body.id], () => body),
      answer: body,
    }),
    'POST /api/todo-app/new-todo': ({ body, newId }, state) => {
      const todo = { ...body, id: newId }
      return { answer: todo, state: { ...state, todos: [todo, ...state.todos] } }
    },
    'POST /api/todo-app/remove-todo': ({ body }, state) =>
      changed(state, [body], (todo) => ({ ...todo, deleted: true })),
    'GET /api/todo-app/filters': (_request, { filters }) => ({ answer: filters }),
    'GET /api/todo-app/labels': (_request, { labels }) => ({ answer: labels }),
    'GET /api/todo-app/folders': (_request, { folders }) => ({ answer: folders }),
    'POST /api/todo-app/set-folder': ({ body }, state) =>
      changed(state, body.selectedTodoIds, (todo) => ({ ...todo, folder: body.folderId })),
    'POST /api/todo-app/toggle-label': ({ body }, state) =>
      changed(state, body.selectedTodoIds, (todo) => ({
        ...todo,
        labels: toggleIn(todo.labels, body.labelId),
      })),
    'POST /api/todo-app/delete-todos': ({ body }, state) => ({
      answer: undefined,
      state: {
        ...state,
        todos: state.todos.filter(({ id }) => !body.selectedTodoIds.includes(id)),
      },
    }),
  },
})
