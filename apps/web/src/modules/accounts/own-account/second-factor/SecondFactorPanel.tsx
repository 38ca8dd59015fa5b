import type { Passkey, SecondFactor } from '@portaria/contract/modules/proofs/second-factor'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { Badge } from '@portaria/ui/display/Badge'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { Banner } from '@portaria/ui/feedback/Banner'
import type { IconType } from '@portaria/ui/icon'
import { lazyPart } from '@portaria/ui/lazy/lazyPart'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { KeyRound, LifeBuoy, Pencil, Smartphone, Trash2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { passkeysExist } from '../../../../platform/passkeys.ts'
import type { FactorAction, FactorDialogsProps } from './FactorDialogs.tsx'
import { secondFactorQuery } from './second-factor-calls.ts'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

/** Loaded when needed, with the code that draws QR codes. */
const FactorDialogs = lazyPart<FactorDialogsProps>(
  async () => (await import('./FactorDialogs.tsx')).FactorDialogs,
)

/** The person's second factors, with their actions. */
export function SecondFactorPanel() {
  const t = secondFactorTexts.useTexts()
  const queries = useQueryClient()
  const factors = useQuery(secondFactorQuery)
  const [action, setAction] = useState<FactorAction | null>(null)
  const refresh = () => void queries.invalidateQueries({ queryKey: secondFactorQuery.queryKey })
  return (
    <>
      {factors.isPending && <Skeleton className="h-48 w-full" />}
      {factors.isError && factors.data === undefined && (
        <Banner tone="warning">{t('failed')}</Banner>
      )}
      {factors.data !== undefined && (
        <>
          <Factors factors={factors.data} onAction={setAction} />
          {action !== null && (
            <FactorDialogs
              action={action}
              factors={factors.data}
              onAction={setAction}
              onChanged={refresh}
            />
          )}
        </>
      )}
    </>
  )
}

interface FactorsProps {
  factors: SecondFactor
  onAction: (action: FactorAction) => void
}

function Factors({ factors, onAction }: FactorsProps) {
  const t = secondFactorTexts.useTexts()
  const { when } = useFormats()
  const { totp, passkeys, recovery_codes_left: left } = factors
  const isOn = totp !== null || passkeys.length > 0
  const codes = left === 0 ? t('codes.none') : t('codes.left', { count: left })
  return (
    <>
      <div>
        <Badge tone={isOn ? 'success' : 'neutral'} dot>
          {t(isOn ? 'on' : 'off')}
        </Badge>
      </div>
      <ul className="ui-lines rounded-lg border border-line bg-surface">
        <Line
          icon={Smartphone}
          title={t('totp.title')}
          text={totp ? t('totp.since', { time: when(totp.since) }) : t('totp.none')}
        >
          {totp ? (
            <Button size="sm" onClick={() => onAction({ kind: 'end-totp' })}>
              {t('totp.end')}
            </Button>
          ) : (
            <Button size="sm" onClick={() => onAction({ kind: 'set-up-totp' })}>
              {t('totp.setUp')}
            </Button>
          )}
        </Line>
        <Line
          icon={KeyRound}
          title={t('passkeys.title')}
          text={t(passkeysExist() ? 'passkeys.text' : 'passkeys.impossible')}
        >
          {passkeysExist() && (
            <Button
              size="sm"
              aria-label={t('passkeys.addLabel')}
              onClick={() => onAction({ kind: 'add-passkey' })}
            >
              {t('passkeys.add')}
            </Button>
          )}
        </Line>
        {passkeys.map((passkey) => (
          <PasskeyLine key={passkey.id} passkey={passkey} onAction={onAction} />
        ))}
        {isOn && (
          <Line icon={LifeBuoy} title={t('codes.title')} text={codes}>
            <Button size="sm" onClick={() => onAction({ kind: 'renew-codes' })}>
              {t('codes.renew')}
            </Button>
          </Line>
        )}
      </ul>
    </>
  )
}

function PasskeyLine({ passkey, onAction }: { passkey: Passkey } & Pick<FactorsProps, 'onAction'>) {
  const t = secondFactorTexts.useTexts()
  const { when } = useFormats()
  const { name, created_at, last_used_at: lastUsed } = passkey
  const made = when(created_at)
  return (
    <Line
      title={name}
      text={
        lastUsed
          ? t('passkeys.used', { made, used: when(lastUsed) })
          : t('passkeys.unused', { made })
      }
    >
      <IconButton
        icon={Pencil}
        size="sm"
        label={t('passkeys.rename', { name })}
        onClick={() => onAction({ kind: 'rename-passkey', passkey })}
      />
      <IconButton
        icon={Trash2}
        size="sm"
        tone="danger"
        label={t('passkeys.remove', { name })}
        onClick={() => onAction({ kind: 'remove-passkey', passkey })}
      />
    </Line>
  )
}

interface LineProps {
  /** Without an icon the line belongs to the one above. */
  icon?: IconType
  title: string
  text: string
  children?: ReactNode
}

function Line({ icon: Icon, title, text, children }: LineProps) {
  return (
    <li className="flex items-center gap-3 px-4 py-3">
      {Icon ? (
        <Icon aria-hidden className="size-5 shrink-0 text-muted" />
      ) : (
        <span className="w-5" />
      )}
      <div className="min-w-0 flex-1 text-sm">
        <p className="font-medium wrap-break-word">{title}</p>
        <p className="tabular text-pretty text-muted">{text}</p>
      </div>
      <div className="flex shrink-0 items-center gap-1">{children}</div>
    </li>
  )
}
