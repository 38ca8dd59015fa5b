import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { TextField } from '@portaria/ui/fields/TextField'
import { gateTexts } from '../texts/gate-texts.ts'

const channels = ['intercom', 'phone', 'desk'] as const

/** Who answered for a visitor, and through what, as it is typed. */
export type TypedAnswer = { by: string; through: (typeof channels)[number] }

export const noAnswer: TypedAnswer = { by: '', through: 'intercom' }

/** What is sent of it. */
export const sentAnswer = ({ by, through }: TypedAnswer) => ({
  told_by: by.trim(),
  told_through: through,
})

export interface AnswerFieldsProps {
  typed: TypedAnswer
  onChange: (typed: TypedAnswer) => void
  error?: string | undefined
}

/** Who said by telephone or in person that somebody may enter; nobody answers by the app now. */
export function AnswerFields({ typed, onChange, error }: AnswerFieldsProps) {
  const t = gateTexts.useTexts()
  const words = {
    intercom: t('answer.intercom'),
    phone: t('answer.phone'),
    desk: t('offline.desk'),
  }
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
        options={channels.map((value) => ({ value, label: words[value] }))}
        value={typed.through}
        onChange={(through) => onChange({ ...typed, through })}
      />
    </>
  )
}
