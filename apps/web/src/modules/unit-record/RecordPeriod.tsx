import { Button } from '@portaria/ui/actions/Button'
import { DateField } from '@portaria/ui/fields/DateField'
import { useState } from 'react'
import { pageTexts } from '../../register-pages/texts/register-page-texts.ts'
import { type AskedPeriod } from './record-calls.ts'
import { recordTexts } from './texts/unit-record-texts.ts'

export interface RecordPeriodProps {
  period: AskedPeriod
  onChange: (period: AskedPeriod) => void
}

export const isDay = (typed: string) => /^(?:19|20|21)\d\d-\d\d-\d\d$/.test(typed)

/** The period that the record shows; incomplete days are not requested. */
export function RecordPeriod({ period, onChange }: RecordPeriodProps) {
  const t = recordTexts.useTexts()
  const text = pageTexts.useTexts()
  const [typed, setTyped] = useState(period)
  const isWrong = (day: string) => day !== '' && !isDay(day)
  const isReversed = isDay(typed.from) && isDay(typed.to) && typed.from > typed.to
  const change = (next: AskedPeriod) => {
    setTyped(next)
    const isWhole = !isWrong(next.from) && !isWrong(next.to)
    if (isWhole && !(next.from !== '' && next.to !== '' && next.from > next.to)) onChange(next)
  }
  const fieldOf = (name: 'from' | 'to', error: string | undefined) => (
    <div className="w-44 max-sm:flex-1 max-sm:basis-32">
      <DateField
        label={t(name)}
        format="dd/mm/yyyy"
        placeholder={text('day')}
        value={typed[name]}
        onChange={(day) => change({ ...typed, [name]: day })}
        error={isWrong(typed[name]) && typed[name].length > 9 ? t('wrongDay') : error}
      />
    </div>
  )
  return (
    <fieldset className="flex flex-wrap items-end gap-3 print:hidden">
      <legend className="sr-only">{t('period')}</legend>
      {fieldOf('from', undefined)}
      {fieldOf('to', isReversed ? t('wrongOrder') : undefined)}
      <Button
        disabled={typed.from === '' && typed.to === ''}
        onClick={() => change({ from: '', to: '' })}
      >
        {t('clear')}
      </Button>
    </fieldset>
  )
}
