import type { Claimants } from '@portaria/contract/modules/belongings/disputes'
import { Button } from '@portaria/ui/actions/Button'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Scale } from 'lucide-react'
import { useState } from 'react'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { asReference, recordTitle } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
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
  const client = useQueryClient()
  const [keep, setKeep] = useState<string | null>(null)
  const [busy, attempt] = useAttempt()
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
  const save = () =>
    attempt(async () => {
      if (!decided) return
      await actOn(register, record.id, 'resolve', { keep: decided })
      showToast({
        title: text('resolve.done', { one: recordTitle(register, record) }),
        tone: 'success',
      })
      onClose()
      await refreshRegister(client, register)
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
    <Dialog
      open
      onOpenChange={() => !busy && onClose()}
      closeOnOutsidePress={false}
      title={title}
      description={text('resolve.text')}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {text('resolve.cancel')}
          </Button>
          <Button variant="primary" disabled={!decided} loading={busy} onClick={() => void save()}>
            {text('resolve.save')}
          </Button>
        </>
      }
    >
      {error && <Banner tone="warning" title={problemTextOf(error).detail} />}
      {!data && !error && <Skeleton className="h-24 w-full" />}
      {data && others.length === 0 && <p className="text-sm">{text('resolve.free')}</p>}
      {others.length > 0 && (
        <FormLayout label={title} onSubmit={() => void save()}>
          <RadioGroupField
            look="cards"
            label={text('resolve.keep')}
            value={keep}
            onChange={setKeep}
            disabled={busy}
            options={options}
          />
        </FormLayout>
      )}
    </Dialog>
  )
}
