import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { TextLink } from '@portaria/ui/actions/TextLink'
import { Badge } from '@portaria/ui/display/Badge'
import { Page } from '@portaria/ui/layout/Page'
import { clsx } from 'clsx'
import { Check } from 'lucide-react'
import { useState } from 'react'
import { usePageTitle } from '../host/use-demo-host.ts'
import { choosePlan } from './choose-plan.ts'
import { PricingHead } from './PricingHead.tsx'
import { features, type Plan, plans, yearlyPrice } from './plans.ts'
import { pricingTexts } from './texts/pricing-texts.ts'

/** `/pages/pricing/style-1`: one card per plan, priced monthly or yearly. */
export function CardPricingPage() {
  const t = pricingTexts.useTexts()
  usePageTitle(t('pageTitle'))
  const [yearly, setYearly] = useState(false)
  return (
    <Page kind="form">
      <PricingHead title={t('cards.title')} text={t('cards.text')}>
        <fieldset className="mt-6 flex flex-wrap justify-center gap-1 rounded-lg bg-sunken p-1">
          <legend className="sr-only">{t('cards.billing')}</legend>
          {[false, true].map((each) => (
            <button
              key={String(each)}
              type="button"
              aria-pressed={each === yearly}
              onClick={() => setYearly(each)}
              className="h-9 rounded-md px-4 text-sm font-medium text-muted hover:text-ink aria-pressed:bg-surface aria-pressed:text-ink aria-pressed:inset-ring aria-pressed:inset-ring-line pointer-coarse:h-11"
            >
              {each ? t('cards.yearly') : t('cards.monthly')}
            </button>
          ))}
        </fieldset>
      </PricingHead>
      <div className="@container">
        <div className="grid items-stretch gap-5 @2xl:grid-cols-3">
          {plans.map((plan) => (
            <PlanCard key={plan.id} plan={plan} yearly={yearly} />
          ))}
        </div>
      </div>
      <p className="py-8 text-center text-sm text-muted">
        {t('cards.faq')} <TextLink href="/pages/faq">{t('cards.faqLink')}</TextLink>
      </p>
    </Page>
  )
}

function PlanCard({ plan, yearly }: { plan: Plan; yearly: boolean }) {
  const t = pricingTexts.useTexts()
  const { money } = useFormats()
  const name = t(`plans.${plan.id}.name`)
  const popular = plan.id === 'grow'
  return (
    <section
      className={clsx(
        'flex flex-col rounded-xl border bg-surface p-6',
        popular ? 'border-accent inset-ring inset-ring-accent' : 'border-line',
      )}
    >
      <div className="flex min-h-7 flex-wrap items-center justify-between gap-2">
        <h2 className="text-lg font-semibold">{name}</h2>
        {popular && <Badge tone="accent">{t('popular')}</Badge>}
      </div>
      <p className="mt-1 text-sm text-pretty text-muted">{t(`plans.${plan.id}.text`)}</p>
      <p className="mt-5">
        <span className="tabular block text-3xl font-semibold">
          {money(yearly ? yearlyPrice(plan.price) : plan.price, 0)}
        </span>
        <span className="block text-sm text-muted">
          {yearly ? t('cards.perMonthYearly') : t('perMonth')}
        </span>
      </p>
      <p className="mt-1 text-sm">
        {plan.units === null ? t('unlimited') : t('upTo', { count: plan.units })}
      </p>
      <ul className="mt-5 mb-6 flex flex-1 flex-col gap-2.5 border-t border-line pt-5">
        {features.slice(0, plan.included).map((feature) => (
          <li key={feature} className="flex gap-2.5 text-sm">
            <Check aria-hidden className="size-5 shrink-0 text-accent-ink" />
            {t(`features.${feature}`)}
          </li>
        ))}
      </ul>
      <Button
        size="lg"
        variant={popular ? 'primary' : 'secondary'}
        onClick={() => choosePlan(name)}
        className="w-full"
      >
        {t('choose', { plan: name })}
      </Button>
    </section>
  )
}
