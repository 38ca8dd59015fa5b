import { Card } from '@portaria/ui/display/Card'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { clsx } from 'clsx'
import { usePageTitle } from '../host/use-demo-host.ts'
import { type Colours, contrastOf, useColours } from './scheme-colours.ts'
import { interfaceTexts } from './texts/interface-texts.ts'

const groups = {
  grounds: {
    ground: 'bg-ground',
    surface: 'bg-surface',
    raised: 'bg-raised',
    sunken: 'bg-sunken',
    line: 'bg-line',
    'line-strong': 'bg-line-strong',
  },
  inks: {
    ink: 'bg-ink',
    muted: 'bg-muted',
    'accent-ink': 'bg-accent-ink',
    'danger-ink': 'bg-danger-ink',
    'success-ink': 'bg-success-ink',
    'warning-ink': 'bg-warning-ink',
  },
  states: {
    accent: 'bg-accent',
    'accent-hover': 'bg-accent-hover',
    'accent-soft': 'bg-accent-soft',
    danger: 'bg-danger',
    'danger-soft': 'bg-danger-soft',
    'success-soft': 'bg-success-soft',
    'warning-soft': 'bg-warning-soft',
  },
} as const

const pairs = [
  { ink: 'ink', ground: 'ground', look: 'bg-ground text-ink' },
  { ink: 'muted', ground: 'surface', look: 'bg-surface text-muted' },
  { ink: 'accent-ink', ground: 'accent-soft', look: 'bg-accent-soft text-accent-ink' },
  { ink: 'on-accent', ground: 'accent', look: 'bg-accent text-on-accent' },
  { ink: 'on-danger', ground: 'danger', look: 'bg-danger text-on-danger' },
  { ink: 'danger-ink', ground: 'danger-soft', look: 'bg-danger-soft text-danger-ink' },
  { ink: 'success-ink', ground: 'success-soft', look: 'bg-success-soft text-success-ink' },
  { ink: 'warning-ink', ground: 'warning-soft', look: 'bg-warning-soft text-warning-ink' },
]

const names = [
  ...Object.values(groups).flatMap((group) => Object.keys(group)),
  'on-accent',
  'on-danger',
]

/** `/ui/colors`: the colours of the chosen scheme, and their contrasts. */
export function ColorsPage() {
  const t = interfaceTexts.useTexts()
  usePageTitle(t('colors.title'))
  const colours = useColours(names)
  return (
    <Page kind="form">
      <PageHeader title={t('colors.title')} description={t('colors.description')} />
      <div className="flex flex-col gap-5 pb-6">
        {(['grounds', 'inks', 'states'] as const).map((group) => (
          <Card key={group} title={t(`colors.${group}`)}>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-4">
              {Object.entries(groups[group]).map(([name, look]) => (
                <li key={name}>
                  <span className={clsx('block h-16 rounded-lg border border-line', look)} />
                  <code className="mt-2 block font-mono text-sm">{name}</code>
                  <code className="block font-mono text-xs text-muted">{colours[name]}</code>
                </li>
              ))}
            </ul>
          </Card>
        ))}
        <Card title={t('colors.pairs')} description={t('colors.pairsText')}>
          <ul className="grid grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] gap-4 pt-2">
            {pairs.map((pair) => (
              <Pair key={pair.look} {...pair} colours={colours} />
            ))}
          </ul>
        </Card>
      </div>
    </Page>
  )
}

type PairProps = (typeof pairs)[number] & { colours: Colours }

function Pair({ ink, ground, look, colours }: PairProps) {
  const t = interfaceTexts.useTexts()
  const { locale } = useUi()
  const contrast = contrastOf(colours[ink] ?? '', colours[ground] ?? '')
  const value = contrast.toLocaleString(locale, { maximumFractionDigits: 1 })
  return (
    <li
      className={clsx(
        'flex items-center justify-between gap-3 rounded-lg border border-line p-4',
        look,
      )}
    >
      <span className="text-base font-medium">{t('colors.sample')}</span>
      <span className="tabular text-sm">{t('colors.contrast', { value })}</span>
    </li>
  )
}
