import type { OwnIdentity } from '@portaria/contract/modules/identities/hosted-provider'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Fingerprint, Link2 } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { providerNameOf } from '../../../platform/offered.ts'
import { visitProvider } from '../../../platform/session/visit-provider.ts'
import { failureText } from './failure-text.ts'
import { identitiesQuery, unlinkIdentity } from './own-identities.ts'
import { identityTexts } from './texts/identity-texts.ts'

/** Loaded only if the operator has set up a realtime database service. */
const LinkRealtime = lazyPart(
  async () => (await import('../realtime-provider/LinkRealtime.tsx')).LinkRealtime,
)

export interface IdentitiesPanelProps {
  /** The name of each provider; null for one that is not set up. */
  hosted: string | null
  realtime: string | null
}

/** The identities by which the person can sign in, with actions to link and unlink them. */
export function IdentitiesPanel({ hosted, realtime }: IdentitiesPanelProps) {
  const t = identityTexts.useTexts()
  const queries = useQueryClient()
  const { when } = useFormats()
  const identities = useQuery(identitiesQuery)
  const [asking, setAsking] = useState(false)
  // Kept during the dialog's closing transition.
  const [asked, setAsked] = useState<OwnIdentity | null>(null)
  const nameOf = ({ email, kind, issuer }: OwnIdentity) => email ?? providerNameOf(kind) ?? issuer
  const failed = (error: unknown) => {
    const text = failureText(error, t('unavailable', { provider: hosted ?? '' }))
    return { title: t('panel.notDone'), text }
  }
  const [busy, attemptLink] = useAttempt({ failed })
  const [, attemptUnlink] = useAttempt({
    failed,
    settled: () => queries.invalidateQueries({ queryKey: ['me'] }),
  })
  const link = () =>
    attemptLink(() =>
      visitProvider({ path: '/me/identities/hosted', target: '/pages/profile#identities' }),
    )
  const unlink = async () => {
    if (asked === null) return
    await attemptUnlink(async () => {
      await unlinkIdentity(asked.id)
      showToast({ title: t('panel.done'), tone: 'success' })
    })
  }
  if (identities.isPending) return <Skeleton className="h-16 w-full" />
  if (identities.isError) return <Banner tone="warning">{t('panel.failed')}</Banner>
  return (
    <>
      {identities.data.length === 0 ? (
        <p className="text-sm text-muted">{t('panel.none')}</p>
      ) : (
        <ul className="ui-lines rounded-lg border border-line bg-surface">
          {identities.data.map((identity) => (
            <li key={identity.id} className="flex items-center gap-3 px-4 py-3">
              <Fingerprint aria-hidden className="size-5 shrink-0 text-muted" />
              <div className="min-w-0 flex-1 text-sm">
                <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
                  <span className="min-w-0 wrap-anywhere">{nameOf(identity)}</span>
                  {hosted !== null && realtime !== null && (
                    <Badge>{providerNameOf(identity.kind)}</Badge>
                  )}
                </p>
                <p className="tabular text-pretty text-muted">
                  {t('panel.linked', {
                    linked: when(identity.linked_at),
                    used: when(identity.last_used_at),
                  })}
                </p>
              </div>
              <Button
                size="sm"
                aria-label={t('panel.unlinkLabel', { name: nameOf(identity) })}
                onClick={() => {
                  setAsked(identity)
                  setAsking(true)
                }}
              >
                {t('panel.unlink')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <div className="flex flex-wrap gap-2">
        {hosted !== null && (
          <Button icon={Link2} loading={busy} onClick={() => void link()}>
            {t('panel.link', { provider: hosted })}
          </Button>
        )}
        {realtime !== null && <LinkRealtime provider={realtime} />}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t('panel.unlinkTitle')}
        text={asked ? t('panel.unlinkText', { name: nameOf(asked) }) : ''}
        confirmLabel={t('panel.unlink')}
        tone="danger"
        onConfirm={unlink}
      />
    </>
  )
}
