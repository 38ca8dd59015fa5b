import { type Step, Steps } from '@portaria/ui/display/Steps'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { CircleCheck, DoorOpen, type LucideIcon, MapPin, Network, Plug } from 'lucide-react'
import { usePageTitle } from '../../../../platform/page-title.ts'
import { useSession } from '../../../../platform/session/use-session.ts'
import { ChooseCompanyState } from '../../../../shell/ChooseCompanyState.tsx'
import { readersPath } from '../reader-paths.ts'
import { readerTexts } from '../texts/reader-texts.ts'
import { useLiveReaders } from '../use-live-readers.ts'
import { AddressStep } from './AddressStep.tsx'
import { ContactStep } from './ContactStep.tsx'
import { DoneStep } from './DoneStep.tsx'
import { PointStep } from './PointStep.tsx'
import { TestStep } from './TestStep.tsx'
import { wizardTexts } from './texts/wizard-texts.ts'
import { useWizardPlace, type WizardStep, wizardSteps } from './wizard-place.ts'

const icons: Readonly<Record<WizardStep, LucideIcon>> = {
  address: Network,
  contact: Plug,
  point: MapPin,
  test: DoorOpen,
  done: CircleCheck,
}

/** The steps by which an administrator adds a reader. */
export function WizardPage() {
  const t = wizardTexts.useTexts()
  const { tenantId } = useSession()
  usePageTitle(t('title'))
  if (tenantId === null) return <ChooseCompanyState />
  return <Wizard />
}

function Wizard() {
  const t = wizardTexts.useTexts()
  const words = readerTexts.useTexts()
  const [place, go] = useWizardPlace()
  useLiveReaders()
  const { step, reader, point } = place
  const at = wizardSteps.indexOf(step)
  const steps = wizardSteps.map(
    (one, nth): Step => ({
      key: one,
      label: t(`step.${one}`),
      icon: icons[one],
      done: nth <= at,
    }),
  )
  return (
    <Page kind="text">
      <PageHeader
        title={t('title')}
        breadcrumbs={
          <Breadcrumbs
            items={[{ label: words('title'), href: readersPath }, { label: t('title') }]}
          />
        }
      />
      <div className="flex flex-col gap-6 pb-6">
        <Steps label={t('steps')} steps={steps} />
        {step === 'address' && <AddressStep onDone={(id) => go({ step: 'contact', reader: id })} />}
        {step === 'contact' && reader !== null && (
          <ContactStep id={reader} onDone={() => go({ step: 'point' })} />
        )}
        {step === 'point' && reader !== null && (
          <PointStep
            reader={reader}
            onDone={(made) => go({ step: 'test', point: made, opening: null })}
            onSkip={() => go({ step: 'done' })}
          />
        )}
        {step === 'test' && reader !== null && point !== null && (
          <TestStep
            {...{ reader, point }}
            opening={{ id: place.opening, keep: (opening) => go({ opening }) }}
            onDone={() => go({ step: 'done' })}
          />
        )}
        {step === 'done' && reader !== null && (
          <DoneStep {...{ reader, point }} onTest={() => go({ step: 'test' })} />
        )}
      </div>
    </Page>
  )
}
