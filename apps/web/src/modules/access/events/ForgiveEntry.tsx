import { mayUse } from '@portaria/contract/define-register/permissions'
import type { ExplainedAccess } from '@portaria/contract/modules/access/access-answers'
import { PARDON_MINUTES } from '@portaria/contract/modules/access/presence/presence'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Card } from '@portaria/ui/display/Card'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { useRole } from '../../../platform/session/use-session.ts'
import { forgiveEntry } from '../access-calls.ts'
import { accessTexts } from '../texts/access-texts.ts'

/** The act by which a refused second entry is forgiven, while it can be; nothing for other accesses. */
export function ForgiveEntry({ access }: { access: ExplainedAccess }) {
  const t = accessTexts.useTexts()
  const { time } = useFormats()
  const role = useRole()
  const [busy, attempt] = useAttempt()
  const [until, setUntil] = useState<string | null>(null)
  const [openedAt] = useState(() => Date.now())
  const { id, at, fact, reason } = access
  const isOver = Date.parse(at) + PARDON_MINUTES * 60_000 < openedAt
  if (fact !== 'denied' || reason !== 'passback') return null
  if (role === null || !mayUse(role, 'access.presence') || (isOver && until === null)) return null
  return (
    <Card title={t('forgive.title')} className="mt-4">
      <p className="text-sm text-pretty">{t('forgive.text')}</p>
      <div aria-live="polite" className="mt-3">
        {until === null ? (
          <Button
            variant="primary"
            loading={busy}
            onClick={() => void attempt(async () => setUntil((await forgiveEntry(id)).until))}
          >
            {t('forgive.act')}
          </Button>
        ) : (
          <p className="text-sm font-medium">
            {t('forgive.done', { until: time(new Date(until)) })}
          </p>
        )}
      </div>
    </Card>
  )
}
