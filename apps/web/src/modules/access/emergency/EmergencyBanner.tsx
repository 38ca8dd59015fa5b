import type { AccessOrder } from '@portaria/contract/modules/access/emergency/order-answers'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Siren } from 'lucide-react'
import { emergencyPath } from './emergency-paths.ts'
import { emergencyTexts } from './texts/emergency-texts.ts'
import { useOrders } from './use-orders.ts'

/** Says on every page of the gate and the síndico that an order lives. */
export function EmergencyBanner() {
  const t = emergencyTexts.useTexts()
  const { data } = useOrders()
  const live = data?.live ?? []
  const kinds = (['release', 'lockdown'] as const).filter((kind) =>
    live.some((order: AccessOrder) => order.kind === kind),
  )
  // Always mounted, since screen readers announce only changes inside it.
  return (
    <output className="block print:hidden">
      {kinds.length > 0 && (
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1 bg-danger-soft px-4 py-2 text-sm text-ink sm:px-6">
          <Siren aria-hidden className="size-4.5 shrink-0 text-danger-ink" />
          <b className="min-w-0 font-semibold">
            {kinds.map((kind) => t(`banner.${kind}`)).join(' ')}
          </b>
          <TextLink href={emergencyPath}>{t('banner.show')}</TextLink>
        </span>
      )}
    </output>
  )
}
