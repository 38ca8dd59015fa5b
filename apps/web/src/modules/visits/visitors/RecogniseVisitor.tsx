import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { UserCheck } from 'lucide-react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { DuplicateSlotProps } from '../../../register-pages/register-slots.ts'
import { visitorTexts } from './texts/visitor-texts.ts'

/** Merges an invited visitor into the record of a known one. */
export function RecogniseVisitor({ record, existing }: DuplicateSlotProps) {
  const text = visitorTexts.useTexts()
  const { register, mayAct, actionWords, paths } = useRegister()
  const client = useQueryClient()
  const router = useRouter()
  const [busy, attempt] = useAttempt()
  if (record['provisional'] !== true || !mayAct('merge')) return null
  const { id, title } = existing
  const merge = () =>
    attempt(async () => {
      await actOn(register, record.id, 'merge', { into: id })
      showToast({ title: text('recognise.done', { title }), tone: 'success' })
      const page = paths.record(id)
      if (page) await router.navigate({ href: page, replace: true, ignoreBlocker: true })
      await refreshRegister(client, register)
    })
  return (
    <div className="mt-2 flex flex-col items-start gap-1.5">
      <Button icon={UserCheck} loading={busy} onClick={() => void merge()}>
        {actionWords('merge')}
      </Button>
      <p className="text-sm text-muted">{text('recognise.text', { title })}</p>
    </div>
  )
}
