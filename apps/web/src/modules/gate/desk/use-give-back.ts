import type { GateLoan } from '@portaria/contract/modules/gate/gate'
import { registers } from '@portaria/contract/modules/registers'
import { showToast } from '@portaria/ui/toast'
import { useQueryClient } from '@tanstack/react-query'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { actOn } from '../../../register-pages/register-calls.ts'
import { refreshRegister } from '../../../register-pages/register-queries.ts'
import { gateTexts } from '../texts/gate-texts.ts'

/**
 * Returns whether a lent item is being taken back, and a function that takes one back and resolves
 * to whether it succeeded.
 */
export function useGiveBack(): [boolean, (loan: GateLoan) => Promise<boolean>] {
  const t = gateTexts.useTexts()
  const client = useQueryClient()
  const [busy, attempt] = useAttempt()
  const giveBack = ({ cabinet, item_id, item_name }: GateLoan) =>
    attempt(async () => {
      await actOn(registers.cabinets, cabinet.id, 'return', { item_id })
      showToast({ title: t('loans.returned', { item: item_name }), tone: 'success' })
      await Promise.all([
        refreshRegister(client, registers.cabinets),
        client.invalidateQueries({ queryKey: ['gate', 'loans'] }),
      ])
    })
  return [busy, giveBack]
}
