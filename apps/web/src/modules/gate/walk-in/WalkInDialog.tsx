import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { visitKinds } from '@portaria/contract/modules/companies/settings/visit-settings'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { RadioGroupField } from '@portaria/ui/fields/RadioGroupField'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Camera } from 'lucide-react'
import { type RefObject, useCallback, useEffect, useRef } from 'react'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { choiceWords, useFieldLabel } from '../../../register-pages/register-words.ts'
import { focusError } from '../../../shell/save-bar/focus-error.ts'
import type { WalkInStart } from '../desk-hit.ts'
import { FacePhoto } from '../entry/FacePhoto.tsx'
import { AnswerFields } from '../offline/AnswerFields.tsx'
import { PackPlaceField } from '../offline/PackPlaceField.tsx'
import { MAY_BE_BLOCKED } from '../offline/warnings.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { ProviderFields } from './ProviderFields.tsx'
import { walkInTexts } from './texts/walk-in-texts.ts'
import { type Recorded, useWalkIn, type WalkIn } from './use-walk-in.ts'
import { asChosen, VisitInput } from './visit-inputs.tsx'
import { WalkInPerson } from './WalkInPerson.tsx'

export interface WalkInDialogProps {
  start: WalkInStart
  onDone: (recorded: Recorded) => void
  onClose: () => void
}

/** Records an unexpected visitor: person, destination, photo. The unit is asked immediately. */
export function WalkInDialog({ start, onDone, onClose }: WalkInDialogProps) {
  const t = walkInTexts.useTexts()
  const gate = gateTexts.useTexts()
  const language = useLanguage()
  const camera = useCamera('environment')
  const { transitionWords } = useRegister()
  const [busy, attempt] = useAttempt()
  const lost = useConnectionLost()
  const form = useWalkIn(start, lost)
  const { asked, errors, refused, kind, face } = form
  const isArrival = start.kind !== undefined
  const first = useRef<HTMLElement>(null)
  const findFirst = useCallback(
    (fields: HTMLElement | null) => {
      // Couriers and rides are always recorded in the same way, so the focus goes straight to the
      // unit that called them.
      first.current = (isArrival && emptyDestination(fields)) || firstEmpty(fields)
    },
    [isArrival],
  )
  const shoots = asked.photo && camera.state === 'ready' && face.shot === null

  const close = () => {
    form.leave()
    onClose()
  }
  const area = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (Object.keys(refused).length > 0) focusError(area.current)
  }, [refused])
  const reasonField = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (asked.reason) reasonField.current?.focus()
  }, [asked.reason])

  const submit = (withPhoto: boolean) => {
    if (busy) return undefined
    return attempt(async () => {
      const recorded = await form.record(() =>
        withPhoto && shoots ? camera.shoot() : Promise.resolve(null),
      )
      if (recorded) onDone(recorded)
    })
  }
  const isAtOnce = lost || kind === 'official'
  const send = isAtOnce ? transitionWords('check-in').button : t('send')
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsidePress={false}
      // The first field to type in, never the button that clears the person.
      initialFocus={first}
      onOpenChange={() => !busy && close()}
      title={t('title')}
      description={(start.apartment ?? start.employee ?? start.area)?.title}
      footer={
        <>
          <Button disabled={busy} onClick={close}>
            {gate('cancel')}
          </Button>
          {shoots && (
            <Button disabled={busy} onClick={() => void submit(false)}>
              {gate('entry.withoutPhoto')}
            </Button>
          )}
          <Button
            variant="primary"
            loading={busy}
            {...(shoots && { icon: Camera })}
            onClick={() => void submit(true)}
          >
            {shoots ? t('shoot') : send}
          </Button>
        </>
      }
    >
      <div ref={area}>
        <FormLayout label={t('title')} onSubmit={() => submit(true)} className="gap-field">
          <RadioGroupField
            look="inline"
            label={t('kind')}
            value={kind}
            onChange={form.setKind}
            options={visitKinds.map((value) => ({
              value,
              label: choiceWords(language, 'visits', 'kind', value),
            }))}
          />
          <div
            ref={findFirst}
            className="grid gap-x-6 gap-y-field sm:grid-cols-[minmax(0,1fr)_13rem]"
          >
            <div className="flex min-w-0 flex-col gap-field">
              <Warnings form={form} field={reasonField} />
              {kind === 'official' && (
                <p className="text-sm text-pretty text-muted">{t('officialText')}</p>
              )}
              {asked.authority && (
                <VisitInput
                  name="authority"
                  value={form.typed.authority}
                  required
                  errors={errors}
                  onChange={(value) => form.set('authority', value)}
                />
              )}
              <WalkInPerson form={form} />
              {asked.provider && <ProviderFields form={form} />}
              <div data-destination>
                <PlaceField {...{ form, start, lost }} />
              </div>
              <FieldRow>
                {(['plate', 'companions'] as const).map((name) => (
                  <VisitInput
                    key={name}
                    name={name}
                    value={form.typed[name]}
                    errors={errors}
                    onChange={(value) => form.set(name, value)}
                  />
                ))}
              </FieldRow>
              {asked.answer && (
                <AnswerFields
                  typed={form.answer}
                  onChange={form.setAnswer}
                  error={errors['told_by']}
                />
              )}
            </div>
            {asked.photo && (
              <FacePhoto
                camera={camera}
                picture={face}
                onChange={form.setFace}
                label={t('photo')}
                name={form.known?.title ?? form.name}
                error={errors['photo_file_id']}
              />
            )}
          </div>
        </FormLayout>
      </div>
    </Dialog>
  )
}

