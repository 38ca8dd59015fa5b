import type { RuleVersions } from '@portaria/contract/modules/rules/rules/rule-answers'
import { wordsOfRichText } from '@portaria/contract/value-types/rich-text'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { getRecord } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { compareWords } from './compare-words.ts'
import { ruleTexts } from './texts/rule-texts.ts'

type Version = RuleVersions[number]

export interface CompareDialogProps {
  own: Version
  others: readonly Version[]
  /** The other version that is compared first. */
  first: Version
  onClose: () => void
}

/** Compares two versions of a rule in one text: removed words are struck out, added ones marked. */
export function CompareDialog({ own, others, first, onClose }: CompareDialogProps) {
  const text = ruleTexts.useTexts()
  const [otherId, setOther] = useState(first.id)
  const other = others.find(({ id }) => id === otherId) ?? first
  const [older, newer] = other.version_number < own.version_number ? [other, own] : [own, other]
  const [before, after] = [useWordsOf(older), useWordsOf(newer)]
  const failed = [before, after].find(({ isError }) => isError)
  const name = ({ version_number: version }: Version) => text('versions.one', { version })
  return (
    <Dialog
      open
      onOpenChange={onClose}
      size="lg"
      title={text('versions.compare')}
      description={text('versions.between', { older: name(older), newer: name(newer) })}
    >
      <div className="flex flex-col gap-4">
        {others.length > 1 && (
          <SelectField
            label={text('versions.with')}
            value={other.id}
            onChange={(id) => id !== null && setOther(id)}
            options={others.map((one) => ({ value: one.id, label: name(one) }))}
          />
        )}
        {failed && <PageProblem error={failed.error} onRetry={() => void failed.refetch()} />}
        {!failed && (before.data === undefined || after.data === undefined) && (
          <Skeleton className="h-40 w-full" />
        )}
        {before.data !== undefined && after.data !== undefined && (
          <Difference before={before.data} after={after.data} />
        )}
      </div>
    </Dialog>
  )
}

/** The plain words of a version's text. */
function useWordsOf({ id }: Version) {
  const { register } = useRegister()
  return useQuery({
    queryKey: [register.name, id, 'words'],
    queryFn: ({ signal }) => getRecord(register, id, signal),
    select: ({ body }) => (typeof body === 'string' ? wordsOfRichText(body) : ''),
  })
}

function Difference({ before, after }: { before: string; after: string }) {
  const text = ruleTexts.useTexts()
  const parts = useMemo(() => compareWords(before, after), [before, after])
  if (before === after) return <p className="text-sm text-muted">{text('versions.same')}</p>
  return (
    <p className="max-h-[60vh] overflow-y-auto text-base whitespace-pre-line">
      {parts.map(({ value, added, removed }, nth) => {
        // The order of the parts never changes.
        // oxlint-disable-next-line react/no-array-index-key
        const key = nth
        if (removed)
          return (
            <del key={key} className="bg-danger-soft text-danger-ink">
              <span className="sr-only">{text('versions.removed')}</span>
              {value}
            </del>
          )
        if (added)
          return (
            <ins key={key} className="bg-success-soft text-success-ink underline">
              <span className="sr-only">{text('versions.added')}</span>
              {value}
            </ins>
          )
        return <span key={key}>{value}</span>
      })}
    </p>
  )
}
