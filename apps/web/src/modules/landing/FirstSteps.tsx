import type { Role } from '@portaria/contract/actors/roles'
import { rightsIn } from '@portaria/contract/define-register/permissions'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Card } from '@portaria/ui/display/Card'
import { useQuery } from '@tanstack/react-query'
import { Check } from 'lucide-react'
import type { NavigationItem } from '../../shell/navigation-model.ts'
import { totalsQuery } from './landing-queries.ts'
import { creatableRegisters } from './paged-registers.ts'
import { landingTexts } from './texts/landing-texts.ts'

export interface FirstStepsProps {
  role: Role
  pages: readonly NavigationItem[]
}

/** The first things to enter, in order, while one of these registers is empty. */
export function FirstSteps({ role, pages }: FirstStepsProps) {
  const t = landingTexts.useTexts()
  // Registers that segments rename come first, since every site consists of them. Roles that may
  // only propose rows see no steps.
  const steps = creatableRegisters(role).filter(
    (register) => register.term !== undefined && rightsIn(register, role).creates === null,
  )
  const { data } = useQuery(totalsQuery)
  const totals = steps.map(({ name }) => data?.get(name)?.total)
  const next = totals.indexOf(0)
  if (next === -1 || totals.includes(undefined)) return null
  return (
    <Card title={t('firstSteps')} description={t('firstStepsText')}>
      <ol className="mt-2 flex flex-col gap-1">
        {steps.map((register, index) => {
          const total = totals[index] ?? 0
          const things = pages.find((page) => page.id === register.name)?.title ?? register.name
          return (
            <li key={register.name} className="flex min-h-11 items-center gap-3 text-sm">
              <span
                className={`tabular inline-flex size-7 shrink-0 items-center justify-center rounded-full text-xs font-semibold ${total > 0 ? 'bg-success-soft text-success-ink' : 'bg-hover'}`}
              >
                {total > 0 ? <Check aria-hidden className="size-4" /> : index + 1}
              </span>
              <span className="min-w-0 flex-1">
                {total > 0 ? t('stepDone', { count: total, things }) : t('stepNone', { things })}
              </span>
              {index === next && (
                <ButtonLink size="sm" variant="primary" href={`${register.paths.item}/new`}>
                  {t('start')}
                </ButtonLink>
              )}
            </li>
          )
        })}
      </ol>
    </Card>
  )
}
