import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { Page } from '@portaria/ui/layout/Page'
import { ScrollRegion } from '@portaria/ui/layout/ScrollRegion'
import { Check, Minus } from 'lucide-react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { choosePlan } from './choose-plan.ts'
import { PricingHead } from './PricingHead.tsx'
import { features, plans } from './plans.ts'
import { pricingTexts } from './texts/pricing-texts.ts'

/** `/pages/pricing/style-2`: the plans side by side, feature by feature. */
export function TablePricingPage() {
  const t = pricingTexts.useTexts()
  const { money } = useFormats()
  usePageTitle(t('pageTitle'))
  return (
    <Page kind="form">
      <PricingHead title={t('table.title')} text={t('table.text')} />
      <ScrollRegion
        label={t('table.caption')}
        className="mb-6 rounded-xl border border-line bg-surface"
      >
        <table className="w-full min-w-160 border-collapse text-sm">
          <caption className="sr-only">{t('table.caption')}</caption>
          <thead>
            <tr className="align-top">
              <th scope="col" className="p-5">
                <span className="sr-only">{t('table.feature')}</span>
              </th>
              {plans.map((plan) => (
                <th key={plan.id} scope="col" className="p-5 text-start font-normal">
                  <span className="block text-base font-semibold">
                    {t(`plans.${plan.id}.name`)}
                  </span>
                  <span className="tabular mt-2 block text-2xl font-semibold">
                    {money(plan.price, 0)}
                  </span>
                  <span className="block text-muted">{t('perMonth')}</span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody className="ui-lines border-y border-line">
            <tr>
              <th scope="row" className="px-5 py-3 text-start font-medium">
                {t('table.units')}
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className="px-5 py-3">
                  {plan.units === null ? t('unlimited') : t('upTo', { count: plan.units })}
                </td>
              ))}
            </tr>
            {features.map((feature, index) => (
              <tr key={feature}>
                <th scope="row" className="px-5 py-3 text-start font-medium">
                  {t(`features.${feature}`)}
                </th>
                {plans.map((plan) => (
                  <td key={plan.id} className="px-5 py-3">
                    <Mark included={index < plan.included} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          <tfoot>
            <tr>
              <th scope="row" className="p-5">
                <span className="sr-only">{t('table.choose')}</span>
              </th>
              {plans.map((plan) => (
                <td key={plan.id} className="p-5">
                  <Button
                    variant={plan.id === 'grow' ? 'primary' : 'secondary'}
                    onClick={() => choosePlan(t(`plans.${plan.id}.name`))}
                  >
                    {t('choose', { plan: t(`plans.${plan.id}.name`) })}
                  </Button>
                </td>
              ))}
            </tr>
          </tfoot>
        </table>
      </ScrollRegion>
    </Page>
  )
}

function Mark({ included }: { included: boolean }) {
  const t = pricingTexts.useTexts()
  const Icon = included ? Check : Minus
  return (
    <>
      <Icon
        aria-hidden
        className={included ? 'size-5 text-accent-ink' : 'size-5 text-line-strong'}
      />
      <span className="sr-only">{included ? t('table.included') : t('table.missing')}</span>
    </>
  )
}
