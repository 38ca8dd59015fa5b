import { Button } from '@portaria/ui/actions/Button'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import { Folder, Tag, Trash2 } from 'lucide-react'
import { demoClient } from '../back-end/demo-client.ts'
import { DeleteButton } from '../frame/DeleteButton.tsx'
import { todoTexts } from './texts/todo-texts.ts'
import type { TodoCalls } from './todo.types.ts'
import type { TodoSets } from './todo-places.ts'

const { change } = demoClient<TodoCalls>()

export interface TodoSelectionProps {
  ids: readonly string[]
  sets: TodoSets
  /** Called to clear the selection. */
  onDone: () => void
}

/** The actions on all selected to-dos. */
export function TodoSelection({ ids, sets, onDone }: TodoSelectionProps) {
  const t = todoTexts.useTexts()
  const selectedTodoIds = [...ids]
  return (
    <>
      <Menu
        trigger={
          <Button size="sm" icon={Tag}>
            {t('bulk.labels')}
          </Button>
        }
      >
        {sets.labels.map(({ id, handle }) => (
          <MenuItem
            key={handle}
            onSelect={() =>
              void change('POST /api/todo-app/toggle-label', {
                body: { selectedTodoIds, labelId: id },
              })
            }
          >
            {t(`label.${handle}`)}
          </MenuItem>
        ))}
      </Menu>
      <Menu
        trigger={
          <Button size="sm" icon={Folder}>
            {t('bulk.folder')}
          </Button>
        }
      >
        {sets.folders
          .filter(({ handle }) => handle !== 'all')
          .map(({ id, handle }) => (
            <MenuItem
              key={handle}
              onSelect={() =>
                void change('POST /api/todo-app/set-folder', {
                  body: { selectedTodoIds, folderId: id },
                })
              }
            >
              {t(`folder.${handle}`)}
            </MenuItem>
          ))}
      </Menu>
      <DeleteButton
        size="sm"
        icon={Trash2}
        title={t('bulk.sure', { count: ids.length })}
        confirm={t('bulk.delete')}
        onConfirm={async () => {
          await change('POST /api/todo-app/delete-todos', { body: { selectedTodoIds } })
          onDone()
        }}
      >
        {t('bulk.delete')}
      </DeleteButton>
    </>
  )
}
