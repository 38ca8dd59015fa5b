import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Badge } from '@portaria/ui/display/Badge'
import { PictureLink } from '../../../register-pages/field-kinds/PictureLink.tsx'
import { asImage, asReference, type RegisterRecord } from '../../../register-pages/record.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import type { Talk } from './talk.ts'
import { conversationTexts } from './texts/conversation-texts.ts'

export interface CommentLineProps {
  comment: RegisterRecord
  talk: Talk
}

/** A comment or a step: its author, its time, and its readers. */
export function CommentLine({ comment, talk }: CommentLineProps) {
  const text = conversationTexts.useTexts()
  const language = useLanguage()
  const { when } = useFormats()
  const { body, step } = comment
  const name = asReference(comment['author'])?.title ?? text('system')
  const isOfTeam = comment['audience'] === 'team'
  return (
    <li className="flex flex-col gap-1 py-3 text-sm first:pt-0">
      <p className="flex flex-wrap items-baseline gap-x-2 gap-y-1">
        <span className="font-medium">{name}</span>
        {typeof step === 'string' && (
          <span>{choiceWords(language, talk.register.name, 'step', step)}</span>
        )}
        {isOfTeam && (
          <Badge tone="warning">
            {choiceWords(language, talk.register.name, 'audience', 'team')}
          </Badge>
        )}
        <span className="tabular text-xs text-muted">{when(comment.created_at)}</span>
      </p>
      {typeof body === 'string' && body !== '' && (
        <p dir="auto" className="text-pretty whitespace-pre-line wrap-anywhere">
          {body}
        </p>
      )}
      <PictureLink
        picture={asImage(comment['picture'])}
        label={text('pictureOf', { name })}
        size="lg"
      />
    </li>
  )
}
