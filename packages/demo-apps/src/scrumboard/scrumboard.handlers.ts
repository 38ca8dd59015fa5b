import { type DemoOutcome, defineDemoApp } from '../back-end/demo-app.ts'
import { slugOf } from '../text/slug.ts'
import { boardMembers, scrumboardSeed } from './scrumboard.seed.ts'
import type { Board, Card, ScrumboardCalls } from './scrumboard.types.ts'

/** The refusal of an unknown board (demo-apps §8). */
const UNKNOWN = { status: 404, message: 'Requested board do not exist.' } as const

/** Changes one board and returns a part of it as the answer; refuses an unknown board. */
function inBoard<Answer>(
  boards: Board[],
  boardId: string,
  change: (board: Board) => { board: Board; answer: Answer },
): DemoOutcome<Board[], Answer> {
  const found = boards.find(({ id }) => id === boardId)
  if (found === undefined) return UNKNOWN
  const { board, answer } = change(found)
  return { answer, state: boards.map((each) => (each.id === boardId ? board : each)) }
}

function emptyCard(id: string, name: string): Card {
  return {
    id,
    name,
    description: '',
    idAttachmentCover: '',
    idMembers: [],
    idLabels: [],
    attachments: [],
    subscribed: false,
    checklists: [],
    activities: [],
    due: '',
  }
}

const withoutCards = (board: Board, ids: readonly string[]): Board => ({
  ...board,
  cards: board.cards.filter(({ id }) => !ids.includes(id)),
  lists: board.lists.map((list) => ({
    ...list,
    idCards: list.idCards.filter((id) => !ids.includes(id)),
  })),
})

export const scrumboard = defineDemoApp<ScrumboardCalls>()({
  seed: scrumboardSeed,
  handlers: {
    'GET /api/scrumboard-app/boards': (_request, boards) => ({
      answer: boards.map(({ id, name, uri }) => ({ id, name, uri })),
    }),
    'POST /api/scrumboard-app/board/new': ({ body, newId }, boards) => {
      const { name } = body.board
      const made: Board = {
        id: newId,
        name,
        uri: slugOf(name),
        settings: { color: 'fuse-dark', subscribed: true, cardCoverImages: true },
        lists: [],
        cards: [],
        members: boardMembers(),
        labels: [],
      }
      return { answer: { id: newId, name, uri: made.uri }, state: [...boards, made] }
    },
    'POST /api/scrumboard-app/board/rename': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => ({
        board: { ...board, name: body.boardTitle, uri: slugOf(body.boardTitle) },
        answer: body.boardTitle,
      })),
    'GET /api/scrumboard-app/board': ({ query }, boards) => {
      const found = boards.find(({ id }) => id === query.boardId)
      return found ? { answer: found } : UNKNOWN
    },
    'POST /api/scrumboard-app/board/settings/update': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => {
        const settings = { ...board.settings, ...body.settings }
        return { board: { ...board, settings }, answer: settings }
      }),
    'POST /api/scrumboard-app/board/delete': ({ body }, boards) => ({
      answer: true,
      state: boards.filter(({ id }) => id !== body.boardId),
    }),
    'POST /api/scrumboard-app/card/new': ({ body, newId }, boards) =>
      inBoard(boards, body.boardId, (before) => {
        const board: Board = {
          ...before,
          cards: [...before.cards, emptyCard(newId, body.data.name)],
          lists: before.lists.map((list) =>
            list.id === body.listId ? { ...list, idCards: [...list.idCards, newId] } : list,
          ),
        }
        return { board, answer: board }
      }),
    'POST /api/scrumboard-app/list/new': ({ body, newId }, boards) =>
      inBoard(boards, body.boardId, (board) => {
        const lists = [...board.lists, { id: newId, name: body.data.name, idCards: [] }]
        return { board: { ...board, lists }, answer: lists }
      }),
    'POST /api/scrumboard-app/list/rename': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => ({
        board: {
          ...board,
          lists: board.lists.map((list) =>
            list.id === body.listId ? { ...list, name: body.listTitle } : list,
          ),
        },
        answer: { listTitle: body.listTitle, listId: body.listId },
      })),
    'POST /api/scrumboard-app/list/remove': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => {
        // Cards of a removed list could no longer be reached.
        const held = board.lists.find(({ id }) => id === body.listId)?.idCards ?? []
        const lists = board.lists.filter(({ id }) => id !== body.listId)
        return { board: withoutCards({ ...board, lists }, held), answer: body.listId }
      }),
    'POST /api/scrumboard-app/card/update': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => {
        const before = board.cards.find(({ id }) => id === body.card.id)
        const card: Card = { ...(before ?? emptyCard(body.card.id, '')), ...body.card }
        const cards = board.cards.map((each) => (each.id === card.id ? card : each))
        return { board: { ...board, cards }, answer: card }
      }),
    'POST /api/scrumboard-app/card/remove': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => ({
        board: withoutCards(board, [body.cardId]),
        answer: body.cardId,
      })),
    'POST /api/scrumboard-app/card/order': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => ({
        board: { ...board, lists: body.lists },
        answer: body.lists,
      })),
    'POST /api/scrumboard-app/list/order': ({ body }, boards) =>
      inBoard(boards, body.boardId, (board) => ({
        board: { ...board, lists: body.lists },
        answer: body.lists,
      })),
  },
})
