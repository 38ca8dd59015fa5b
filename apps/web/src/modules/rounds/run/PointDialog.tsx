import { Banner } from '@portaria/ui/feedback/Banner'
import { ImageField } from '@portaria/ui/fields/ImageField'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextArea } from '@portaria/ui/fields/TextArea'
import { TextField } from '@portaria/ui/fields/TextField'
import { useEffect, useEffectEvent, useState } from 'react'
import { missing, useAction } from '../../../platform/actions/use-action.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { stamped } from './page-life.ts'
import { readPosition } from './read-position.ts'
import type { ReadPoint, WindowProps } from './run-window.ts'
import { runTexts } from './texts/run-texts.ts'

export interface PointDialogProps extends WindowProps {
  read: ReadPoint
}

/**
 * Asks the questions of a point and for a photo, after its code was read. A point without questions
 * is recorded at once.
 */
export function PointDialog({ read, record, onClose }: PointDialogProps) {
  const text = runTexts.useTexts()
  const { point, code, method, isOld } = read
  const [answers, setAnswers] = useState<Readonly<Record<string, string>>>({})
  const [picture, setPicture] = useState<File | null>(null)
  const [note, setNote] = useState('')
  // Requested once, when the code is scanned, so that it arrives while the point's questions are
  // answered.
  const [position] = useState(readPosition)
  const [moment] = useState(stamped)
  const asksNothing = point.questions.length === 0 && !point.photo_required
  const keyOf = (nth: number) => `answers.${nth}`

  const action = useAction({
    check: () =>
      missing({
        ...Object.fromEntries(
          point.questions.flatMap(({ answer_required: required }, nth) =>
            required ? [[keyOf(nth), answers[keyOf(nth)] ?? '']] : [],
          ),
        ),
        ...(point.photo_required && { picture: picture ? 'taken' : '' }),
      }),
    async send() {
      const at = await position
      await record({
        kind: 'scan',
        moment,
        code,
        method,
        point_id: point.id,
        picture,
        isOldCode: isOld,
        answers: point.questions.flatMap(({ question }, nth) => {
          const answer = answers[keyOf(nth)]?.trim() ?? ''
          return answer === '' ? [] : [{ question, answer }]
        }),
        ...(note.trim() !== '' && { note: note.trim() }),
        ...(at && { position: at }),
      })
    },
    done: () => ({
      title: text('scanned', { point: point.name }),
      ...(isOld && { text: text('oldCode') }),
    }),
    onDone: onClose,
  })
  const recordAtOnce = useEffectEvent(() => {
    navigator.vibrate?.(80)
    if (asksNothing) void action.run()
  })
  useEffect(() => recordAtOnce(), [])

  const answerWith = (nth: number) => (value: string) => {
    action.clear()
    setAnswers((now) => ({ ...now, [keyOf(nth)]: value }))
  }
  return (
    <ActionDialog
      action={action}
      title={point.name}
      description={point.instructions ?? undefined}
      button={text('register')}
      fields={[...point.questions.map((_, nth) => keyOf(nth)), 'picture', 'note']}
      onClose={onClose}
    >
      {isOld && <Banner tone="warning">{text('oldCode')}</Banner>}
      {point.questions.map(({ question, answer, answer_required: required }, nth) => {
        const field = {
          label: question,
          required,
          value: answers[keyOf(nth)] ?? '',
          error: action.errors[keyOf(nth)],
          onChange: answerWith(nth),
        }
        return answer === 'yes_no' ? (
          <RadioGroupField
            key={question}
            {...field}
            look="inline"
            options={(['yes', 'no'] as const).map((value) => ({
              value: text(value),
              label: text(value),
            }))}
          />
        ) : (
          <TextField
            key={question}
            {...field}
            inputMode={answer === 'number' ? 'decimal' : 'text'}
          />
        )
      })}
      {point.photo_required && (
        <ImageField
          required
          label={text('picture')}
          camera="environment"
          value={picture}
          error={action.errors['picture']}
          onChange={(file) => {
            action.clear()
            setPicture(file)
          }}
        />
      )}
      {!asksNothing && (
        <TextArea
          label={text('noteLabel')}
          value={note}
          rows={2}
          maxLength={500}
          onChange={setNote}
        />
      )}
    </ActionDialog>
  )
}
