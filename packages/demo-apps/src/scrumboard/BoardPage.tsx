import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useSuspenseQuery } from '@tanstack/react-query'
import { ArrowLeft, Columns3, Settings } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { MissingPage } from '../frame/MissingPage.tsx'
import { usePageTitle } from '../host/use-demo-host.ts'
import { BoardColumns } from './BoardColumns.tsx'
import { boardHues } from './board-colours.ts'
import type { Board, ScrumboardCalls } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

const BoardSettingsDialog = lazyPart(
  async () => (await import('./BoardSettingsDialog.tsx')).BoardSettingsDialog,
)
const CardDialog = lazyPart(async () => (await import('./CardDialog.tsx')).CardDialog)

const { find } = demoClient<ScrumboardCalls>()

/** A board, or a message if it does not exist. */
export function BoardPage({ boardId }: { boardId: string }) {
  const t = boardTexts.useTexts()
  const { data: board } = useSuspenseQuery(
    find('GET /api/scrumboard-app/board', { query: { boardId } }),
  )
  usePageTitle(board === null ? t('missing') : `${board.name} · ${t('title')}`)
  if (board === null)
    return (
      <MissingPage
        icon={Columns3}
        title={t('missing')}
        href="/apps/scrumboard/boards"
        way={t('showAll')}
      />
    )
  return <OpenBoard board={board} />
}

function OpenBoard({ board }: { board: Board }) {
  useFetchedAtRest(CardDialog)
  useFetchedAtRest(BoardSettingsDialog)
  const t = boardTexts.useTexts()
  const [opened, setOpened] = useState<string | null>(null)
  const [sets, setSets] = useState(false)
  const card = board.cards.find(({ id }) => id === opened)
  return (
    <div className="flex min-w-0 flex-1 flex-col px-4 pb-4 sm:px-6 lg:px-8">
      <PageHeader
        title={board.name}
        picture={
          <span
            aria-hidden
            style={{ backgroundColor: boardHues[board.settings.color] }}
            className="size-9 rounded-lg"
          />
        }
        actions={
          <>
            <ButtonLink
              href="/apps/scrumboard/boards"
              icon={ArrowLeft}
              className="[&_svg]:rtl:-scale-x-100"
            >
              {t('showAll')}
            </ButtonLink>
            <IconButton icon={Settings} label={t('settings.open')} onClick={() => setSets(true)} />
          </>
        }
      />
      <BoardColumns board={board} onOpen={setOpened} />
      {card !== undefined && (
        <CardDialog key={card.id} board={board} card={card} onClose={() => setOpened(null)} />
      )}
      {sets && <BoardSettingsDialog board={board} onClose={() => setSets(false)} />}
    </div>
  )
}
