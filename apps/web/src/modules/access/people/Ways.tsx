import { may, mayUse } from '@portaria/contract/define-register/permissions'
import type { Way } from '@portaria/contract/modules/access/access-answers'
import { accessPoints } from '@portaria/contract/modules/access/access-points/access-points'
import { accessRules } from '@portaria/contract/modules/access/access-rules/access-rules'
import { accessSchedules } from '@portaria/contract/modules/access/access-schedules/access-schedules'
import type { PersonKind } from '@portaria/contract/modules/access/decisions/decision-words'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge, type Tone } from '@portaria/ui/display/Badge'
import { Card } from '@portaria/ui/display/Card'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { useQuery } from '@tanstack/react-query'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { type RegisterRecord, recordTitle, registerPaths } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { waysQuery } from '../access-calls.ts'
import { useCredentialWords } from '../decision/person-kinds.ts'
import { RecordLink } from '../decision/RecordLink.tsx'
import { decisionTexts } from '../decision/texts/decision-texts.ts'
import { accessTexts } from '../texts/access-texts.ts'
import { TrialButton } from '../trial/TrialButton.tsx'

export interface WaysProps {
  record: RegisterRecord
  kind: PersonKind
}

const tones: Readonly<Record<Way['now'], Tone>> = {
  granted: 'success',
  denied: 'neutral',
  pending: 'accent',
}

/** The points that a person passes, with the hours, and whether now. */
export function Ways({ record, kind }: WaysProps) {
  const t = accessTexts.useTexts()
  const { register, role } = useRegister()
  const mayRead = mayUse(role, 'access.look_up')
  const found = useQuery({ ...waysQuery({ kind, id: record.id }), enabled: mayRead })
  if (!mayRead) return null
  const person = { value: record.id, label: recordTitle(register, record) }
  const rules = registerPaths(accessRules).list
  return (
    <Card title={t('ways.title')} footer={<TrialButton given={{ kind, person }} size="sm" />}>
      {found.isPending && <Skeleton className="h-24 w-full" />}
      {found.isError && !found.data && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
      {found.data?.length === 0 && (
        <p className="text-sm text-pretty text-muted">
          {t('ways.none')}{' '}
          {rules !== null && may(role, accessRules, 'create') && (
            <TextLink href={rules}>{t('ways.rules')}</TextLink>
          )}
        </p>
      )}
      {found.data && found.data.length > 0 && (
        <ul aria-label={t('ways.title')} className="ui-lines">
          {found.data.map((way) => (
            <WayLine key={way.point.id} way={way} />
          ))}
        </ul>
      )}
    </Card>
  )
}

function WayLine({ way }: { way: Way }) {
  const t = accessTexts.useTexts()
  const words = decisionTexts.useTexts()
  const { now, reason, point, direction, rules } = way
  const stand =
    now === 'granted'
      ? t('ways.now')
      : now === 'pending'
        ? t('ways.pending')
        : words(`reasons.${reason ?? 'wrong_point'}`)
  return (
    <li className="flex flex-col gap-1 py-3 text-sm">
      <span className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        <span className="min-w-0 break-words">
          <span className="font-medium">
            <RecordLink register={accessPoints} to={point} />
          </span>{' '}
          <span className="text-muted">{words(`directions.${direction}`)}</span>
        </span>
        <Badge dot tone={tones[now]}>
          {stand}
        </Badge>
      </span>
      {rules.map((terms) => (
        <WayTerms key={terms.rule.id} terms={terms} />
      ))}
    </li>
  )
}

/** One rule of a point: its hours, and what else it asks for. */
function WayTerms({ terms }: { terms: Way['rules'][number] }) {
  const t = accessTexts.useTexts()
  const { list, dayWords } = useFormats()
  const { inSentence } = useCredentialWords()
  const { rule, schedule, credentials, two_credentials: asksTwo, valid_from, valid_to } = terms
  const more = [
    credentials.length > 0 && t('ways.with', { list: list(credentials.map(inSentence)) }),
    asksTwo && t('ways.two'),
    valid_from !== null && t('ways.from', { from: dayWords(valid_from) }),
    valid_to !== null && t('ways.to', { to: dayWords(valid_to) }),
  ].filter((one) => typeof one === 'string')
  return (
    <span className="break-words text-muted">
      {schedule === null ? (
        t('ways.always')
      ) : (
        <RecordLink register={accessSchedules} to={schedule} />
      )}
      {more.map((one) => ` · ${one}`)} · <RecordLink register={accessRules} to={rule} />
    </span>
  )
}
