import { may } from '@portaria/contract/define-register/permissions'
import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { Unsized } from '@portaria/ui/display/Unsized'
import { Banner } from '@portaria/ui/feedback/Banner'
import { showToast } from '@portaria/ui/toast'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { companyToday } from '../../../platform/company-day.ts'
import { updateRecord } from '../../../register-pages/register-calls.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import type { RecordSlotProps } from '../../../register-pages/register-slots.ts'
import { employeeLoginsQuery, type Membership } from './membership.ts'
import { membershipsTexts } from './texts/memberships-texts.ts'

const { memberships } = registers

/**
 * Says that the login of an active employee is switched off, and offers to switch it on:
 * readmitting an employee does not restore access.
 */
export function LoginOffBanner({ record }: RecordSlotProps) {
  const t = membershipsTexts.useTexts()
  const { role } = useRegister()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const isAsked = record['employment'] === 'active' && may(role, memberships, 'update')
  const { data, isLoading } = useQuery({ ...employeeLoginsQuery(record.id), enabled: isAsked })
  if (isLoading) return <Unsized />
  const isOn = ({ status, ends_on: end }: Membership) =>
    status === 'ATIVO' && (end === null || end >= companyToday())
  const [latest] = data ?? []
  if (!isAsked || !latest || data?.some(isOn)) return null
  const putOn = async () => {
    const { id, version } = latest
    const values = { status: 'ATIVO', ends_on: null }
    if (!(await attempt(() => updateRecord(memberships, id, version, values)))) return
    showToast({ title: t('resumed'), tone: 'success' })
    await refreshRegister(client, memberships)
  }
  return (
    <Banner
      tone="warning"
      title={t('off.title')}
      actions={
        <Button size="sm" loading={busy} onClick={() => void putOn()}>
          {t('off.putOn')}
        </Button>
      }
    >
      {t('off.text')}
    </Banner>
  )
}
