import { Button } from '@portaria/ui/actions/Button'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { dayOf } from '../days/days.ts'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { useSelection } from '../lists/use-selection.ts'
import { hasWords } from '../text/plain-text.ts'
import { TodoRow } from './TodoRow.tsx'
import { TodoSelection } from './TodoSelection.tsx'
import { todoTexts } from './texts/todo-texts.ts'
import type { Todo, TodoCalls, TodoQuery } from './todo.types.ts'
import { type TodoOrder, todoOrders, todosInOrder } from './todo-order.ts'
import type { TodoSets } from './todo-places.ts'

const { query: queryOfCall } = demoClient<TodoCalls>()

export interface TodoListProps {
  query: TodoQuery
  sets: TodoSets
  onOpen: (todo: Todo) => void
}

/** The to-dos of one place, with search, order and selection. */
export function TodoList({ query, sets, onOpen }: TodoListProps) {
  const t = todoTexts.useTexts()
  const frame = frameTexts.useTexts()
  const { data } = useSuspenseQuery(queryOfCall('GET /api/todo-app/todos', { query }))
  const [typed, setTyped] = useState('')
  const [order, setOrder] = useState<TodoOrder>('newest')
  const [today] = useState(() => dayOf(Date.now()))
  const found = data.filter(({ title, notes }) => hasWords(`${title} ${notes}`, typed))
  const shown = todosInOrder(found, order)
  const selection = useSelection(shown.map(({ id }) => id))
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <SearchField
          label={t('search')}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 basis-52"
        />
        <SelectField
          label={t('order')}
          labelHidden
          size="sm"
          className="w-52 max-sm:w-full"
          value={order}
          onChange={(next) => setOrder(todoOrders.find((each) => each === next) ?? 'newest')}
          options={todoOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
      </div>
      {shown.length > 0 && (
        <div className="flex min-h-11 flex-wrap items-center gap-3 pb-2 ps-4">
          <Checkbox
            aria-label={frame('selectAll')}
            checked={selection.all}
            mixed={selection.some}
            onChange={selection.toggleAll}
          />
          {selection.ids.length === 0 ? (
            <output className="text-sm text-muted">{t('count', { count: shown.length })}</output>
          ) : (
            <TodoSelection ids={selection.ids} sets={sets} onDone={selection.clear} />
          )}
        </div>
      )}
      {shown.length > 0 ? (
        <ul className="ui-lines rounded-lg border border-line bg-surface">
          {shown.map((todo) => (
            <TodoRow
              key={todo.id}
              todo={todo}
              labels={sets.labels}
              today={today}
              selected={selection.has(todo.id)}
              onSelect={() => selection.toggle(todo.id)}
              onOpen={() => onOpen(todo)}
            />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon={ListChecks}
          title={typed === '' ? t('none') : t('noneFound')}
          text={typed === '' && t('noneText')}
          action={typed !== '' && <Button onClick={() => setTyped('')}>{t('clear')}</Button>}
        />
      )}
    </>
  )
}
