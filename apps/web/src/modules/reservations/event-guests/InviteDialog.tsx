import type { SharedGuest } from '@portaria/contract/modules/reservations/event-guests/guest-answers'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CopyButton } from '@portaria/ui/actions/CopyButton'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Mail, MessageCircle, RefreshCw } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { meQuery } from '../../../platform/session/me-query.ts'
import { whatsAppLink } from '../../../platform/whatsapp-link.ts'
import { asReference, type RegisterRecord } from '../../../register-pages/record.ts'
import { guestCountOf, readGuestLinks, renewGuestLink, sendInvitations } from './guest-calls.ts'
import { guestTexts } from './texts/guest-texts.ts'

export interface InviteDialogProps {
  event: RegisterRecord
  guests: readonly RegisterRecord[]
  /** The only guest to invite; without it, all guests of the list. */
  only?: RegisterRecord | null
  onClose: () => void
  onSent: () => void
}

/** The links of guests, with buttons to send each link by the means that reach that guest. */
export function InviteDialog({ event, guests, only, onClose, onSent }: InviteDialogProps) {
  const text = guestTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const [asking, setAsking] = useState(false)
  const key = ['event-guest-links', event.id]
  const links = useQuery({ queryKey: key, queryFn: () => readGuestLinks(event.id), gcTime: 0 })
  const asked = only ? [only] : guests.filter(({ state }) => state === 'invited')
  const linkOf = new Map((links.data ?? []).map((link) => [link.id, link]))
  const unsent = guestCountOf(event)?.unsent ?? 0
  const send = () =>
    attempt(async () => {
      const { sent } = await sendInvitations(event.id)
      showToast({ title: text('invite.sent', { count: sent }), tone: 'success' })
      onSent()
    })
  const renew = () =>
    attempt(async () => {
      if (!only) return
      const fresh = await renewGuestLink(only.id)
      client.setQueryData<SharedGuest[]>(key, (before = []) =>
        before.map((link) => (link.id === fresh.id ? fresh : link)),
      )
      showToast({ title: text('invite.renewed'), tone: 'success' })
    }).then(() => undefined)
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={onClose}
      title={text('invite.title')}
      description={text('invite.text')}
      footer={
        <>
          {only ? (
            <Button variant="ghost" icon={RefreshCw} loading={busy} onClick={() => setAsking(true)}>
              {text('invite.renew')}
            </Button>
          ) : (
            unsent > 0 && (
              <Button icon={Mail} loading={busy} onClick={() => void send()}>
                {text('invite.send', { count: unsent })}
              </Button>
            )
          )}
          <Button onClick={onClose}>{text('invite.close')}</Button>
        </>
      }
    >
      {links.isPending && <Skeleton className="h-40 w-full" />}
      {links.isError && (
        <Banner tone="warning" title={problemTextOf(links.error).title}>
          {problemTextOf(links.error).detail}
        </Banner>
      )}
      {links.data && asked.length === 0 && <p>{text('invite.none')}</p>}
      <ul className="ui-lines">
        {asked.map((guest) => {
          const link = linkOf.get(guest.id)
          return link && <InviteLine key={guest.id} event={event} guest={guest} url={link.url} />
        })}
      </ul>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('invite.renewTitle')}
        text={text('invite.renewText')}
        confirmLabel={text('invite.renew')}
        cancelLabel={text('paste.cancel')}
        tone="danger"
        onConfirm={renew}
      />
    </Dialog>
  )
}

interface InviteLineProps {
  event: RegisterRecord
  guest: RegisterRecord
  url: string
}

/** A guest with the ways to send the link. The message contains nothing private of the unit. */
function InviteLine({ event, guest, url }: InviteLineProps) {
  const text = guestTexts.useTexts()
  const { longSpan } = useFormats()
  const { data: me } = useQuery(meQuery)
  const name = String(guest['name'])
  const message = text('invite.message', {
    name: name.split(' ')[0] ?? name,
    title: String(event['title']),
    area: asReference(event['common_area'])?.title ?? '',
    company: me?.company?.name ?? '',
    when: longSpan(String(event['starts_at']), String(event['ends_at'])),
    url,
  })
  return (
    <li className="flex flex-wrap items-center gap-2 py-2.5">
      <span className="min-w-0 basis-full font-medium break-words sm:flex-1 sm:basis-40">
        {name}
      </span>
      <ButtonLink
        href={whatsAppLink([guest['phone']], message)}
        target="_blank"
        rel="noopener noreferrer"
        icon={MessageCircle}
      >
        {text('invite.whatsApp')}
      </ButtonLink>
      <CopyButton text={url} label={text('invite.copy')} done={text('invite.copied')} />
    </li>
  )
}
