import { residents } from '@portaria/contract/modules/people/residents/residents'
import type { RuleAcceptances } from '@portaria/contract/modules/rules/rules/rule-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQuery } from '@tanstack/react-query'
import { callApi } from '../../../platform/http-client.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { recordTitle, registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { ruleTexts } from './texts/rule-texts.ts'

type Acceptance = RuleAcceptances[number]

/** Lists the people who have not accepted a version yet, and those who have, with the time. */
export function AcceptancesDialog({ record, onClose }: RecordSlotProps & { onClose: () => void }) {
  const text = ruleTexts.useTexts()
  const { register } = useRegister()
  const found = useQuery({
    queryKey: ['rules', record.id, 'acceptances'],
    queryFn: ({ signal }) =>
      callApi<{ data: RuleAcceptances }>(`/rules/${record.id}/acceptances`, { signal }),
  })
  const people = found.data?.data ?? []
  const waiting = people.filter(({ accepted_at: at }) => at === null)
  const accepted = people.filter(({ accepted_at: at }) => at !== null)
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={text('acceptance.title')}
      description={recordTitle(register, record)}
    >
      {found.isPending && <Skeleton className="h-40 w-full" />}
      {found.isError && <PageProblem error={found.error} onRetry={() => void found.refetch()} />}
      {found.isSuccess && (
        <div className="flex flex-col gap-5">
          <People title={text('acceptance.waiting', { count: waiting.length })} people={waiting} />
          <People
            title={text('acceptance.accepted_by', { count: accepted.length })}
            people={accepted}
          />
        </div>
      )}
    </Dialog>
  )
}

function People({ title, people }: { title: string; people: readonly Acceptance[] }) {
  const { when } = useFormats()
  if (people.length === 0) return null
  return (
    <section>
      <h3 className="mb-1 text-sm font-medium">{title}</h3>
      <ul className="ui-lines">
        {people.map(({ resident, units, accepted_at: at }) => (
          <li key={resident.id} className="flex flex-wrap items-baseline gap-x-2 py-2 text-sm">
            <TextLink href={registerPaths(residents)?.record(resident.id) ?? ''}>
              {resident.title}
            </TextLink>
            <span className="text-muted">{units.join(', ')}</span>
            {at !== null && <span className="ms-auto text-muted">{when(at)}</span>}
          </li>
        ))}
      </ul>
    </section>
  )
}
