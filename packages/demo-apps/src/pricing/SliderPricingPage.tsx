import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { SliderField } from '@portaria/ui/fields/SliderField'
import { Page } from '@portaria/ui/layout/Page'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { choosePlan } from './choose-plan.ts'
import { PricingHead } from './PricingHead.tsx'
import { features, priceFor, unitRange } from './plans.ts'
import { pricingTexts } from './texts/pricing-texts.ts'

/** `/pages/pricing/style-3`: one plan, priced by size. */
export function SliderPricingPage() {
  const t = pricingTexts.useTexts()
  const { money } = useFormats()
  usePageTitle(t('pageTitle'))
  const [units, setUnits] = useState(120)
  const price = priceFor(units)
  return (
    <Page kind="form">
      <PricingHead title={t('slider.title')} text={t('slider.text')} />
      <div className="mb-6 grid overflow-hidden rounded-xl border border-line bg-surface lg:grid-cols-[minmax(0,1.1fr)_minmax(0,1fr)]">
        <section className="flex flex-col gap-8 p-6 sm:p-9">
          <SliderField
            label={t('slider.units')}
            value={units}
            onChange={setUnits}
            {...unitRange}
            formatValue={(count) => t('slider.count', { count })}
          />
          <output aria-live="polite" className="block">
            <span className="tabular block text-3xl font-semibold">{money(price)}</span>
            <span className="block text-sm text-muted">
              {t('perMonth')} · {t('slider.perUnit', { price: money(price / units) })}
            </span>
          </output>
          <Button
            variant="primary"
            size="lg"
            className="self-start"
            onClick={() => choosePlan(t('slider.plan'))}
          >
            {t('slider.choose')}
          </Button>
        </section>
        <section className="border-line bg-sunken p-6 max-lg:border-t sm:p-9 lg:border-s">
          <h2 className="text-sm font-semibold">{t('slider.all')}</h2>
          <ul className="mt-4 flex flex-col gap-3">
            {features.map((feature) => (
              <li key={feature} className="flex gap-2.5 text-base">
                <Check aria-hidden className="mt-0.5 size-5 shrink-0 text-accent-ink" />
                {t(`features.${feature}`)}
              </li>
            ))}
          </ul>
        </section>
      </div>
    </Page>
  )
}
