import { useFormats } from '@portaria/i18n/react/use-formats'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Avatar } from '@portaria/ui/display/Avatar'
import { Badge } from '@portaria/ui/display/Badge'
import type { HandleProps } from '@portaria/ui/sortable'
import { Bell, GripVertical, ListChecks, MessageSquare } from 'lucide-react'
import { useState } from 'react'
import { dayOf } from '../days/days.ts'
import { LabelDot } from '../frame/LabelDot.tsx'
import { labelHue } from './board-colours.ts'
import type { Board, Card } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

export interface CardFaceProps {
  board: Board
  card: Card
  /** The drag handle; null for the card at the pointer while dragging. */
  handle: HandleProps | null
  onOpen: () => void
}

/** A card in its list; its name opens it. */
export function CardFace({ board, card, handle, onOpen }: CardFaceProps) {
  const t = boardTexts.useTexts()
  const { name, attachments, idAttachmentCover } = card
  const cover = board.settings.cardCoverImages
    ? attachments.find(({ id }) => id === idAttachmentCover)?.src
    : undefined
  return (
    <article className="relative overflow-hidden rounded-lg border border-line bg-surface hover:border-line-strong">
      {cover !== undefined && (
        <img src={cover} alt="" draggable={false} className="h-28 w-full object-cover" />
      )}
      <div className="flex flex-col gap-2 p-3 pe-2">
        <CardLabels board={board} card={card} />
        <div className="flex items-start gap-1">
          <h3 className="min-w-0 flex-1 text-sm font-medium text-pretty">
            <button
              type="button"
              onClick={onOpen}
              className="rounded-sm text-start after:absolute after:inset-0"
            >
              {name}
            </button>
          </h3>
          {handle !== null && (
            <IconButton
              {...handle}
              icon={GripVertical}
              size="sm"
              label={t('card.move', { name })}
              className="relative z-10 -mt-1"
            />
          )}
        </div>
        <CardFoot board={board} card={card} />
      </div>
    </article>
  )
}

function CardLabels({ board, card }: { board: Board; card: Card }) {
  const shown = board.labels.filter(({ id }) => card.idLabels.includes(id))
  if (shown.length === 0) return null
  return (
    <p className="flex flex-wrap gap-x-3 gap-y-1 text-xs text-muted">
      {shown.map((label) => (
        <span key={label.id} className="inline-flex items-center gap-1.5">
          <LabelDot colour={labelHue(label.class)} />
          {label.name}
        </span>
      ))}
    </p>
  )
}

/** Due day, steps, comments and people of a card, if it has any. */
function CardFoot({ board, card }: { board: Board; card: Card }) {
  const t = boardTexts.useTexts()
  const { wholeDay } = useFormats()
  const [today] = useState(() => dayOf(Date.now()))
  const items = card.checklists.flatMap(({ checkItems }) => checkItems)
  const done = items.filter(({ checked }) => checked).length
  const comments = card.activities.filter(({ type }) => type === 'comment').length
  const people = board.members.filter(({ id }) => card.idMembers.includes(id))
  if (card.due === '' && items.length + comments + people.length === 0 && !card.subscribed)
    return null
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 text-xs text-muted">
      {card.due !== '' && (
        <Badge tone={card.due < today ? 'warning' : 'neutral'}>
          {t(card.due < today ? 'card.late' : 'card.due', { day: wholeDay(card.due) })}
        </Badge>
      )}
      {items.length > 0 && (
        <span className="tabular inline-flex items-center gap-1">
          <ListChecks aria-hidden className="size-3.5" />
          <span aria-hidden>
            {done}/{items.length}
          </span>
          <span className="sr-only">{t('card.steps', { done, all: items.length })}</span>
        </span>
      )}
      {comments > 0 && (
        <span className="tabular inline-flex items-center gap-1">
          <MessageSquare aria-hidden className="size-3.5" />
          <span aria-hidden>{comments}</span>
          <span className="sr-only">{t('card.comments', { count: comments })}</span>
        </span>
      )}
      {card.subscribed && <Bell aria-label={t('card.followed')} className="size-3.5" />}
      {people.length > 0 && (
        <span className="ms-auto flex -space-x-1.5 rtl:space-x-reverse">
          {people.map(({ id, name, avatar }) => (
            <span key={id}>
              <Avatar name={name} src={avatar} size="sm" className="ring-2 ring-surface" />
              <span className="sr-only">{name}</span>
            </span>
          ))}
        </span>
      )}
    </div>
  )
}
