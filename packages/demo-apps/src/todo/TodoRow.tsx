import { useFormats } from '@portaria/i18n/react/use-formats'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Checkbox } from '@portaria/ui/fields/Checkbox'
import { clsx } from 'clsx'
import { Circle, CircleAlert, CircleCheck, Star } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { LabelDot } from '../frame/LabelDot.tsx'
import { frameTexts } from '../frame/texts/frame-texts.ts'
import { todoTexts } from './texts/todo-texts.ts'
import type { Todo, TodoCalls, TodoLabel } from './todo.types.ts'

const { change } = demoClient<TodoCalls>()

export interface TodoRowProps {
  todo: Todo
  labels: readonly TodoLabel[]
  /** Year-month-day. */
  today: string
  selected: boolean
  onSelect: () => void
  onOpen: () => void
}

/** One to-do: its marks take effect at once, and its name opens it. */
export function TodoRow({ todo, labels, today, selected, onSelect, onOpen }: TodoRowProps) {
  const t = todoTexts.useTexts()
  const frame = frameTexts.useTexts()
  const { title, notes, completed, starred, important } = todo
  const update = (changes: Partial<Todo>) =>
    void change('POST /api/todo-app/update-todo', { body: { ...todo, ...changes } })
  return (
    <li
      className={clsx(
        'relative flex items-center gap-2 py-2 ps-4 pe-2 [contain-intrinsic-size:auto_4rem] [content-visibility:auto] hover:bg-row-hover',
        selected && 'bg-accent-soft hover:bg-accent-soft',
      )}
    >
      <Checkbox
        aria-label={frame('select', { name: title })}
        checked={selected}
        onChange={onSelect}
        className="relative z-10"
      />
      <IconButton
        icon={completed ? CircleCheck : Circle}
        label={t('complete', { title })}
        pressed={completed}
        onClick={() => update({ completed: !completed })}
        className="relative z-10"
      />
      <div className="min-w-0 flex-1">
        <button
          type="button"
          onClick={onOpen}
          className={clsx(
            // The link covers the whole row, below its buttons.
            'max-w-full rounded-sm text-start max-sm:line-clamp-2 sm:truncate text-sm font-medium after:absolute after:inset-0',
            completed && 'text-muted line-through',
          )}
        >
          {title}
        </button>
        {notes !== '' && <p className="truncate text-sm text-muted">{notes}</p>}
        <TodoMarks todo={todo} labels={labels} today={today} />
      </div>
      <IconButton
        icon={CircleAlert}
        label={t('important', { title })}
        pressed={important}
        onClick={() => update({ important: !important })}
        className="relative z-10"
      />
      <IconButton
        icon={Star}
        label={t('star', { title })}
        pressed={starred}
        onClick={() => update({ starred: !starred })}
        className="relative z-10 aria-pressed:[&_svg]:fill-current"
      />
    </li>
  )
}

/** The day and labels of a to-do on one line. */
function TodoMarks({ todo, labels, today }: Pick<TodoRowProps, 'todo' | 'labels' | 'today'>) {
  const t = todoTexts.useTexts()
  const { wholeDay } = useFormats()
  const { dueDate, startDate, completed } = todo
  const isLate = dueDate !== '' && dueDate < today && !completed
  const ofTodo = labels.filter(({ id }) => todo.labels.includes(id))
  if (dueDate === '' && startDate === '' && ofTodo.length === 0) return null
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 pt-1 text-xs text-muted">
      {dueDate !== '' && (
        <Badge tone={isLate ? 'warning' : 'neutral'}>
          {t(isLate ? 'late' : 'due', { day: wholeDay(dueDate) })}
        </Badge>
      )}
      {dueDate === '' && startDate !== '' && (
        <span>{t('starts', { day: wholeDay(startDate) })}</span>
      )}
      {ofTodo.map(({ handle, color }) => (
        <span key={handle} className="inline-flex items-center gap-1.5">
          <LabelDot colour={color} />
          {t(`label.${handle}`)}
        </span>
      ))}
    </p>
  )
}
