import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { registerPaths } from '../../../register-pages/record.ts'
import type { EntryTicket } from '../entry-ticket.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import type { Entry, Forgotten } from './use-entry.ts'

export interface ForgottenExitProps {
  entry: Entry
  ticket: EntryTicket
  forgotten: Forgotten
}

/**
 * Shown if the person is still inside by an earlier visit: one action ends that visit without a
 * time, and lets them in.
 */
export function ForgottenExit({ entry, ticket, forgotten }: ForgottenExitProps) {
  const t = gateTexts.useTexts()
  const close = () => (entry.busy ? undefined : entry.closeForgotten(forgotten))
  return (
    <Dialog
      open
      size="sm"
      closeOnOutsidePress={false}
      onOpenChange={() => !entry.busy && entry.cancel()}
      title={t('forgotten.title', { name: ticket.name })}
      footer={
        <>
          <Button disabled={entry.busy} onClick={entry.cancel}>
            {t('cancel')}
          </Button>
          <Button variant="primary" loading={entry.busy} onClick={() => void close()}>
            {t('forgotten.close')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('forgotten.close')} onSubmit={close} className="gap-field">
        <p className="text-pretty">{t('forgotten.text')}</p>
        <TextLink href={registerPaths(registers.visits).record(forgotten.id) ?? ''}>
          {t('forgotten.open')}
        </TextLink>
      </FormLayout>
    </Dialog>
  )
}
