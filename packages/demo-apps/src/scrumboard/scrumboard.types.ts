/** The names of a board's colours (demo-apps §15); pages have words and drawings for them. */
export const boardColours = [
  'fuse-dark',
  'blue-grey',
  'indigo',
  'green',
  'amber',
  'purple',
] as const

export type BoardColour = (typeof boardColours)[number]

export type BoardSettings = {
  color: BoardColour
  subscribed: boolean
  /** Whether cards show their covers. */
  cardCoverImages: boolean
}

/** A list of cards, by their ids in order. */
export type BoardList = { id: string; name: string; idCards: string[] }

export type CardAttachment = {
  id: string
  name: string
  /** The address of a picture; links have `url` instead. */
  src?: string
  url?: string
  /** In ISO 8601. */
  time: string
  type: 'image' | 'link'
}

export type CheckItem = { id: string; name: string; checked: boolean }

export type Checklist = { id: string; name: string; checkItems: CheckItem[] }

export type CardActivity = {
  id: string
  type: 'comment' | 'attachment'
  idMember: string
  message: string
  /** In ISO 8601. */
  time: string
}

export type Card = {
  id: string
  name: string
  description: string
  /** The id of the attachment that is its cover; '' without one. */
  idAttachmentCover: string
  idMembers: string[]
  idLabels: string[]
  attachments: CardAttachment[]
  subscribed: boolean
  checklists: Checklist[]
  activities: CardActivity[]
  /** Year-month-day; '' without one. */
  due: string
}

export type BoardMember = { id: string; name: string; avatar: string }

/** `class` is the name of a colour, such as `bg-red`. */
export type BoardLabel = { id: string; name: string; class: string }

export type Board = {
  id: string
  name: string
  /** The last part of its address. */
  uri: string
  settings: BoardSettings
  lists: BoardList[]
  cards: Card[]
  members: BoardMember[]
  labels: BoardLabel[]
}

/** A board in the list of all boards. */
export type BoardLine = Pick<Board, 'id' | 'name' | 'uri'>

type InBoard = { boardId: string }

export type ScrumboardCalls = {
  'GET /api/scrumboard-app/boards': { answer: BoardLine[] }
  'POST /api/scrumboard-app/board/new': { body: { board: { name: string } }; answer: BoardLine }
  'POST /api/scrumboard-app/board/rename': {
    body: InBoard & { boardTitle: string }
    answer: string
  }
  'GET /api/scrumboard-app/board': { query: InBoard; answer: Board }
  'POST /api/scrumboard-app/board/settings/update': {
    body: InBoard & { settings: Partial<BoardSettings> }
    answer: BoardSettings
  }
  'POST /api/scrumboard-app/board/delete': { body: InBoard; answer: true }
  'POST /api/scrumboard-app/card/new': {
    body: InBoard & { listId: string; data: { name: string } }
    answer: Board
  }
  'POST /api/scrumboard-app/list/new': {
    body: InBoard & { data: { name: string } }
    answer: BoardList[]
  }
  'POST /api/scrumboard-app/list/rename': {
    body: InBoard & { listId: string; listTitle: string }
    answer: { listTitle: string; listId: string }
  }
  'POST /api/scrumboard-app/list/remove': { body: InBoard & { listId: string }; answer: string }
  'POST /api/scrumboard-app/card/update': {
    body: InBoard & { card: Pick<Card, 'id'> & Partial<Card> }
    answer: Card
  }
  'POST /api/scrumboard-app/card/remove': { body: InBoard & { cardId: string }; answer: string }
  'POST /api/scrumboard-app/card/order': {
    body: InBoard & { lists: BoardList[] }
    answer: BoardList[]
  }
  'POST /api/scrumboard-app/list/order': {
    body: InBoard & { lists: BoardList[] }
    answer: BoardList[]
  }
}
