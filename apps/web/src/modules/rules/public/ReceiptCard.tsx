import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'

/** Shows that the reader accepted or acknowledged a record, and when. */
export function GivenReceipt({ title, text }: { title: string; text: string }) {
  return (
    <Card title={title}>
      <p className="flex gap-2 text-sm">
        <Check aria-hidden className="size-4.5 shrink-0 text-success-ink" />
        {text}
      </p>
    </Card>
  )
}

export interface AskedReceiptProps extends RecordSlotProps {
  /** The action of the register that accepts or acknowledges the record. */
  action: string
  title: string
  text: string
  /** The message shown afterwards. */
  thanks: string
}

/** Asks the reader to accept or acknowledge a record with one press. */
export function AskedReceipt({ record, action, title, text, thanks }: AskedReceiptProps) {
  const { register, actionWords } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const give = () =>
    attempt(async () => {
      await actOn(register, record.id, action, {})
      showToast({ title: thanks, tone: 'success' })
      await refreshRegister(client, register)
    })
  return (
    // On phones it stays in sight under a text that is longer than the screen (interface §42).
    <div className="max-sm:sticky max-sm:bottom-[calc(var(--ui-footer,0px)+0.5rem)] max-sm:z-10 max-sm:rounded-lg max-sm:shadow-float">
      <Card title={title}>
        <div className="flex flex-col items-start gap-3 text-sm">
          <p>{text}</p>
          <Button
            variant="primary"
            size="lg"
            icon={Check}
            loading={busy}
            onClick={() => void give()}
          >
            {actionWords(action)}
          </Button>
        </div>
      </Card>
    </div>
  )
}
