import { registers } from '@portaria/contract/registers/index'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { UserX } from 'lucide-react'
import { actOn } from '../../register-pages/register-calls.ts'
import { useRegister } from '../../register-pages/register-context.tsx'
import { refreshRegister } from '../../register-pages/register-queries.ts'
import type { InUseSlotProps } from '../../register-pages/register-slots.ts'
import { useAttempt } from '../../register-pages/use-attempt.ts'
import { occupanciesTexts } from './texts/occupancies-texts.ts'

/** Instead of removing somebody who lived in a unit: the occupancies end today, the record stays. */
export function InactivateOffer({ record, onClose }: InUseSlotProps) {
  const text = occupanciesTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const { register, mayAct } = useRegister()
  if (!mayAct('inactivate')) return null
  const inactivate = async () => {
    if (!(await attempt(() => actOn(register, record.id, 'inactivate')))) return
    onClose()
    showToast({ title: text('left'), tone: 'success' })
    void refreshRegister(client, register)
    void refreshRegister(client, registers.occupancies)
  }
  return (
    <Banner title={text('leftTitle')} className="mb-5">
      <p>{text('leftText')}</p>
      <Button
        variant="primary"
        icon={UserX}
        loading={busy}
        onClick={() => void inactivate()}
        className="mt-3"
      >
        {text('leftAction')}
      </Button>
    </Banner>
  )
}
