import { mayUse } from '@portaria/contract/define-register/permissions'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useQuery } from '@tanstack/react-query'
import { LogOut } from 'lucide-react'
import { Suspense, useState } from 'react'
import { lazyCode } from '../../platform/connection/lazy-code.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import type { InUseSlotProps } from '../../register-pages/register-slots.ts'
import { overviewQuery } from './departure-calls.ts'
import { departuresTexts } from './texts/departures-texts.ts'

const DepartureDialog = lazyCode(
  async () => (await import('./DepartureDialog.tsx')).DepartureDialog,
)

/**
 * Offers a departure instead of removing a person who lived in a unit: they move out, and the
 * record stays.
 */
export function LeaveOffer({ record, onClose }: InUseSlotProps) {
  const t = departuresTexts.useTexts()
  const { role } = useRegister()
  const [open, setOpen] = useState(false)
  const isAllowed = mayUse(role, 'departures.decide')
  const { data } = useQuery({ ...overviewQuery('residents', record.id), enabled: isAllowed })
  if (!data) return null
  return (
    <Banner title={t('offer.title')} className="mb-5">
      <p>{t('offer.text')}</p>
      <Button variant="primary" icon={LogOut} onClick={() => setOpen(true)} className="mt-3">
        {t('begin.residents')}
      </Button>
      {open && (
        <Suspense>
          <DepartureDialog
            register="residents"
            overview={data}
            onClose={() => setOpen(false)}
            onBegun={onClose}
          />
        </Suspense>
      )}
    </Banner>
  )
}
