import { Button } from '@portaria/ui/actions/Button'
import { ShortLabel } from '@portaria/ui/actions/CompactLabel'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Page } from '@portaria/ui/layout/Page'
import { showToast } from '@portaria/ui/toast'
import { useRouter } from '@tanstack/react-router'
import { useEffect, useRef, useState } from 'react'
import { commonTexts } from '../../platform/i18n/common-texts.ts'
import { isRecordBehind } from '../../platform/list-place.ts'
import { usePageTitle } from '../../platform/page-title.ts'
import { FormSaveBar } from '../../shell/save-bar/FormSaveBar.tsx'
import { focusError } from '../../shell/save-bar/focus-error.ts'
import { useFailureText } from '../Failure.tsx'
import { recordName } from '../field-kinds/record-heading.ts'
import { worksOnRegisters } from '../office-tools.ts'
import { FormPartSlots } from '../RegisterSlots.tsx'
import { type RegisterRecord, recordTitle } from '../record.ts'
import { useRegister } from '../register-context.tsx'
import { pageTexts } from '../texts/register-page-texts.ts'
import { EditorHeader } from './EditorHeader.tsx'
import { isFixed, isOver } from './form-fields.ts'
import { LeaveGuard } from './LeaveGuard.tsx'
import { MergeDialog } from './MergeDialog.tsx'
import { RecordFields } from './RecordFields.tsx'
import { RemovedBanner } from './RemovedBanner.tsx'
import { RecordFormContext } from './record-form-context.ts'
import { useRecordDraft } from './use-record-draft.ts'
import { useRecordForm } from './use-record-form.ts'

export interface RecordEditorProps {
  /** The record to edit; null creates one. */
  record: RegisterRecord | null
  /** Initial values of a new record. */
  initial?: Readonly<Record<string, unknown>> | undefined
}

/** Edits one record: its form, the parts beside it, and everything that can go wrong. */
export function RecordEditor({ record, initial }: RecordEditorProps) {
  const text = pageTexts.useTexts()
  const common = commonTexts.useTexts()
  const { register, role, may, words, paths } = useRegister()
  const router = useRouter()
  const area = useRef<HTMLDivElement>(null)
  const recordForm = useRecordForm({ record, initial })
  const { form, isNew, saving, base, dirty } = recordForm
  const [saves, setSaves] = useState(0)
  const failure = useFailureText(recordForm.failure)
  const draft = useRecordDraft(recordForm)
  const isRemoved = base !== null && base.deleted_at !== null
  const mayWrite =
    !isFixed(base, role) && !isOver(register, base) && may(isNew ? 'create' : 'update')
  const title = base
    ? recordName(register, base, words.language)
    : text(`new.${words.gender}`, { one: words.inOne })
  usePageTitle(title)
  useEffect(() => {
    if (isNew) focusFirst(area.current)
  }, [isNew])

  const announce = (saved: RegisterRecord | null): saved is RegisterRecord => {
    if (saved) {
      setSaves(saves + 1)
      const told = {
        title: text(`saved.${words.gender}`, { one: words.one }),
        text: recordTitle(register, saved),
      }
      void draft.drop().then(() => showToast({ ...told, tone: 'success' }))
    } else {
      // Runs after React has rendered the errors.
      setTimeout(() => focusError(area.current))
    }
    return saved !== null
  }
  const save = async () => {
    const saved = await recordForm.save()
    if (announce(saved)) showRecord(saved.id)
  }
  /** Shows the saved record in place of its form; if the form was opened from there, goes back. */
  const showRecord = (id: string) => {
    const page = paths.record(id)
    if (page === null) return
    if (isRecordBehind(page, router.latestLocation.state.__TSR_index)) window.history.back()
    else void router.navigate({ href: page, replace: true })
  }
  const saveAndNew = async () => {
    if (!announce(await recordForm.save())) return
    recordForm.startAnew()
    setTimeout(() => focusFirst(area.current))
  }
  return (
    <Page kind="form">
      <EditorHeader title={title} record={base} />
      {isRemoved && <RemovedBanner record={base} />}
      {!isRemoved && base?.['shared'] === true && isFixed(base, role) && (
        <Banner className="mb-6" title={text('sharedBanner.title')}>
          {text('sharedBanner.text')}
        </Banner>
      )}
      <div ref={area}>
        <FormLayout label={title} onSubmit={() => void save()}>
          <RecordFormContext value={recordForm.shared}>
            <RecordFields />
            {mayWrite && <FormPartSlots />}
          </RecordFormContext>
          {mayWrite && (
            <FormSaveBar
              {...{ form, area, draft, saves, saving }}
              version={base?.version ?? null}
              failure={failure}
              onContinue={recordForm.takeUp}
            >
              {isNew && worksOnRegisters(role) && (
                <Button loading={saving} onClick={() => void saveAndNew()}>
                  {text(`saveAndNew.${words.gender}`)}
                </Button>
              )}
              <Button variant="primary" type="submit" loading={saving}>
                <ShortLabel short={common('save')}>{text('save', { one: words.inOne })}</ShortLabel>
              </Button>
            </FormSaveBar>
          )}
        </FormLayout>
      </div>
      <LeaveGuard dirty={dirty} />
      {recordForm.conflict && (
        <MergeDialog
          recordForm={recordForm}
          onSave={(keep) =>
            void recordForm.merge(keep).then((saved) => announce(saved) && showRecord(saved.id))
          }
        />
      )}
    </Page>
  )
}

/** Focuses the first text field, unless that would open a keyboard over the form. */
function focusFirst(area: HTMLElement | null): void {
  const first = 'input:not([type=file], [aria-hidden=true]), [role=combobox], textarea'
  if (matchMedia('(pointer: fine)').matches) area?.querySelector<HTMLElement>(first)?.focus()
}
