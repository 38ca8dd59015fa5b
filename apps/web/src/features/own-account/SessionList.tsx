import type { OwnSession } from '@portaria/contract/features/sign-in'
import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { MonitorSmartphone } from 'lucide-react'
import { useState } from 'react'
import { useFormats } from '../../platform/i18n/formats.ts'
import { problemTextOf } from '../../platform/problem-text.ts'
import { endOwnSession, fetchSessions, sessionsKey } from './own-sessions.ts'
import { ownAccountTexts } from './texts/own-account-texts.ts'

/** Every place one is signed in, each of which can be ended. */
export function SessionList() {
  const t = ownAccountTexts.useTexts()
  const queries = useQueryClient()
  const [ending, setEnding] = useState<OwnSession | null>(null)
  const sessions = useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => fetchSessions(signal),
  })
  const deviceOf = (session: OwnSession | null) => session?.device ?? t('sessions.unknown')
  const end = async () => {
    if (ending === null) return
    try {
      await endOwnSession(ending.id)
      showToast({ title: t('sessions.ended'), tone: 'success' })
    } catch (error) {
      const text = problemTextOf(error).detail
      showToast({ title: t('sessions.notEnded'), text, tone: 'danger' })
    }
    await queries.invalidateQueries({ queryKey: sessionsKey })
  }
  if (sessions.isPending) return <Skeleton className="h-16 w-full" />
  if (sessions.isError) {
    return <Banner tone="warning">{t('sessions.failed')}</Banner>
  }
  return (
    <>
      <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
        {sessions.data.map((session) => (
          <SessionLine
            key={session.id}
            session={session}
            device={deviceOf(session)}
            onEnd={() => setEnding(session)}
          />
        ))}
      </ul>
      <ConfirmDialog
        open={ending !== null}
        onOpenChange={(open) => !open && setEnding(null)}
        title={t('sessions.endTitle')}
        text={t('sessions.endText', { device: deviceOf(ending) })}
        confirmLabel={t('sessions.end')}
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
  const { dateTime } = useFormats()
  const facts = [session.address, t('sessions.lastUsed', { time: dateTime(session.last_used_at) })]
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      <MonitorSmartphone aria-hidden className="size-5 shrink-0 text-muted" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="truncate font-medium">{device}</p>
        <p className="tabular text-muted">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      {session.current ? (
        <Badge tone="success">{t('sessions.current')}</Badge>
      ) : (
        <Button size="sm" aria-label={t('sessions.endLabel', { device })} onClick={onEnd}>
          {t('sessions.end')}
        </Button>
      )}
    </li>
  )
}
