import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import { Collapsible } from '@portaria/ui/display/Collapsible'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { Differences } from './Differences.tsx'
import type { ExistingRows } from './import-calls.ts'
import { importTexts } from './texts/import-texts.ts'

export interface ExistingChoiceProps {
  status: ImportStatus
  value: ExistingRows
  onChange: (value: ExistingRows) => void
}

/** Asks whether to keep or update records that the file would change. */
export function ExistingChoice({ status, value, onChange }: ExistingChoiceProps) {
  const text = importTexts.useTexts()
  const { updated, differences } = status
  const isPart = differences.length < updated
  return (
    <section aria-label={text('existing.question')} className="flex flex-col gap-3">
      <h3 className="text-base font-semibold">{text('existing.title', { count: updated })}</h3>
      <RadioGroupField
        look="cards"
        label={text('existing.question')}
        value={value}
        onChange={(next) => onChange(next === 'update' ? 'update' : 'keep')}
        options={(['keep', 'update'] as const).map((one) => ({
          value: one,
          label: text(`existing.${one}`),
          description: text(`existing.${one}Hint`),
        }))}
      />
      {differences.length > 0 && (
        <Collapsible
          title={
            isPart
              ? text('existing.differencesFirst', { count: differences.length })
              : text('existing.differences')
          }
        >
          <Differences differences={differences} />
        </Collapsible>
      )}
    </section>
  )
}
