import { useAddress } from '../host/use-demo-host.ts'
import { BoardPage } from './BoardPage.tsx'
import { BoardsPage } from './BoardsPage.tsx'

/** `/apps/scrumboard/boards` and `/apps/scrumboard/boards/{id}/{uri}`. */
export function ScrumboardPage() {
  const [id] = useAddress('/apps/scrumboard/boards')
  return id === undefined ? <BoardsPage /> : <BoardPage key={id} boardId={id} />
}
