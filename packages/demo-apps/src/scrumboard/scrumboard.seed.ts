import { dayOf, momentOf } from '../days/days.ts'
import { portrait } from '../pictures/portrait.ts'
import { scene } from '../pictures/scene.ts'
import { type BoardOfSeed, boardLines, type CardLine } from './board-lines.seed.ts'
import type { Board, BoardLabel, BoardMember, Card } from './scrumboard.types.ts'

const names = ['Helena Prado', 'Benício Valadão', 'Estela Drumond', 'Nestor Piratini']

/** The people who can be on cards; the first is the person at this device. */
export function boardMembers(): BoardMember[] {
  return names.map((name, index) => ({ id: String(index + 1), name, avatar: portrait(name) }))
}

/** Names of colours (demo-apps §15). */
const labels: BoardLabel[] = [
  { id: '1', name: 'Aparência', class: 'bg-blue' },
  { id: '2', name: 'Elétrica', class: 'bg-orange' },
  { id: '3', name: 'Documentos', class: 'bg-green' },
  { id: '4', name: 'Moradores', class: 'bg-red' },
]

function cardOf(line: CardLine, id: string, now: number): Card {
  const { name, text = '', items = [], cover, comments = [], due } = line
  return {
    id,
    name,
    description: text,
    idAttachmentCover: cover === undefined ? '' : `${id}-cover`,
    idMembers: (line.members ?? []).map((nth) => String(nth + 1)),
    idLabels: (line.labels ?? []).map((nth) => String(nth + 1)),
    attachments:
      cover === undefined
        ? []
        : [
            {
              id: `${id}-cover`,
              name: cover,
              src: scene(cover),
              time: momentOf(now, -3, 10),
              type: 'image',
            },
          ],
    subscribed: comments.length > 0,
    checklists:
      items.length === 0
        ? []
        : [
            {
              id: `${id}-list`,
              name: 'Passos',
              checkItems: items.map((item, nth) => ({
                id: `${id}-${nth + 1}`,
                name: item.replace('+', ''),
                checked: item.startsWith('+'),
              })),
            },
          ],
    activities: comments.map((message, nth) => ({
      id: `${id}-comment-${nth + 1}`,
      type: 'comment',
      idMember: String(2 + (nth % 3)),
      message,
      time: momentOf(now, nth - 2, 15, 20),
    })),
    due: due === undefined ? '' : dayOf(now, due),
  }
}

function boardOf(line: BoardOfSeed, id: string, now: number): Board {
  const cards = line.lists.flatMap((list) => list.cards)
  const cardId = (card: CardLine) => String(cards.indexOf(card) + 1)
  return {
    id,
    name: line.name,
    uri: line.uri,
    settings: { color: line.colour, subscribed: true, cardCoverImages: true },
    lists: line.lists.map((list, nth) => ({
      id: String(nth + 1),
      name: list.name,
      idCards: list.cards.map(cardId),
    })),
    cards: cards.map((card) => cardOf(card, cardId(card), now)),
    members: boardMembers(),
    labels: structuredClone(labels),
  }
}

/** Three boards around the day of `now`. */
export function scrumboardSeed(now: number): Board[] {
  return boardLines.map((line, index) => boardOf(line, String(index + 1), now))
}
