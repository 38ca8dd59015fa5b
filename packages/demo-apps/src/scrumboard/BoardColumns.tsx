import type { SortableColumn } from '@portaria/ui/arrangement'
import { SortableColumns, type SortableTexts } from '@portaria/ui/sortable/SortableColumns'
import { demoClient } from '../back-end/demo-client.ts'
import { BoardColumn } from './BoardColumn.tsx'
import { CardFace } from './CardFace.tsx'
import { NewName } from './NewName.tsx'
import type { Board, ScrumboardCalls } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

const { change } = demoClient<ScrumboardCalls>()

export interface BoardColumnsProps {
  board: Board
  /** Opens a card by its id. */
  onOpen: (cardId: string) => void
}

/** The lists of a board side by side; their cards can be moved by mouse, finger and keyboard. */
export function BoardColumns({ board, onOpen }: BoardColumnsProps) {
  const t = boardTexts.useTexts()
  const { id: boardId, cards, lists } = board
  const cardOf = (id: string) => cards.find((each) => each.id === id)
  const texts: SortableTexts = {
    instructions: t('move.instructions'),
    picked: (name) => t('move.picked', { name }),
    at: (name, column, place, of) => t('move.at', { name, column, place, of }),
    dropped: (name, column, place, of) => t('move.dropped', { name, column, place, of }),
    columnAt: (name, place, of) => t('move.columnAt', { name, place, of }),
    cancelled: (name) => t('move.cancelled', { name }),
  }
  const store =
    (name: 'POST /api/scrumboard-app/card/order' | 'POST /api/scrumboard-app/list/order') =>
    (columns: readonly SortableColumn[]) =>
      change(name, {
        body: {
          boardId,
          lists: columns.map(({ id, name: title, items }) => ({
            id,
            name: title,
            idCards: [...items],
          })),
        },
      })
  return (
    <div className="-mx-4 flex flex-1 items-start gap-4 overflow-x-auto px-4 pb-4 sm:-mx-6 sm:px-6 lg:-mx-8 lg:px-8">
      <SortableColumns
        columns={lists.map(({ id, name, idCards }) => ({ id, name, items: idCards }))}
        nameOf={(id) => cardOf(id)?.name ?? ''}
        texts={texts}
        onMoveItem={store('POST /api/scrumboard-app/card/order')}
        onMoveColumn={store('POST /api/scrumboard-app/list/order')}
        renderItem={(id, handle) => {
          const card = cardOf(id)
          return (
            card && <CardFace board={board} card={card} handle={handle} onOpen={() => onOpen(id)} />
          )
        }}
        renderColumn={(column, handle, items) => (
          <BoardColumn boardId={boardId} column={column} handle={handle}>
            {items}
          </BoardColumn>
        )}
      >
        <div className="w-72 shrink-0">
          <NewName
            open={t('list.new')}
            label={t('list.name')}
            add={t('list.add')}
            onAdd={(name) =>
              change('POST /api/scrumboard-app/list/new', { body: { boardId, data: { name } } })
            }
          />
        </div>
      </SortableColumns>
    </div>
  )
}
