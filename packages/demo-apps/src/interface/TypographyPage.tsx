import { useFormats } from '@portaria/i18n/react/use-formats'
import { Card } from '@portaria/ui/display/Card'
import { Kbd } from '@portaria/ui/display/Kbd'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { clsx } from 'clsx'
import { usePageTitle } from '../host/use-demo-host.ts'
import { interfaceTexts } from './texts/interface-texts.ts'

/** The sizes of tokens.css, in pixels at the normal font size. */
const sizes = [
  { name: 'text-3xl', size: 36, look: 'text-3xl font-semibold' },
  { name: 'text-2xl', size: 28, look: 'text-2xl font-semibold' },
  { name: 'text-xl', size: 22, look: 'text-xl font-semibold' },
  { name: 'text-lg', size: 18, look: 'text-lg' },
  { name: 'text-base', size: 16, look: 'text-base' },
  { name: 'text-sm', size: 14, look: 'text-sm' },
  { name: 'text-xs', size: 12, look: 'text-xs' },
]

const weights = [
  { name: 'regular', look: 'font-normal' },
  { name: 'medium', look: 'font-medium' },
  { name: 'semibold', look: 'font-semibold' },
] as const

/** `/ui/typography` */
export function TypographyPage() {
  const t = interfaceTexts.useTexts()
  usePageTitle(t('typography.title'))
  return (
    <Page kind="form">
      <PageHeader title={t('typography.title')} description={t('typography.description')} />
      <div className="flex flex-col gap-5 pb-6">
        <Card title={t('typography.sizes')}>
          <dl className="ui-lines">
            {sizes.map(({ name, size, look }) => (
              <div key={name} className="flex flex-wrap items-baseline gap-x-6 gap-y-1 py-3">
                <dt className="w-36 shrink-0 text-sm text-muted">
                  <code className="font-mono">{name}</code> · {t('typography.pixels', { size })}
                </dt>
                <dd className={clsx('min-w-0 flex-1 basis-70', look)}>{t('typography.sample')}</dd>
              </div>
            ))}
          </dl>
        </Card>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <Card title={t('typography.weights')}>
            <ul className="flex flex-col gap-3 text-lg">
              {weights.map(({ name, look }) => (
                <li key={name} className={look}>
                  {t(`typography.${name}`)}
                </li>
              ))}
            </ul>
          </Card>
          <Card title={t('typography.numbers')}>
            <Numbers />
          </Card>
        </div>
        <Card title={t('typography.uses')}>
          <InUse />
        </Card>
      </div>
    </Page>
  )
}

function Numbers() {
  const { money } = useFormats()
  return (
    <ul className="tabular flex flex-col gap-1 text-end text-base">
      {[1204.5, 87.9, 11111.11].map((amount) => (
        <li key={amount}>{money(amount)}</li>
      ))}
    </ul>
  )
}

function InUse() {
  const t = interfaceTexts.useTexts()
  return (
    <div className="flex max-w-[70ch] flex-col gap-4 text-base">
      <h3 className="text-xl font-semibold">{t('typography.heading')}</h3>
      <p className="text-pretty">{t('typography.paragraph')}</p>
      <ul className="list-disc ps-5">
        {(['one', 'same', 'few'] as const).map((item) => (
          <li key={item}>{t(`typography.list.${item}`)}</li>
        ))}
      </ul>
      <blockquote className="border-s-2 border-accent ps-4">
        <p className="text-lg text-pretty">{t('typography.quote')}</p>
        <footer className="mt-1 text-sm text-muted">{t('typography.quoteBy')}</footer>
      </blockquote>
      <p className="flex items-center gap-2 text-sm">
        {t('typography.keys')} <Kbd>Ctrl</Kbd> <Kbd>K</Kbd>
      </p>
      <p className="text-sm text-muted">{t('typography.help')}</p>
    </div>
  )
}
