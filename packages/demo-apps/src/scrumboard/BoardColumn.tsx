import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import type { SortableColumn } from '@portaria/ui/arrangement'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Menu, MenuItem } from '@portaria/ui/overlays/Menu'
import type { HandleProps } from '@portaria/ui/sortable'
import { Ellipsis, GripVertical, Pencil, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { NewName } from './NewName.tsx'
import type { ScrumboardCalls } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

const { change } = demoClient<ScrumboardCalls>()

export interface BoardColumnProps {
  boardId: string
  column: SortableColumn
  handle: HandleProps
  children: ReactNode
}

/** One list of a board: its name, its cards, and a form for another card. */
export function BoardColumn({ boardId, column, handle, children }: BoardColumnProps) {
  const t = boardTexts.useTexts()
  const [asks, setAsks] = useState<'name' | 'removal' | null>(null)
  const { id: listId, name, items } = column
  return (
    <section
      aria-label={name}
      className="flex max-h-[calc(100dvh-14rem)] w-72 shrink-0 flex-col rounded-lg bg-sunken"
    >
      <header className="flex items-center gap-1 px-2 pt-2 pb-1">
        <IconButton {...handle} icon={GripVertical} size="sm" label={t('list.move', { name })} />
        <h2 className="min-w-0 flex-1 truncate text-sm font-semibold">{name}</h2>
        <span className="tabular px-1 text-xs text-muted">{items.length}</span>
        <Menu
          align="end"
          trigger={<IconButton icon={Ellipsis} size="sm" label={t('list.menu', { name })} />}
        >
          <MenuItem icon={Pencil} onSelect={() => setAsks('name')}>
            {t('list.rename')}
          </MenuItem>
          <MenuItem icon={Trash2} onSelect={() => setAsks('removal')}>
            {t('list.remove')}
          </MenuItem>
        </Menu>
      </header>
      <div className="flex min-h-4 flex-col gap-2 overflow-y-auto px-2 py-1">{children}</div>
      <div className="p-2">
        <NewName
          open={t('card.new')}
          label={t('card.name')}
          add={t('card.add')}
          onAdd={(cardName) =>
            change('POST /api/scrumboard-app/card/new', {
              body: { boardId, listId, data: { name: cardName } },
            })
          }
        />
      </div>
      {asks === 'name' && (
        <RenameList {...{ boardId, listId, name }} onClose={() => setAsks(null)} />
      )}
      <ConfirmDialog
        open={asks === 'removal'}
        onOpenChange={() => setAsks(null)}
        title={t('list.sure', { name })}
        text={t('list.sureText')}
        confirmLabel={t('list.remove')}
        onConfirm={async () => {
          await change('POST /api/scrumboard-app/list/remove', { body: { boardId, listId } })
        }}
      />
    </section>
  )
}

interface RenameListProps {
  boardId: string
  listId: string
  name: string
  onClose: () => void
}

function RenameList({ boardId, listId, name, onClose }: RenameListProps) {
  const t = boardTexts.useTexts()
  const [typed, setTyped] = useState(name)
  const listTitle = typed.trim()
  const save = async () => {
    if (listTitle === '') return
    await change('POST /api/scrumboard-app/list/rename', { body: { boardId, listId, listTitle } })
    onClose()
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="sm"
      title={t('list.rename')}
      footer={
        <Button variant="primary" onClick={() => void save()}>
          {t('list.save')}
        </Button>
      }
    >
      <FormLayout label={t('list.rename')} onSubmit={() => void save()}>
        <TextField
          label={t('list.name')}
          required
          value={typed}
          onChange={setTyped}
          error={listTitle === '' ? t('rule.name') : undefined}
        />
      </FormLayout>
    </Dialog>
  )
}
