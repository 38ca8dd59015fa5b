import type { ImportStatus } from '@portaria/contract/answers/import-answers'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useRegister } from '../../register-context.tsx'
import { BadLinesButton } from './BadLinesButton.tsx'
import { Figures } from './Figures.tsx'
import { importTexts } from './texts/import-texts.ts'

/** Shows how many records an import has written. */
export function ImportOutcome({ status }: { status: ImportStatus }) {
  const text = importTexts.useTexts()
  const { gender } = useRegister().words
  const { created, updated, unchanged, invalid } = status
  return (
    <div className="flex flex-col gap-5">
      <Banner tone="success" title={text('outcome.title')}>
        {created + updated === 0 && text('outcome.same')}
      </Banner>
      <Figures
        label={text('outcome.label')}
        figures={[
          { key: 'created', term: text(`outcome.created.${gender}`), value: created },
          { key: 'updated', term: text(`outcome.updated.${gender}`), value: updated },
          { key: 'unchanged', term: text(`outcome.unchanged.${gender}`), value: unchanged },
          { key: 'invalid', term: text('outcome.invalid'), value: invalid, alarming: true },
        ]}
      />
      {invalid > 0 && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="min-w-0 flex-1 basis-60 text-sm">
            {text('outcome.badText', { count: invalid })}
          </p>
          <BadLinesButton id={status.id} />
        </div>
      )}
    </div>
  )
}
