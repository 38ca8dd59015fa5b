import type { OwnSession } from '@portaria/contract/modules/accounts/sign-in'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { LogOut, MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { providerNameOf } from '../../../platform/offered.ts'
import { problemTextOf } from '../../../platform/problem-text.ts'
import { endOtherSessions, endOwnSession, fetchSessions, sessionsKey } from './own-sessions.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** The person's sessions, which can be ended one by one, or all except this one. */
export function SessionList() {
  const t = ownAccountTexts.useTexts()
  const queries = useQueryClient()
  const [asking, setAsking] = useState(false)
  // Kept during the dialog's closing transition.
  const [asked, setAsked] = useState<OwnSession | 'others'>('others')
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => fetchSessions(signal),
  })
  const deviceOf = (session: OwnSession) => session.device ?? t('sessions.unknown')
  const one = asked === 'others' ? null : asked
  const ask = (what: OwnSession | 'others') => {
    setAsked(what)
    setAsking(true)
  }
  const [, attempt] = useAttempt({
    failed: (error) => ({ title: t('sessions.notEnded'), text: problemTextOf(error).detail }),
    settled: () => queries.invalidateQueries({ queryKey: sessionsKey }),
  })
  const end = async () => {
    await attempt(async () => {
      await (one ? endOwnSession(one.id) : endOtherSessions())
      showToast({ title: t(one ? 'sessions.ended' : 'sessions.othersEnded'), tone: 'success' })
    })
  }
  if (sessions.isPending) return <Skeleton className="h-16 w-full" />
  if (sessions.isError) {
    return <Banner tone="warning">{t('sessions.failed')}</Banner>
  }
  return (
    <>
      <ul className="ui-lines rounded-lg border border-line bg-surface">
        {sessions.data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            device={deviceOf(session)}
            onEnd={() => ask(session)}
          />
        ))}
      </ul>
      {sessions.data.length > 1 && (
        <div>
          <Button icon={LogOut} onClick={() => ask('others')}>
            {t('sessions.endOthers')}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={t(one ? 'sessions.endTitle' : 'sessions.endOthersTitle')}
        text={one ? t('sessions.endText', { device: deviceOf(one) }) : t('sessions.endOthersText')}
        confirmLabel={t(one ? 'sessions.end' : 'sessions.endOthers')}
        tone="danger"
        onConfirm={end}
      />
    </>
  )
}

interface SessionLineProps {
  session: OwnSession
  device: string
  onEnd: () => void
}

function SessionLine({ session, device, onEnd }: SessionLineProps) {
  const t = ownAccountTexts.useTexts()
  const { when } = useFormats()
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-medium">
          <span className="min-w-0 break-words">{device}</span>
          {session.current && <Badge tone="success">{t('sessions.current')}</Badge>}
          {session.origin !== 'api' && (
            <Badge>{providerNameOf(session.origin) ?? t('sessions.otherService')}</Badge>
          )}
        </p>
        <p className="tabular text-muted">
          {t('sessions.lastUsed', { time: when(session.last_used_at) })}
        </p>
        <p className="tabular text-muted">
          {session.address === null
            ? t('sessions.since', { time: when(session.created_at) })
            : t('sessions.sinceFrom', {
                time: when(session.created_at),
                address: session.address,
              })}
        </p>
      </div>
      {!session.current && (
        <Button size="sm" aria-label={t('sessions.endLabel', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
