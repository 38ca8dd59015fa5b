import type { commentAudiences } from '@portaria/contract/modules/matters/request-comments/request-comments'
import { newId } from '@portaria/contract/value-types/uuid'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Camera } from 'lucide-react'
import { useMemo, useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { RecordDialog } from '../../../register-pages/form/RecordDialog.tsx'
import { createRecord } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { choiceWords } from '../../../register-pages/register-words.ts'
import type { Talk } from './talk.ts'
import { conversationTexts } from './texts/conversation-texts.ts'

type Audience = (typeof commentAudiences)[number]

export interface CommentFormProps {
  /** The id of the record. */
  of: string
  talk: Talk
}

/** Writes a comment, to the reporter and the team or to the team alone, optionally with a photo. */
export function CommentForm({ of, talk }: CommentFormProps) {
  const text = conversationTexts.useTexts()
  const { role } = useRegister()
  const language = useLanguage()
  const audienceWords = (value: Audience) =>
    choiceWords(language, talk.register.name, 'audience', value)
  const client = useQueryClient()
  const [body, setBody] = useState('')
  const [audience, setAudience] = useState<Audience>('requester')
  const [isOpen, setOpen] = useState(false)
  // Kept for a second press, so that a lost answer creates no second comment.
  const [id, setId] = useState(newId)
  const saysForWhom = role !== null && talk.choosers.includes(role)
  const given = useMemo(() => ({ [talk.pointer]: of }), [talk, of])
  const initial = useMemo(
    () => ({ body, ...(saysForWhom && { audience }) }),
    [body, audience, saysForWhom],
  )
  const told = async () => {
    // The comment may be visible, and more text typed, before the answer arrives here.
    setBody((typed) => (typed === body ? '' : typed))
    setId(newId())
    setOpen(false)
    showToast({ title: text('sent'), tone: 'success' })
    await refreshRegister(client, talk.register)
  }
  const action = useAction({
    check: () => missing({ body }),
    send: () =>
      createRecord(talk.register, {
        id,
        [talk.pointer]: of,
        body: body.trim(),
        ...(saysForWhom && { audience }),
      }),
    onDone: () => void told(),
  })
  return (
    <form
      className="mt-3 flex flex-col gap-3 print:hidden"
      onSubmit={(event) => {
        event.preventDefault()
        void action.run()
      }}
    >
      {action.failure !== null && (
        <Banner tone="warning" title={problemTextOf(action.failure).title}>
          {problemTextOf(action.failure).detail}
        </Banner>
      )}
      <TextArea
        label={text('write')}
        rows={3}
        value={body}
        error={action.errors['body'] ?? action.errors[talk.pointer]}
        onChange={(value) => {
          action.clear()
          setBody(value)
        }}
      />
      <div className="flex flex-wrap items-end justify-between gap-3">
        {saysForWhom && (
          <SegmentedField
            className="w-full sm:w-84"
            label={text('readers')}
            options={[
              { value: 'requester', label: audienceWords('requester') },
              { value: 'team', label: audienceWords('team') },
            ]}
            value={audience}
            onChange={setAudience}
          />
        )}
        <div className="flex flex-wrap gap-2">
          <Button icon={Camera} onClick={() => setOpen(true)}>
            {text('picture')}
          </Button>
          <Button type="submit" variant="primary" loading={action.busy}>
            {text('send')}
          </Button>
        </div>
      </div>
      {isOpen && (
        <RecordDialog
          register={talk.register}
          record={null}
          {...{ given, initial }}
          onClose={() => setOpen(false)}
          onSaved={() => void told()}
        />
      )}
    </form>
  )
}
