/** A to-do. Days are written year-month-day, and '' if missing. */
export type Todo = {
  id: string
  title: string
  notes: string
  startDate: string
  dueDate: string
  completed: boolean
  starred: boolean
  important: boolean
  /** Whether it is deleted: then only the filter of that name shows it. */
  deleted: boolean
  /** Ids of labels. */
  labels: number[]
  /** Id of a folder. */
  folder?: number
}

export type TodoFolderHandle = 'all' | 'condominium' | 'maintenance' | 'home'

export type TodoFilterHandle =
  | 'starred'
  | 'important'
  | 'dueDate'
  | 'today'
  | 'completed'
  | 'deleted'

export type TodoLabelHandle = 'frontend' | 'backend' | 'api' | 'issue' | 'mobile'

/** A folder or a filter; pages have words for it by its handle. */
type Place<Handle extends string> = { id: number; handle: Handle; title: string; icon: string }

export type TodoFolder = Place<TodoFolderHandle>

export type TodoFilter = Place<TodoFilterHandle>

export type TodoLabel = { id: number; handle: TodoLabelHandle; title: string; color: string }

/** The to-dos to read: by label, or else by filter, or else by folder. */
export type TodoQuery = { labelHandle?: string; filterHandle?: string; folderHandle?: string }

/** The ids of the selected to-dos. */
type Selected = { selectedTodoIds: string[] }

export type TodoCalls = {
  'GET /api/todo-app/todos': { query: TodoQuery; answer: Todo[] }
  'POST /api/todo-app/update-todo': { body: Todo; answer: Todo }
  'POST /api/todo-app/new-todo': { body: Omit<Todo, 'id'>; answer: Todo }
  'POST /api/todo-app/remove-todo': { body: string; answer: undefined }
  'GET /api/todo-app/filters': { answer: TodoFilter[] }
  'GET /api/todo-app/labels': { answer: TodoLabel[] }
  'GET /api/todo-app/folders': { answer: TodoFolder[] }
  'POST /api/todo-app/set-folder': { body: Selected & { folderId: number }; answer: undefined }
  'POST /api/todo-app/toggle-label': { body: Selected & { labelId: number }; answer: undefined }
  'POST /api/todo-app/delete-todos': { body: Selected; answer: undefined }
}
