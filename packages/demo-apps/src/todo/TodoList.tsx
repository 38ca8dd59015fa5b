import { SelectField } from '@portaria/ui/fields/SelectField'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ListChecks } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { dayOf } from '../days/days.ts'
import { SelectableList } from '../lists/SelectableList.tsx'
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

/** The to-dos of one place, sorted. */
export function TodoList({ query, sets, onOpen }: TodoListProps) {
  const t = todoTexts.useTexts()
  const { data } = useSuspenseQuery(queryOfCall('GET /api/todo-app/todos', { query }))
  const [order, setOrder] = useState<TodoOrder>('newest')
  const [today] = useState(() => dayOf(Date.now()))
  return (
    <SelectableList
      search={t('search')}
      tools={
        <SelectField
          label={t('order')}
          labelHidden
          size="sm"
          className="w-52 max-sm:w-full"
          value={order}
          onChange={(next) => setOrder(todoOrders.find((each) => each === next) ?? 'newest')}
          options={todoOrders.map((value) => ({ value, label: t(`orders.${value}`) }))}
        />
      }
      rows={todosInOrder(data, order)}
      wordsOf={({ title, notes }) => `${title} ${notes}`}
      count={(count) => t('count', { count })}
      none={{ icon: ListChecks, title: t('none'), text: t('noneText'), found: t('noneFound') }}
      renderBulk={({ ids, clear }) => <TodoSelection ids={ids} sets={sets} onDone={clear} />}
      renderRow={(todo, selected, onSelect) => (
        <TodoRow
          key={todo.id}
          todo={todo}
          labels={sets.labels}
          today={today}
          selected={selected}
          onSelect={onSelect}
          onOpen={() => onOpen(todo)}
        />
      )}
    />
  )
}
