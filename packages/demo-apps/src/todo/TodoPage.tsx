import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQueries } from '@tanstack/react-query'
import { ListChecks, Plus } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { AppFrame } from '../frame/AppFrame.tsx'
import { useAddress, usePageTitle } from '../host/use-demo-host.ts'
import { TodoList } from './TodoList.tsx'
import { TodoSidebar } from './TodoSidebar.tsx'
import { todoTexts } from './texts/todo-texts.ts'
import type { Todo, TodoCalls } from './todo.types.ts'
import { emptyTodoAt, placeOf, queryOf, type TodoPlace, type TodoSets } from './todo-places.ts'

const TodoDialog = lazyPart(async () => (await import('./TodoDialog.tsx')).TodoDialog)

const { query } = demoClient<TodoCalls>()

/** `/apps/todo/…`: to-dos of a folder, a filter or a label. */
export function TodoPage() {
  useFetchedAtRest(TodoDialog)
  const t = todoTexts.useTexts()
  const placeName = usePlaceName()
  const [folders, filters, labels] = useSuspenseQueries({
    queries: [
      query('GET /api/todo-app/folders'),
      query('GET /api/todo-app/filters'),
      query('GET /api/todo-app/labels'),
    ],
  })
  const sets: TodoSets = { folders: folders.data, filters: filters.data, labels: labels.data }
  const address = useAddress('/apps/todo')
  const place = placeOf(address, sets)
  const title = place === null ? t('title') : placeName(place)
  usePageTitle(`${title} · ${t('title')}`)
  const [edited, setEdited] = useState<Todo | Omit<Todo, 'id'> | null>(null)
  return (
    <AppFrame
      title={title}
      sidebar={<TodoSidebar {...sets} />}
      actions={
        place !== null && (
          <Button variant="primary" icon={Plus} onClick={() => setEdited(emptyTodoAt(place, sets))}>
            {t('new')}
          </Button>
        )
      }
    >
      {place === null ? (
        <EmptyState
          icon={ListChecks}
          title={t('unknown')}
          text={t('unknownText')}
          action={<ButtonLink href="/apps/todo/all">{t('showAll')}</ButtonLink>}
        />
      ) : (
        <TodoList key={address.join('/')} query={queryOf(place)} sets={sets} onOpen={setEdited} />
      )}
      {edited !== null && <TodoDialog todo={edited} sets={sets} onClose={() => setEdited(null)} />}
    </AppFrame>
  )
}

/** Returns the name of a place in the language of the page. */
function usePlaceName(): (place: TodoPlace) => string {
  const t = todoTexts.useTexts()
  return (place) => {
    if (place.kind === 'folder') return t(`folder.${place.handle}`)
    return place.kind === 'filter' ? t(`filter.${place.handle}`) : t(`label.${place.handle}`)
  }
}
