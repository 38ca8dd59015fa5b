import type { Role } from '@portaria/contract/actors/roles'
import type { AnyRegister } from '@portaria/contract/define-register/define-register'
import { sectionLabel } from '@portaria/contract/loaded-texts/register-texts'
import { ownCompanyFields, tenants } from '@portaria/contract/modules/companies/tenants/tenants'
import { registers } from '@portaria/contract/modules/registers'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Skeleton } from '@portaria/ui/display/Skeleton'
import { FormLayout, FormSection } from '@portaria/ui/fields/FormLayout'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { ConfirmDialog } from '@portaria/ui/overlays/ConfirmDialog'
import { showToast } from '@portaria/ui/toast'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useRef, useState } from 'react'
import { callApi } from '../../../platform/http-client.ts'
import { hostedProviderName } from '../../../platform/offered.ts'
import { usePageTitle } from '../../../platform/page-title.ts'
import { useFailureText } from '../../../register-pages/Failure.tsx'
import { LeaveGuard } from '../../../register-pages/form/LeaveGuard.tsx'
import { MergeDialog } from '../../../register-pages/form/MergeDialog.tsx'
import { RecordFormContext } from '../../../register-pages/form/record-form-context.ts'
import { useRecordDraft } from '../../../register-pages/form/use-record-draft.ts'
import { useRecordForm } from '../../../register-pages/form/use-record-form.ts'
import { PageProblem } from '../../../register-pages/PageProblem.tsx'
import { FormPartSlots } from '../../../register-pages/RegisterSlots.tsx'
import { type RegisterRecord, registerPaths } from '../../../register-pages/record.ts'
import type { updateRecord } from '../../../register-pages/register-calls.ts'
import { RegisterProvider } from '../../../register-pages/register-context.tsx'
import { registerKey } from '../../../register-pages/register-queries.ts'
import { SectionIndex } from '../../../shell/SectionIndex.tsx'
import { FormSaveBar } from '../../../shell/save-bar/FormSaveBar.tsx'
import { focusError } from '../../../shell/save-bar/focus-error.ts'
import { CompanySections, companySections } from './CompanySections.tsx'
import { FacesSection } from './FacesSection.tsx'
import { HolidayDialogs, type OpenHoliday } from './HolidayDialogs.tsx'
import { HolidaysSection } from './HolidaysSection.tsx'
import { LockersSection } from './LockersSection.tsx'
import { PanicSection } from './PanicSection.tsx'
import { ParcelsSection } from './ParcelsSection.tsx'
import { ProviderSection } from './ProviderSection.tsx'
import { RetentionSection } from './RetentionSection.tsx'
import { SecuritySection } from './SecuritySection.tsx'
import { SegmentWordsSection } from './SegmentWordsSection.tsx'
import { SettingsSearch } from './SettingsSearch.tsx'
import { companySettingsTexts } from './texts/company-settings-texts.ts'
import { OverstaySection, VisitsSection } from './VisitsSection.tsx'

/** Sections after those of the company's form, in their order, each with its own component. */
const ownSections = [
  'panic',
  'visits',
  'overstay',
  'holidays',
  'parcels',
  'lockers',
  'faces',
  'retention',
  'security',
  'provider',
  'people',
] as const

/** The role to which `ownCompany` gives rights. */
const EDITOR: Role = 'sindico'

/** The síndico's own company as a register. It is read and saved by a call of its own. */
const ownCompany: AnyRegister = {
  ...tenants,
  // This section has its own component.
  form: [...tenants.form, { section: 'settings', fields: ['settings'] }],
  access: { sindico: { may: ['read', 'update'], updates: ownCompanyFields } },
}

type Answer = { data: RegisterRecord }

const updateCompany: typeof updateRecord = async (_register, _id, version, body) => {
  const headers = { 'If-Match': `"${version}"` }
  return (await callApi<Answer>('/company', { method: 'PATCH', body, headers })).data
}

/** `/pages/tenant/settings`: the settings of a síndico's company. */
export function CompanySettingsPage() {
  const text = companySettingsTexts.useTexts()
  usePageTitle(text('title'))
  const found = useQuery({
    queryKey: [...registerKey(tenants), 'own'],
    queryFn: async ({ signal }) => (await callApi<Answer>('/company', { signal })).data,
  })
  return (
    <Page kind="form">
      <PageHeader title={text('title')} description={text('description')} />
      {found.data && (
        <RegisterProvider register={ownCompany} role={EDITOR}>
          <CompanyForm key={found.data.id} record={found.data} />
        </RegisterProvider>
      )}
      {found.isPending && <Skeleton className="h-96 w-full" />}
      {found.isError && !found.data && (
        <PageProblem error={found.error} onRetry={() => void found.refetch()} />
      )}
    </Page>
  )
}

