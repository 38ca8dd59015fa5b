import { SegmentedField } from '@portaria/ui/fields/SegmentedField'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'

export interface DirectionChoiceProps {
  value: 'in' | 'out'
  error: string | undefined
  onChange: (value: 'in' | 'out') => void
}

/** Asks for the direction in which a point of both is passed. */
export function DirectionChoice({ value, error, onChange }: DirectionChoiceProps) {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  return (
    <SegmentedField
      label={t('trial.direction')}
      options={(['in', 'out'] as const).map((one) => ({
        value: one,
        label: words(`directions.${one}`),
      }))}
      value={value}
      error={error}
      onChange={onChange}
    />
  )
}
