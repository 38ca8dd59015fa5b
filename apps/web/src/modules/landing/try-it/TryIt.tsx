import type { Role } from '@portaria/contract/actors/roles'
import { type FeatureRight, mayUse } from '@portaria/contract/define-register/permissions'
import { offeredAccounts } from '@portaria/contract/modules/accounts/demonstration-accounts'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Card } from '@portaria/ui/display/Card'
import { tryItTexts } from './texts/try-it-texts.ts'

type Step = {
  readonly name: 'invite' | 'letIn' | 'receive' | 'alarm'
  /** The role that performs the step. */
  readonly as: Role
  readonly right: FeatureRight
  /** Null for the button that is on every page. */
  readonly href: string | null
}

const steps: readonly Step[] = [
  {
    name: 'invite',
    as: 'condomino',
    right: 'visits.invite',
    href: '/apps/condominiums/visit/invite',
  },
  { name: 'letIn', as: 'funcionario', right: 'gate.enter', href: '/apps/condominiums/gate/' },
  {
    name: 'receive',
    as: 'funcionario',
    right: 'gate.enter',
    href: '/apps/condominiums/gate/?do=receive',
  },
  { name: 'alarm', as: 'condomino', right: 'panic.raise', href: null },
]

/**
 * A guided first tour of the demonstration in four steps, with one window for each of two people.
 */
export function TryIt({ role }: { role: Role }) {
  const t = tryItTexts.useTexts()
  const emailOf = (as: Role) => offeredAccounts.find((one) => one.role === as)?.email ?? ''
  return (
    <Card title={t('title')} description={t('text')}>
      <ol className="grid gap-x-6 gap-y-4 sm:grid-cols-2 xl:grid-cols-4">
        {steps.map(({ name, as, right, href }, nth) => (
          <li key={name} className="flex gap-3 text-sm">
            <span
              aria-hidden
              className="tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full bg-hover text-xs font-semibold"
            >
              {nth + 1}
            </span>
            <span className="min-w-0">
              <span className="block font-medium">
                {href !== null && mayUse(role, right) ? (
                  <TextLink href={href}>{t(`steps.${name}.title`)}</TextLink>
                ) : (
                  t(`steps.${name}.title`)
                )}
              </span>
              <span className="block text-pretty text-muted max-sm:hidden">
                {t(`steps.${name}.text`)}
              </span>
              {as !== role && (
                <span className="block text-xs break-words text-muted">
                  {t('as', { email: emailOf(as) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ol>
    </Card>
  )
}
