import type { Claimants } from '@portaria/contract/modules/belongings/disputes'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { useQuery } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { useAction } from '../../../platform/actions/use-action.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { ActionDialog } from '../../../register-pages/actions/ActionDialog.tsx'
import { asReference, recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useRefresh } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { disputeTexts } from './texts/dispute-texts.ts'

/** Decides a dispute between rows that claim the same value, such as a plate. */
export function ResolveDispute({ record }: RecordSlotProps) {
  const { mayAct, actionWords } = useRegister()
  const [open, setOpen] = useState(false)
  if (record['disputed'] !== true || !mayAct('resolve')) return null
  const title = actionWords('resolve')
  return (
    <>
      <Button icon={Scale} onClick={() => setOpen(true)}>
        {title}
      </Button>
      {open && <ResolveDialog {...{ record, title }} onClose={() => setOpen(false)} />}
    </>
  )
}

interface ResolveDialogProps extends RecordSlotProps {
  title: string
  onClose: () => void
}

function ResolveDialog({ record, title, onClose }: ResolveDialogProps) {
  const { register } = useRegister()
  const text = disputeTexts.useTexts()
  const [keep, setKeep] = useState<string | null>(null)
  const { data, error } = useQuery({
    queryKey: [register.name, 'dispute', record.id, record.version],
    queryFn: () =>
      actOn<Claimants>(register, record.id, 'resolve', { keep: 'this', preview: true }),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  })
  const others = data?.others ?? []
  const decided = data && others.length === 0 ? 'this' : keep
  const action = useAction({
    send: () => actOn(register, record.id, 'resolve', { keep: decided }),
    done: () => ({ title: text('resolve.done', { one: recordTitle(register, record) }) }),
    settled: useRefresh(register),
    onDone: onClose,
  })
  const about = (what: string, unit: string | null) => `${what} · ${unit ?? text('resolve.noUnit')}`
  const options = [
    {
      value: 'this',
      label: recordTitle(register, record),
      description: about(text('resolve.mine'), asReference(record['apartment'])?.title ?? null),
    },
    {
      value: 'other',
      label: others.map((one) => one.title).join(', '),
      description: others.map((one) => about(text('resolve.other'), one.apartment)).join(', '),
    },
  ]
  return (
    <ActionDialog
      {...{ action, title, onClose }}
      size="md"
      description={text('resolve.text')}
      button={text('resolve.save')}
      disabled={!decided}
      fields={['keep']}
    >
      {error && <Banner tone="warning" title={problemTextOf(error).detail} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && others.length === 0 && <p className="text-sm">{text('resolve.free')}</p>}
      {others.length > 0 && (
        <RadioGroupField
          look="cards"
          label={text('resolve.keep')}
          value={keep}
          error={action.errors['keep']}
          onChange={setKeep}
          disabled={action.busy}
          options={options}
        />
      )}
    </ActionDialog>
  )
}
