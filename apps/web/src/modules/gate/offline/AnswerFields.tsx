import { toldThrough } from '@portaria/contract/modules/gate/desk-queue'
import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextField } from '@portaria/ui/fields/TextField'
import { gateTexts } from '../texts/gate-texts.ts'

/** The person who answered for a visitor, and the channel, as typed. */
export type TypedAnswer = { by: string; through: (typeof toldThrough)[number] }

export const noAnswer: TypedAnswer = { by: '', through: 'intercom' }

/** Converts the answer for sending. */
export const sentAnswer = ({ by, through }: TypedAnswer) => ({
  told_by: by.trim(),
  told_through: through,
})

export interface AnswerFieldsProps {
  typed: TypedAnswer
  onChange: (typed: TypedAnswer) => void
  error?: string | undefined
}

/**
 * Asks who allowed the entry by telephone or in person, since nobody can answer in the app without
 * a network.
 */
export function AnswerFields({ typed, onChange, error }: AnswerFieldsProps) {
  const t = gateTexts.useTexts()
  return (
    <>
      <TextField
        label={t('offline.toldBy')}
        description={t('offline.told')}
        required
        autoComplete="off"
        maxLength={120}
        value={typed.by}
        error={error}
        onChange={(by) => onChange({ ...typed, by })}
      />
      <SegmentedField
        label={t('answer.through')}
        options={toldThrough.map((value) => ({ value, label: t(`answer.${value}`) }))}
        value={typed.through}
        onChange={(through) => onChange({ ...typed, through })}
      />
    </>
  )
}
