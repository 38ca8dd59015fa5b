import type { PickupCode } from '@portaria/contract/modules/custody/parcels'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { CopyButton } from '@portaria/ui/actions/CopyButton'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MessageCircle, UserRoundPlus } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import { meQuery } from '../../../../platform/session/me-query.ts'
import { whatsAppLink } from '../../../../platform/whatsapp-link.ts'
import { asText } from '../../../../register-pages/field-kinds/field-input.ts'
import { asReference, type RegisterRecord } from '../../../../register-pages/record.ts'
import { useRegister } from '../../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../../register-pages/register-queries.ts'
import { codesIn, revokeDelegate } from '../parcel-calls.ts'
import { NewDelegate } from './NewDelegate.tsx'
import { spokenCode } from './spoken-code.ts'
import { ownParcelsTexts } from './texts/own-parcels-texts.ts'

/** Lists the delegates who may collect a parcel, each with a code to send and its end. */
export function Delegates({ record }: { record: RegisterRecord }) {
  const t = ownParcelsTexts.useTexts()
  const [adding, setAdding] = useState(false)
  const given = codesIn(record).filter(({ delegate }) => delegate !== null)
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('delegates.title')}</h3>
      {given.length === 0 && <p className="text-sm text-muted">{t('delegates.none')}</p>}
      <ul className="ui-lines empty:hidden">
        {given.map((code) => (
          <Delegate key={code.id} record={record} code={code} />
        ))}
      </ul>
      {adding ? (
        <NewDelegate id={record.id} onDone={() => setAdding(false)} />
      ) : (
        <div>
          <Button icon={UserRoundPlus} onClick={() => setAdding(true)}>
            {t('delegates.add')}
          </Button>
        </div>
      )}
    </section>
  )
}

function Delegate({ record, code: given }: { record: RegisterRecord; code: PickupCode }) {
  const t = ownParcelsTexts.useTexts()
  const { when, longMoment } = useFormats()
  const client = useQueryClient()
  const { register } = useRegister()
  const { data: me } = useQuery(meQuery)
  const [busy, attempt] = useAttempt()
  const { id, delegate, code, expires_at: end } = given
  const name = delegate ?? ''
  const untilIn = (format: (iso: string) => string) =>
    end === null ? t('delegates.always') : t('delegates.until', { at: format(end) })
  const message = t('delegates.message', {
    name,
    number: asText(record['number']),
    place: (asReference(record['apartment']) ?? asReference(record['resident']))?.title ?? '',
    company: me?.company?.name ?? '',
    code: spokenCode(code),
    // The recipient may read it on another day.
    until: untilIn(longMoment),
  })
  const revoke = () =>
    attempt(async () => {
      await revokeDelegate(record.id, id)
      showToast({ title: t('delegates.revoked', { name }), tone: 'success' })
      await refreshRegister(client, register)
    })
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-40">
        <p className="text-sm font-medium break-words">{name}</p>
        <p dir="ltr" className="tabular text-start text-lg font-semibold">
          {spokenCode(code)}
        </p>
        <p className="text-sm text-muted">{untilIn(when)}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink
          href={whatsAppLink(null, message)}
          target="_blank"
          rel="noopener noreferrer"
          icon={MessageCircle}
        >
          {t('delegates.whatsApp')}
        </ButtonLink>
        <CopyButton text={message} label={t('code.copy')} done={t('code.copied')} />
        <Button
          disabled={busy}
          aria-label={t('delegates.revokeOf', { name })}
          onClick={() => void revoke()}
        >
          {t('delegates.revoke')}
        </Button>
      </div>
    </li>
  )
}
