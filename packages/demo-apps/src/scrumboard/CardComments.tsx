import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Avatar } from '@portaria/ui/display/Avatar'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { useState } from 'react'
import type { Board, Card } from './scrumboard.types.ts'
import { boardTexts } from './texts/board-texts.ts'

export interface CardCommentsProps {
  board: Board
  card: Card
  onChange: (changes: Partial<Card>) => void
}

/** The comments and attachments of a card, newest first, with a form for a new comment. */
export function CardComments({ board, card, onChange }: CardCommentsProps) {
  const t = boardTexts.useTexts()
  const { when } = useFormats()
  const [typed, setTyped] = useState('')
  const own = board.members[0]
  const send = () => {
    const message = typed.trim()
    if (message === '' || own === undefined) return
    const time = new Date().toISOString()
    onChange({
      activities: [
        { id: `comment-${time}`, type: 'comment', idMember: own.id, message, time },
        ...card.activities,
      ],
    })
    setTyped('')
  }
  const shown = card.activities.toSorted((one, other) => other.time.localeCompare(one.time))
  return (
    <section className="flex flex-col gap-3">
      <h3 className="text-sm font-medium">{t('form.comments')}</h3>
      <TextArea label={t('form.comment')} rows={2} value={typed} onChange={setTyped} />
      <Button className="self-start" disabled={typed.trim() === ''} onClick={send}>
        {t('form.send')}
      </Button>
      <ul className="flex flex-col gap-3">
        {shown.map(({ id, type, idMember, message, time }) => {
          const member = board.members.find((each) => each.id === idMember)
          return (
            <li key={id} className="flex gap-3 text-sm">
              <Avatar name={member?.name ?? ''} src={member?.avatar} />
              <div className="min-w-0 flex-1">
                <p className="flex flex-wrap items-baseline gap-x-2">
                  <span className="font-medium">{member?.name}</span>
                  <time dateTime={time} className="tabular text-xs text-muted">
                    {when(time)}
                  </time>
                </p>
                <p className="wrap-anywhere whitespace-pre-line">
                  {type === 'comment' ? message : t('form.attached', { name: message })}
                </p>
              </div>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
