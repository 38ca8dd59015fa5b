import type {
  Todo,
  TodoFilter,
  TodoFilterHandle,
  TodoFolder,
  TodoFolderHandle,
  TodoLabel,
  TodoLabelHandle,
  TodoQuery,
} from './todo.types.ts'

/** The sets by which to-dos are sorted into places. */
export type TodoSets = {
  readonly folders: readonly TodoFolder[]
  readonly filters: readonly TodoFilter[]
  readonly labels: readonly TodoLabel[]
}

/** A place that shows to-dos. */
export type TodoPlace =
  | { readonly kind: 'folder'; readonly handle: TodoFolderHandle }
  | { readonly kind: 'filter'; readonly handle: TodoFilterHandle }
  | { readonly kind: 'label'; readonly handle: TodoLabelHandle }

/**
 * The place for an address under `/apps/todo`: `all`, `folder/home`, `filter/today`; null for an
 * unknown one.
 */
export function placeOf([kind, handle]: readonly string[], sets: TodoSets): TodoPlace | null {
  const find = <Handle extends string>(set: readonly { handle: Handle }[]) =>
    set.find((each) => each.handle === handle)?.handle
  if (kind === 'all') return { kind: 'folder', handle: 'all' }
  const folder = kind === 'folder' ? find(sets.folders) : undefined
  if (folder !== undefined) return { kind: 'folder', handle: folder }
  const filter = kind === 'filter' ? find(sets.filters) : undefined
  if (filter !== undefined) return { kind: 'filter', handle: filter }
  const label = kind === 'label' ? find(sets.labels) : undefined
  return label === undefined ? null : { kind: 'label', handle: label }
}

/** The query of a place. */
export function queryOf({ kind, handle }: TodoPlace): TodoQuery {
  if (kind === 'label') return { labelHandle: handle }
  return kind === 'filter' ? { filterHandle: handle } : { folderHandle: handle }
}

/** A new to-do that will be in a place once it is saved, if the place allows that. */
export function emptyTodoAt(place: TodoPlace, sets: TodoSets): Omit<Todo, 'id'> {
  const { kind, handle } = place
  const label = sets.labels.find((each) => kind === 'label' && each.handle === handle)
  const folder = sets.folders.find((each) => kind === 'folder' && each.handle === handle)
  return {
    title: '',
    notes: '',
    startDate: '',
    dueDate: '',
    completed: false,
    starred: handle === 'starred',
    important: handle === 'important',
    deleted: false,
    labels: label === undefined ? [] : [label.id],
    ...(folder !== undefined && folder.handle !== 'all' && { folder: folder.id }),
  }
}
