import { mayUse } from '@portaria/contract/define-register/permissions'
import { Card } from '@portaria/ui/display/Card'
import { Unsized } from '@portaria/ui/display/Unsized'
import { useQuery } from '@tanstack/react-query'
import { PaperSheet } from '../../platform/letterhead/PaperSheet.tsx'
import { PrintButton } from '../../platform/letterhead/PrintButton.tsx'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { RemovedSlotProps } from '../../register-pages/register-slots.ts'
import { erasableRegister, erasureQuery } from './erasure-calls.ts'
import { Receipt } from './Receipt.tsx'
import { erasuresTexts } from './texts/erasures-texts.ts'

/** The receipt of an erased record, to read and print, in place of the banner that restores it. */
export function ErasedRecord({ record, children }: RemovedSlotProps) {
  const { register, role } = useRegister()
  const t = erasuresTexts.useTexts()
  const name = erasableRegister(register.name)
  const isAllowed = name !== null && mayUse(role, 'people.erase')
  const { data, isLoading } = useQuery({
    ...erasureQuery(name ?? 'residents', record.id),
    enabled: isAllowed,
    retry: false,
  })
  if (isLoading) return <Unsized />
  const receipt = data?.receipt
  if (!receipt) return children
  return (
    <Card
      title={t('receipt.title')}
      actions={
        <PrintButton
          sheet={
            <PaperSheet>
              <h1 className="mb-3 text-lg font-semibold">
                {t('receipt.of', { number: receipt.number })}
              </h1>
              <Receipt receipt={receipt} />
            </PaperSheet>
          }
        >
          {t('receipt.print')}
        </PrintButton>
      }
    >
      <Receipt receipt={receipt} />
    </Card>
  )
}
