import { mayUse } from '@portaria/contract/define-register/permissions'
import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import type {
  InvitationLinkAnswer,
  ResidentLogin,
} from '@portaria/contract/modules/accounts/invitations'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Unsized } from '@portaria/ui/display/Unsized'
import { ErrorState } from '@portaria/ui/feedback/ErrorState'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { QrCode as QrIcon } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { companyDay } from '../../../platform/company-day.ts'
import { fieldTextsOf, problemTextOf } from '../../../platform/problem-text.ts'
import { registerPaths } from '../../../register-pages/record.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { CardDialog } from './CardDialog.tsx'
import { OpenInvitationOf } from './OpenInvitationOf.tsx'
import { invitationLinkOf, residentLoginQuery } from './resident-login.ts'
import { invitationsTexts } from './texts/invitations-texts.ts'

const { residents, users } = registers

const tones: Record<ResidentLogin['state'], Tone> = {
  none: 'neutral',
  invited: 'accent',
  active: 'success',
}

/** Shows beside a resident's data whether they have a login, and how they can get one. */
export function LoginPanel({ record }: RecordSlotProps) {
  const t = invitationsTexts.useTexts()
  const { role } = useRegister()
  const mayRead = mayUse(role, 'residents.logins')
  const found = useQuery({ ...residentLoginQuery(record.id), enabled: mayRead })
  if (!mayRead || record['deleted_at'] != null) return null
  return (
    <Card
      title={t('login.title')}
      {...(found.data && {
        actions: <Badge tone={tones[found.data.state]}>{t(`login.${found.data.state}`)}</Badge>,
      })}
    >
      {found.isLoading && <Unsized />}
      {found.isPending && <Skeleton className="h-16 w-full" />}
      {found.isError && <FoundError error={found.error} />}
      {found.data && <Login record={record} login={found.data} />}
    </Card>
  )
}

function FoundError({ error }: { error: unknown }) {
  const { title, detail } = problemTextOf(error)
  return <ErrorState title={title} text={detail} />
}

function Login({ record, login }: RecordSlotProps & { login: ResidentLogin }) {
  const t = invitationsTexts.useTexts()
  const language = useLanguage()
  const { dayWords } = useFormats()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const [link, setLink] = useState<InvitationLinkAnswer['data'] | null>(null)
  const { refusal, invitations, member } = login
  const email = typeof record['email'] === 'string' ? record['email'] : null
  const letter = invitations.find((one) => one.email !== null)
  const isOther = letter !== undefined && letter.email?.toLowerCase() !== email?.toLowerCase()
  const refresh = () =>
    Promise.all([refreshRegister(client, residents), refreshRegister(client, users)])

  const run = (work: () => Promise<void>) =>
    attempt(async () => {
      try {
        await work()
      } catch (error) {
        const reason = fieldTextsOf(error)['login']
        if (reason === undefined) throw error
        showToast({ title: reason, tone: 'warning' })
      }
      await refresh()
    })
  const press = (action: 'invite' | 'remind') =>
    run(async () => {
      await actOn(residents, record.id, action)
      showToast({ title: t(`login.${action}Done`), tone: 'success' })
    })
  const showCard = (renew = false) =>
    run(async () => setLink(await invitationLinkOf(record.id, renew)))

  return (
    <div className="flex flex-col gap-4">
      {member && (
        <DescriptionList
          items={[
            {
              term: t('login.member'),
              value: (
                <TextLink href={registerPaths(users).record(member.user_id) ?? ''}>
                  {member.name}
                </TextLink>
              ),
            },
            {
              term: t('login.memberSince'),
              value: dayWords(companyDay(member.since)),
            },
          ]}
        />
      )}
      {login.state !== 'active' && refusal !== null && (
        <p className="text-sm text-pretty text-muted">{fieldText(language, refusal)}</p>
      )}
      {invitations.map((one) => (
        <OpenInvitationOf
          key={one.id}
          invitation={one}
          busy={busy}
          onRemind={() => void press('remind')}
          onEnded={refresh}
        />
      ))}
      {refusal === null && (
        <>
          {letter === undefined && (
            <p className="text-sm text-pretty text-muted">
              {email === null ? t('login.noEmailText') : t('login.noneText', { email })}
            </p>
          )}
          <div className="flex flex-wrap gap-2">
            {email !== null && (letter === undefined || isOther) && (
              <Button variant="primary" loading={busy} onClick={() => void press('invite')}>
                {isOther ? t('login.inviteNew', { email }) : t('login.invite')}
              </Button>
            )}
            <Button icon={QrIcon} loading={busy} onClick={() => void showCard()}>
              {t('login.card')}
            </Button>
          </div>
        </>
      )}
      {link && (
        <CardDialog
          {...{ record, link }}
          onRenew={async () => setLink(await invitationLinkOf(record.id, true))}
          onClose={() => setLink(null)}
        />
      )}
    </div>
  )
}
