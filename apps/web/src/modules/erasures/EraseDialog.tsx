import {
  type ErasableRegister,
  type ErasureOverview,
  type ErasureReason,
  erasureReasons,
} from '@portaria/contract/modules/erasures/erasures'
import { registers } from '@portaria/contract/modules/registers'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { missing, useAction } from '../../platform/actions/use-action.ts'
import { ActionDialog } from '../../register-pages/actions/ActionDialog.tsx'
import { Failure } from '../../register-pages/Failure.tsx'
import { type RegisterRecord, recordTitle } from '../../register-pages/record.ts'
import { useRefresh } from '../../register-pages/register-queries.ts'
import { erasePerson, erasureQuery } from './erasure-calls.ts'
import { Holds, SameRecords } from './Holds.tsx'
import { erasuresTexts } from './texts/erasures-texts.ts'

export interface EraseDialogProps {
  register: ErasableRegister
  record: RegisterRecord
  onClose: () => void
}

/**
 * Asks for the reason of an erasure, or says what holds it. Afterwards the record's page shows the
 * receipt.
 */
export function EraseDialog({ register, record, onClose }: EraseDialogProps) {
  const t = erasuresTexts.useTexts()
  const refresh = useRefresh(registers[register])
  const { data, error } = useQuery(erasureQuery(register, record.id))
  const [reason, setReason] = useState<ErasureReason | null>(null)
  const action = useAction({
    check: () => missing({ reason }),
    send: async () => {
      if (reason !== null) await erasePerson(register, record.id, reason)
    },
    done: () => ({ title: t('done') }),
    // Whatever was open a moment ago may be another thing by now.
    settled: refresh,
    onDone: onClose,
  })
  const isReady = data !== undefined && data.holds.length === 0
  return (
    <ActionDialog
      {...{ action, onClose }}
      size="md"
      tone="danger"
      title={t('title', { name: recordTitle(registers[register], record) })}
      description={t('text')}
      button={t('confirm')}
      disabled={!isReady}
      fields={['reason']}
    >
      <Failure failure={error} />
      {!data && !error && <Skeleton className="h-32 w-full" />}
      {data && <Found data={data} />}
      {isReady && (
        <RadioGroupField
          label={t('reason')}
          required
          options={erasureReasons.map((value) => ({ value, label: t(`reasons.${value}`) }))}
          value={reason}
          error={action.errors['reason']}
          onChange={(value) => {
            setReason(erasureReasons.find((one) => one === value) ?? null)
            action.clear()
          }}
        />
      )}
    </ActionDialog>
  )
}

function Found({ data: { holds, same } }: { data: ErasureOverview }) {
  return (
    <>
      {holds.length > 0 && <Holds holds={holds} />}
      {same.length > 0 && <SameRecords same={same} />}
    </>
  )
}
