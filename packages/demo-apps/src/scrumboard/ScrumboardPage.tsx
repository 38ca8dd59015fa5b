import { useFetchedAtRest } from '@portaria/ui/fetched-at-rest'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useAddress } from '../host/use-demo-host.ts'
import { BoardsPage } from './BoardsPage.tsx'

const BoardPage = lazyPart(async () => (await import('./BoardPage.tsx')).BoardPage)

/** `/apps/scrumboard/boards` and `/apps/scrumboard/boards/{id}/{uri}`. */
export function ScrumboardPage() {
  useFetchedAtRest(BoardPage)
  const [id] = useAddress('/apps/scrumboard/boards')
  return id === undefined ? <BoardsPage /> : <BoardPage key={id} boardId={id} />
}
