import type { LoginRefusal } from '@portaria/contract/modules/accounts/invitations'
import { BULK_LIMIT } from '@portaria/contract/schemas/constants'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { followBulkChange } from '../../../register-pages/list/follow-bulk-change.ts'
import { recordTitle, registerPaths } from '../../../register-pages/record.ts'
import { changeFound, changeMany } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { BulkSlotProps } from '../../../register-pages/register-slots.ts'
import { ProgressBar } from '../../../register-pages/spreadsheets/import/ProgressBar.tsx'
import { RefusalList } from './RefusalList.tsx'
import { invitationsTexts } from './texts/invitations-texts.ts'

export interface InviteManyDialogProps extends BulkSlotProps {
  action: 'invite' | 'remind'
  /** Called when the dialog is closed before anything was sent. */
  onClose: () => void
}

type Report = { done: number; refusals: readonly LoginRefusal[]; left: number; failed: boolean }

/**
 * Invites or reminds many residents: explains it, shows the progress, and then the result for each.
 */
export function InviteManyDialog(props: InviteManyDialogProps) {
  const { action, selected, all, onDone, onClose } = props
  const t = invitationsTexts.useTexts()
  const { register } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const [at, setAt] = useState(0)
  const [report, setReport] = useState<Report | null>(null)
  const total = all?.total ?? selected.length

  const sendFound = async (found: NonNullable<typeof all>): Promise<Report> => {
    const id = await changeFound(register, { action }, found)
    const ended = await followBulkChange(id, ({ done, refused }) => setAt(done + refused))
    const { done, refused, refusals, state } = ended
    return { done, refusals, left: refused, failed: state === 'failed' }
  }
  const sendSelected = async (): Promise<Report> => {
    const titles = new Map(selected.map((one) => [one.id, recordTitle(register, one)]))
    const refusals: LoginRefusal[] = []
    for (let from = 0; from < selected.length; from += BULK_LIMIT) {
      const items = selected
        .slice(from, from + BULK_LIMIT)
        .map(({ id, version }) => ({ id, version }))
      for (const { id, code } of await changeMany(register, { action }, items))
        if (code !== null) refusals.push({ id, code, title: titles.get(id) ?? '' })
      setAt(from + items.length)
    }
    const left = refusals.length
    return { done: selected.length - left, refusals, left, failed: false }
  }
  const start = () =>
    attempt(async () => {
      setReport(await (all ? sendFound(all) : sendSelected()))
      await refreshRegister(client, register)
    })

  const words = action === 'invite' ? 'invited' : 'reminded'
  const close = report ? onDone : onClose
  return (
    <Dialog
      open
      onOpenChange={() => !busy && close()}
      title={t(`many.${action}Title`)}
      {...(report === null && { description: t(`many.${action}Text`) })}
      footer={
        report ? (
          <Button variant="primary" onClick={close}>
            {t('many.close')}
          </Button>
        ) : (
          <>
            <Button disabled={busy} onClick={close}>
              {t('many.cancel')}
            </Button>
            <Button variant="primary" loading={busy} onClick={() => void start()}>
              {t('many.start')}
            </Button>
          </>
        )
      }
    >
      {report === null ? (
        <div className="flex flex-col gap-3">
          <p className="font-medium">{t('many.chosen', { count: total })}</p>
          {busy && (
            <div className="flex items-center gap-3">
              <ProgressBar label={t(`many.${action}Title`)} share={at / total} />
              <output className="tabular text-sm whitespace-nowrap text-muted">
                {t('many.progress', { done: at, total })}
              </output>
            </div>
          )}
        </div>
      ) : (
        <div className="flex flex-col gap-4">
          <output className="flex flex-wrap gap-x-4 font-medium">
            <span>{t(`many.${words}`, { count: report.done })}</span>
            {report.left > 0 && <span>{t('many.leftOut', { count: report.left })}</span>}
          </output>
          {report.failed && <p className="text-sm text-danger-ink">{t('many.failed')}</p>}
          <RefusalList refusals={report.refusals} />
          <TextLink
            href={`${registerPaths(register).list}?filter[login]=invited`}
            className="text-sm"
            onClick={close}
          >
            {t('many.waiting')}
          </TextLink>
        </div>
      )}
    </Dialog>
  )
}
