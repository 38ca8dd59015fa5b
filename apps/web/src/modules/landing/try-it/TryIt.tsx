import type { Role } from '@portaria/contract/actors/roles'
import { type FeatureRight, mayUse } from '@portaria/contract/define-register/permissions'
import { offeredAccounts } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { useOnPhone } from '../../../platform/on-phone.ts'
import { invitePath } from '../../visits/public/invite-path.ts'
import { tryItTexts } from './texts/try-it-texts.ts'

type Step = {
  readonly name: 'invite' | 'letIn' | 'receive' | 'alarm'
  /** The role that performs the step. */
  readonly as: Role
  readonly right: FeatureRight
  readonly href: string
}

const steps: readonly Step[] = [
  { name: 'invite', as: 'condomino', right: 'visits.invite', href: invitePath },
  { name: 'letIn', as: 'funcionario', right: 'gate.enter', href: '/apps/condominiums/gate/' },
  {
    name: 'receive',
    as: 'funcionario',
    right: 'gate.enter',
    href: '/apps/condominiums/gate/?do=receive',
  },
  {
    name: 'alarm',
    as: 'condomino',
    right: 'panic.raise',
    href: '/apps/dashboards/project?panic=raise',
  },
]

const emailOf = (as: Role) => offeredAccounts.find((one) => one.role === as)?.email ?? ''

/**
 * A guided first tour of the demonstration in four steps, with one window for each of two people. A
 * phone has one window, so there a step of the other person leads to signing in as them.
 */
export function TryIt({ role }: { role: Role }) {
  const t = tryItTexts.useTexts()
  const onPhone = useOnPhone()
  return (
    <Card title={t('title')} description={t(onPhone ? 'textOnPhone' : 'text')}>
      <ol className="grid gap-x-6 gap-y-3 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map((step, nth) => (
          <li key={step.name} className="flex gap-3 text-sm">
            <span
              aria-hidden
              className="tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-hover text-xs font-semibold"
            >
              {nth + 1}
            </span>
            <span className="min-w-0">
              <StepTitle {...{ step, role, onPhone }} />
              <span className="block text-pretty text-muted max-sm:hidden">
                {t(`steps.${step.name}.text`)}
              </span>
              {step.as !== role && (
                <span className="block text-xs break-words text-muted">
                  {t('as', { email: emailOf(step.as) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}

interface StepTitleProps {
  step: Step
  role: Role
  onPhone: boolean
}

function StepTitle({ step: { name, right, href }, role, onPhone }: StepTitleProps) {
  const t = tryItTexts.useTexts()
  const isOwn = mayUse(role, right)
  const title = t(`steps.${name}.title`)
  if (!isOwn && !onPhone) return <span className="block font-medium">{title}</span>
  const to = isOwn ? href : `/logout?${new URLSearchParams({ redirect: href })}`
  return (
    <span className="flex font-medium max-sm:min-h-7 max-sm:items-center">
      <TextLink href={to}>{title}</TextLink>
    </span>
  )
}