function CompanyForm({ record }: { record: RegisterRecord }) {
  const text = companySettingsTexts.useTexts()
  const area = useRef<HTMLDivElement>(null)
  const [asking, setAsking] = useState(false)
  const recordForm = useRecordForm({ record, update: updateCompany })
  const { form, sections, dirty, saving, base } = recordForm
  const draft = useRecordDraft(recordForm)
  const failure = useFailureText(recordForm.failure)
  const [saves, setSaves] = useState(0)
  const [holiday, setHoliday] = useState<OpenHoliday>(null)
  const words = useMemo(() => <SegmentWordsSection control={form.control} />, [form.control])
  const confirm = (saved: RegisterRecord | null) => {
    if (saved) {
      setSaves(saves + 1)
      void draft.drop().then(() => showToast({ title: text('saved'), tone: 'success' }))
    } else {
      // Runs after React has rendered the errors.
      setTimeout(() => focusError(area.current))
    }
  }
  const save = () => recordForm.save().then(confirm)
  // Another time zone changes every day and time of the company, so the person must confirm it
  // (companies §4).
  const askOrSave = () => {
    const isNewZone = form.getValues('time_zone') !== recordForm.base?.['time_zone']
    if (isNewZone) setAsking(true)
    else void save()
  }
  const { control } = form
  return (
    <div ref={area} className="@container">
      <div className="grid gap-x-12 @3xl:grid-cols-[13rem_minmax(0,36rem)]">
        <SectionIndex label={text('index')} entries={useIndex()}>
          <SettingsSearch area={area} />
        </SectionIndex>
        <FormLayout label={text('title')} onSubmit={askOrSave} className="max-w-xl">
          <RecordFormContext value={recordForm.shared}>
            <CompanySections sections={sections} afterSite={words} />
            <FormPartSlots />
          </RecordFormContext>
          <PanicSection control={control} />
          <VisitsSection control={control} />
          <OverstaySection control={control} />
          <HolidaysSection control={control} onOpen={setHoliday} />
          <ParcelsSection control={control} />
          <LockersSection control={control} />
          <FacesSection control={control} />
          <RetentionSection control={control} />
          <SecuritySection control={control} />
          <ProviderSection control={control} />
          <People />
          <FormSaveBar
            {...{ form, area, draft, saves, saving, failure }}
            version={base?.version ?? null}
            onContinue={recordForm.takeUp}
          >
            <Button variant="primary" type="submit" loading={saving}>
              {text('save')}
            </Button>
          </FormSaveBar>
        </FormLayout>
      </div>
      <HolidayDialogs open={holiday} onClose={() => setHoliday(null)} />
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={text('zoneTitle')}
        text={text('zoneText')}
        confirmLabel={text('zoneAction')}
        onConfirm={save}
      />
      <LeaveGuard dirty={dirty} />
      {recordForm.conflict && (
        <MergeDialog
          recordForm={recordForm}
          onSave={(keep) => void recordForm.merge(keep).then(confirm)}
        />
      )}
    </div>
  )
}

/** The sections of the page, by the ids of their elements. */
function useIndex(): { id: string; title: string }[] {
  const text = companySettingsTexts.useTexts()
  const language = useLanguage()
  return [
    ...companySections.flatMap((id) => [
      { id, title: sectionLabel(language, tenants.name, id) },
      // The segment's words have their section after the one of the site.
      ...(id === 'site' ? [{ id: 'segment', title: text('segment.title') }] : []),
    ]),
    ...ownSections
      .filter((id) => id !== 'provider' || hostedProviderName() !== null)
      .map((id) => ({ id, title: text(`${id}.title`) })),
  ]
}

/** A link to the company's users, which only platform roles have in the menu. */
function People() {
  const text = companySettingsTexts.useTexts()
  const { list, create } = registerPaths(registers.users)
  return (
    <FormSection id="people" title={text('people.title')} description={text('people.text')}>
      <div className="flex flex-wrap gap-2">
        {list && <ButtonLink href={list}>{text('people.action')}</ButtonLink>}
        {create && <ButtonLink href={create}>{text('people.invite')}</ButtonLink>}
      </div>
    </FormSection>
  )
}
