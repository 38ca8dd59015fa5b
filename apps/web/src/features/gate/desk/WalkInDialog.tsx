import { visits } from '@portaria/contract/registers/visits/visits'
import { fieldText } from '@portaria/contract/texts/problem-texts'
import { newId } from '@portaria/contract/value-types/uuid'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FieldRow, FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Camera } from 'lucide-react'
import { useState } from 'react'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { fieldTextsOf } from '../../../platform/problem-text.ts'
import { errorsBelow } from '../../../register-pages/field-kinds/field-input.ts'
import { inputOf } from '../../../register-pages/field-kinds/field-inputs.ts'
import { asReference } from '../../../register-pages/record.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useFieldLabel } from '../../../register-pages/register-words.ts'
import { useAttempt } from '../../../register-pages/use-attempt.ts'
import { DocumentFields } from '../entry/DocumentFields.tsx'
import { FacePhoto } from '../entry/FacePhoto.tsx'
import { faceId, noFace, uploadedFace } from '../entry/face-picture.ts'
import { noDocument, sentDocument } from '../entry/typed-document.ts'
import { AnswerFields, noAnswer, sentAnswer } from '../offline/AnswerFields.tsx'
import { PackPlaceField } from '../offline/PackPlaceField.tsx'
import { MAY_BE_BLOCKED } from '../offline/warnings.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import type { WalkInStart } from './desk.ts'
import { registerWalkIn } from './register-walk-in.ts'

export interface WalkInDialogProps {
  start: WalkInStart
  /** Recorded: by the server, or, without a network, on this device as an entry. */
  onDone: (recorded: { onDevice: string | null }) => void
  onClose: () => void
}

type VisitField = 'kind' | 'apartment_id' | 'employee_id' | 'companions' | 'plate' | 'authority'
type Typed = { readonly [Name in VisitField]?: unknown }

const asChosen = (place: WalkInStart['apartment']) => place && { ...place, deleted: false }