/** The field of the destination, while it is empty. */
function emptyDestination(fields: HTMLElement | null): HTMLElement | null {
  const input = fields?.querySelector<HTMLInputElement>('[data-destination] input')
  return input?.value === '' ? input : null
}

/**
 * The field to type in first: the first empty required one; for a known person, the destination.
 */
function firstEmpty(fields: HTMLElement | null): HTMLElement | null {
  const typed = 'input:not([type=radio], [type=checkbox], [type=file], [type=hidden])'
  const inputs = [...(fields?.querySelectorAll<HTMLInputElement>(typed) ?? [])]
  const empty = inputs.filter(({ value }) => value === '')
  return empty.find(({ ariaRequired }) => ariaRequired === 'true') ?? empty[0] ?? inputs[0] ?? null
}

/** Shows warnings about a person: the unit is not asked before a reason is given. */
function Warnings({ form, field }: { form: WalkIn; field: RefObject<HTMLInputElement | null> }) {
  const t = walkInTexts.useTexts()
  const gate = gateTexts.useTexts()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const { warnings, reason, errors } = form
  if (warnings.length === 0) return null
  return (
    <>
      {warnings.map((code) => (
        <Banner
          key={code}
          tone="danger"
          title={code === MAY_BE_BLOCKED ? gate('offline.mayBeBlocked') : fieldText(language, code)}
        >
          {t('blocked')}
        </Banner>
      ))}
      <TextField
        ref={field}
        label={labelOf('visits', 'let_in_reason')}
        description={gate('entry.reasonText')}
        required
        maxLength={200}
        value={reason}
        error={errors['let_in_reason']}
        onChange={form.setReason}
      />
    </>
  )
}

/** Asks for the destination: a unit, employee or area, from the server or from this device. */
function PlaceField({ form, start, lost }: { form: WalkIn; start: WalkInStart; lost: boolean }) {
  const labelOf = useFieldLabel()
  const [name, list] = start.employee
    ? (['employee_id', 'employees'] as const)
    : start.area
      ? (['common_area_id', 'areas'] as const)
      : (['apartment_id', 'units'] as const)
  const { typed, errors, asked } = form
  if (!lost)
    return (
      <VisitInput
        name={name}
        value={typed[name]}
        required={asked.destination}
        errors={errors}
        onChange={(value) => form.set(name, value)}
      />
    )
  return (
    <PackPlaceField
      of={list}
      label={labelOf('visits', name)}
      value={asReference(typed[name])}
      error={errors['apartment_id']}
      onChange={(place) => form.set(name, asChosen(place ?? undefined))}
    />
  )
}
