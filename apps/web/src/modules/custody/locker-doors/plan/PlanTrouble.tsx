import { may } from '@portaria/contract/define-register/permissions'
import type { DoorPlan } from '@portaria/contract/modules/custody/locker-doors'
import { registers } from '@portaria/contract/modules/registers'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { useRole } from '../../../../platform/session/use-session.ts'
import { registerPaths } from '../../../../register-pages/record.ts'
import { lockerDoorsTexts } from '../texts/locker-doors-texts.ts'
import { isNeverRead } from './door-looks.ts'

const known = ['driver_missing', 'board_missing', 'address_not_approved'] as const

/**
 * Explains why the doors of a locker cannot be opened from here, or that its board is silent or not
 * read yet, and what to do about it.
 */
export function PlanTrouble({ plan }: { plan: DoorPlan }) {
  const t = lockerDoorsTexts.useTexts()
  const role = useRole()
  const trouble = known.find((code) => code === plan.trouble)
  if (!trouble) {
    if (plan.silent)
      return (
        <Banner tone="danger" title={t('trouble.silent.title')}>
          {t('trouble.silent.text')}
        </Banner>
      )
    return isNeverRead(plan) ? (
      <Banner tone="accent" title={t('trouble.neverRead.title')}>
        {t('trouble.neverRead.text')}
      </Banner>
    ) : null
  }
  const record = registerPaths(registers.lockers).record(plan.id) ?? ''
  const mayChange = role !== null && may(role, registers.lockers, 'update')
  return (
    <Banner
      tone="warning"
      title={t(`trouble.${trouble}.title`)}
      actions={
        mayChange &&
        trouble !== 'address_not_approved' && (
          <ButtonLink href={record}>{t('plan.record')}</ButtonLink>
        )
      }
    >
      {t(`trouble.${trouble}.text`)} {t('trouble.unread')}
    </Banner>
  )
}