/** Records who stands at the gate: who it is, where to, a photo. The unit is asked at once. */
export function WalkInDialog({ start, onDone, onClose }: WalkInDialogProps) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const camera = useCamera('environment')
  const { transitionWords } = useRegister()
  const [known, setKnown] = useState(start.visitor ?? null)
  const [name, setName] = useState('')
  const [document, setDocument] = useState(() => noDocument('cpf'))
  const [face, setFace] = useState(noFace)
  const [typed, setTyped] = useState<Typed>({
    kind: 'social',
    apartment_id: asChosen(start.apartment),
    employee_id: asChosen(start.employee),
    plate: start.plate,
  })
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [visitId] = useState(newId)
  const [busy, attempt] = useAttempt()
  const lost = useConnectionLost()
  const [answer, setAnswer] = useState(noAnswer)
  const [warning, setWarning] = useState<string | null>(null)
  const [reason, setReason] = useState('')
  // An official is recorded, never held: nobody answers for them.
  const placeField = start.employee ? 'employee_id' : 'apartment_id'
  const asksAnswer = lost && typed.kind !== 'official'
  // A photo stays on no device, and only a document tells here who is known.
  const asksDocument = known === null || asksAnswer

  const sent = (field: VisitField) => {
    const value = typed[field]
    if (value === undefined) return null
    return inputOf(visits.fields[field].kind).write(value, visits.fields[field], inputOf)
  }
  const shoots = !lost && camera.state === 'ready' && face.shot === null
  const recordHere = (papers: object) =>
    void attempt(async () => {
      const guestName = known?.title ?? name.trim()
      const { recordWalkIn, walkInOf } = await import('../offline/offline-desk.ts')
      const visit = {
        kind: typed.kind,
        apartment: typed.apartment_id,
        employee: typed.employee_id,
        companions: sent('companions'),
        plate: sent('plate'),
        authority: typed.kind === 'official' ? sent('authority') : null,
        ...papers,
        ...(asksAnswer && sentAnswer(answer)),
        ...(warning !== null && { let_in_reason: reason.trim() }),
      }
      try {
        await recordWalkIn(walkInOf(guestName, visit))
        onDone({ onDevice: guestName })
      } catch (error) {
        const told = fieldTextsOf(error)
        const { let_in_reason: stands } = error instanceof ApiProblem ? error.fields : {}
        setErrors(told)
        if (stands) setWarning(stands.code)
        else if (Object.keys(told).length === 0) throw error
      }
    })
  const submit = (withPhoto: boolean) => {
    const required = fieldText(language, 'required')
    const papers = asksDocument ? sentDocument(document) : {}
    const isPlaced = sent('apartment_id') !== null || sent('employee_id') !== null
    const wrong = {
      ...(!known && name.trim() === '' && { name: required }),
      ...(papers === null && { [document.kind]: required }),
      ...(!isPlaced && { apartment_id: required }),
      ...(typed.kind === 'official' && !sent('authority') && { authority: required }),
      ...(asksAnswer && answer.by.trim() === '' && { told_by: t('answer.nameRequired') }),
      ...(warning !== null && reason.trim() === '' && { let_in_reason: required }),
    }
    setErrors(wrong)
    if (Object.keys(wrong).length > 0 || papers === null) return
    if (lost) {
      recordHere(papers)
      return
    }
    void attempt(async () => {
      const host = start.host && start.apartment && sent('apartment_id') === start.apartment.id
      const shot = withPhoto && shoots ? await camera.shoot() : null
      const taken = shot ? { shot, uploaded: null } : face
      const picture = withPhoto ? await uploadedFace(taken) : noFace
      setFace(picture)
      const visit = {
        id: visitId,
        kind: typed.kind,
        apartment_id: sent('apartment_id'),
        employee_id: sent('employee_id'),
        companions: sent('companions'),
        plate: sent('plate'),
        authority: typed.kind === 'official' ? sent('authority') : null,
        ...(host && { host_id: start.host?.id }),
      }
      try {
        await registerWalkIn({
          visitor: known ?? { name: name.trim(), ...papers },
          visit,
          photoId: faceId(picture),
        })
        onDone({ onDevice: null })
      } catch (error) {
        const told = fieldTextsOf(error)
        setErrors(told)
        if (Object.keys(told).length === 0) throw error
      }
    })
  }
  const input = (field: VisitField, required = false) => {
    const { Input } = inputOf(visits.fields[field].kind)
    const definition = visits.fields[field]
    return (
      <Input
        name={field}
        field={definition}
        label={labelOf('visits', field)}
        required={required}
        value={typed[field] ?? inputOf(definition.kind).read(null, null, definition, inputOf)}
        onChange={(value) => setTyped((before) => ({ ...before, [field]: value }))}
        onBlur={() => undefined}
        errors={errorsBelow(errors, field)}
        inputOf={inputOf}
      />
    )
  }
  const packPlace = () => (
    <PackPlaceField
      of={start.employee ? 'employees' : 'units'}
      label={labelOf('visits', placeField)}
      value={asReference(typed[placeField])}
      error={errors['apartment_id']}
      onChange={(place) =>
        setTyped((before) => ({ ...before, [placeField]: asChosen(place ?? undefined) }))
      }
    />
  )
  const whose = known?.title ?? name
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && onClose()}
      title={t('walkIn.title')}
      description={start.apartment?.title ?? start.employee?.title}
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {t('cancel')}
          </Button>
          {shoots && (
            <Button disabled={busy} onClick={() => submit(false)}>
              {t('entry.withoutPhoto')}
            </Button>
          )}
          <Button
            variant="primary"
            loading={busy}
            {...(shoots && { icon: Camera })}
            onClick={() => submit(true)}
          >
            {lost ? transitionWords('check-in').button : t(shoots ? 'walkIn.shoot' : 'walkIn.send')}
          </Button>
        </>
      }
    >
      <FormLayout label={t('walkIn.title')} onSubmit={() => submit(true)}>
        <div className="grid gap-x-6 gap-y-field sm:grid-cols-[minmax(0,1fr)_13rem]">
          <div className="flex min-w-0 flex-col gap-field">
            {known ? (
              <p className="flex flex-wrap items-center gap-3">
                <span className="min-w-0 flex-1">
                  <span className="block text-sm text-muted">{t('walkIn.known')}</span>
                  <span className="block text-base font-semibold">{known.title}</span>
                </span>
                <Button onClick={() => setKnown(null)}>{t('walkIn.change')}</Button>
              </p>
            ) : (
              <TextField
                label={t('walkIn.name')}
                required
                autoComplete="off"
                maxLength={120}
                value={name}
                error={errors['name']}
                onChange={setName}
              />
            )}
            {asksDocument && (
              <DocumentFields typed={document} onChange={setDocument} errors={errors} />
            )}
            {input('kind', true)}
            {typed.kind === 'official' && input('authority', true)}
            {lost ? packPlace() : input(placeField, true)}
            <FieldRow>
              {input('plate')}
              {input('companions')}
            </FieldRow>
            {asksAnswer && (
              <AnswerFields typed={answer} onChange={setAnswer} error={errors['told_by']} />
            )}
            {lost && warning !== null && (
              <>
                <Banner
                  tone="danger"
                  title={
                    warning === MAY_BE_BLOCKED
                      ? t('offline.mayBeBlocked')
                      : fieldText(language, warning)
                  }
                />
                <TextField
                  label={labelOf('visits', 'let_in_reason')}
                  description={t('entry.reasonText')}
                  required
                  maxLength={200}
                  value={reason}
                  error={errors['let_in_reason']}
                  onChange={setReason}
                />
              </>
            )}
          </div>
          {!lost && (
            <FacePhoto
              camera={camera}
              picture={face}
              onChange={setFace}
              label={t('walkIn.photo')}
              name={whose}
            />
          )}
        </div>
      </FormLayout>
    </Dialog>
  )
}
