import { fieldText } from '@portaria/contract/loaded-texts/problem-texts'
import { useLanguage } from '@portaria/i18n/react/texts'
import { Button } from '@portaria/ui/actions/Button'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { TextField } from '@portaria/ui/fields/TextField'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Camera } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { stillWrong, type Wrong } from '../../../platform/actions/use-action.ts'
import { useAttempt } from '../../../platform/actions/use-attempt.ts'
import { useCamera } from '../../../platform/camera/use-camera.ts'
import { useConnectionLost } from '../../../platform/connection/use-connection.ts'
import { useRegister } from '../../../register-pages/register-context.tsx'
import { useFieldLabel } from '../../../register-pages/register-words.ts'
import { focusError } from '../../../shell/save-bar/focus-error.ts'
import type { EntryTicket } from '../entry-ticket.ts'
import { AnswerFields, noAnswer, sentAnswer } from '../offline/AnswerFields.tsx'
import { MAY_BE_BLOCKED } from '../offline/warnings.ts'
import { gateTexts } from '../texts/gate-texts.ts'
import { DocumentFields } from './DocumentFields.tsx'
import { FacePhoto } from './FacePhoto.tsx'
import { ForgottenExit } from './ForgottenExit.tsx'
import { faceId, noFace, uploadedFace } from './face-picture.ts'
import { noDocument, sentDocument, wrongDocument } from './typed-document.ts'
import type { Entry, EntryDemand } from './use-entry.ts'

/** Asks for the data that an entry requires, while it requires any. */
export function EntryDialog({ entry }: { entry: Entry }) {
  const { ticket, demand } = entry
  if (!ticket || !demand) return null
  if (demand.forgotten) return <ForgottenExit {...{ entry, ticket }} forgotten={demand.forgotten} />
  return <Demand {...{ entry, ticket, demand }} />
}

interface DemandProps {
  entry: Entry
  ticket: EntryTicket
  demand: EntryDemand
}

/** Asks for a missing document, a photo, or the reason for letting somebody in despite warnings. */
function Demand({ entry, ticket, demand }: DemandProps) {
  const t = gateTexts.useTexts()
  const language = useLanguage()
  const labelOf = useFieldLabel()
  const { transitionWords } = useRegister()
  const camera = useCamera('environment')
  const [document, setDocument] = useState(() => noDocument('cpf'))
  const [face, setFace] = useState(noFace)
  const [reason, setReason] = useState('')
  const [refused, setRefused] = useState<Wrong>({})
  const [uploading, attempt] = useAttempt()
  const area = useRef<HTMLDivElement>(null)
  const reasonField = useRef<HTMLInputElement>(null)
  const busy = entry.busy || uploading
  const lost = useConnectionLost()
  const [answer, setAnswer] = useState(noAnswer)
  const { button } = transitionWords('check-in')
  const asksReason = demand.warnings.length > 0
  // Photos are not stored on the device, so none is taken without a network.
  const withoutPhoto = lost || demand.answer
  const shoots = !withoutPhoto && camera.state === 'ready' && face.shot === null

  // A warning may appear only once the document is known; the reason is then typed next. While a
  // document is asked for, the digits that the desk types are its number.
  useEffect(() => {
    if (asksReason && !demand.document) reasonField.current?.focus()
  }, [asksReason, demand.document])
  useEffect(() => {
    if (Object.keys({ ...entry.errors, ...refused }).length > 0) focusError(area.current)
  }, [entry.errors, refused])

  const missing = (): Wrong => ({
    ...(demand.document && wrongDocument(document)),
    ...(asksReason && reason.trim() === '' && { let_in_reason: fieldText(language, 'required') }),
    ...(demand.answer && answer.by.trim() === '' && { told_by: t('answer.nameTyped') }),
  })
  const errors = { ...entry.errors, ...stillWrong(refused, missing()) }

  const submit = (withPhoto: boolean) => {
    if (busy) return undefined
    const sent = demand.document ? sentDocument(document) : null
    const wrong = missing()
    setRefused(wrong)
    if (Object.keys(wrong).length > 0) return undefined
    return attempt(async () => {
      const shot = withPhoto && shoots ? await camera.shoot() : null
      const taken = shot ? { shot, uploaded: null } : face
      const picture = withPhoto && !withoutPhoto ? await uploadedFace(taken) : noFace
      setFace(picture)
      const photo = faceId(picture)
      await entry.send({
        ...sent,
        ...(photo !== null && { photo_file_id: photo }),
        ...(asksReason && { let_in_reason: reason.trim() }),
        ...(demand.answer && sentAnswer(answer)),
      })
    })
  }
  const { unit, destination } = ticket
  const plain = asksReason ? t('entry.letIn') : button
  return (
    <Dialog
      open
      size="md"
      closeOnOutsidePress={false}
      onOpenChange={() => !busy && entry.cancel()}
      title={`${button}: ${ticket.name}`}
      footer={
        <>
          <Button disabled={busy} onClick={entry.cancel}>
            {t('cancel')}
          </Button>
          {shoots && (
            <Button disabled={busy} onClick={() => void submit(false)}>
              {t(asksReason ? 'entry.letInWithoutPhoto' : 'entry.withoutPhoto')}
            </Button>
          )}
          <Button
            variant={asksReason ? 'danger' : 'primary'}
            loading={busy}
            {...(shoots && { icon: Camera })}
            onClick={() => void submit(true)}
          >
            {shoots ? t(asksReason ? 'entry.shootAndLetIn' : 'entry.shoot') : plain}
          </Button>
        </>
      }
    >
      <div ref={area}>
        <FormLayout label={button} onSubmit={() => submit(true)} className="gap-field">
          {demand.warnings.map((code) => (
            <Banner
              key={code}
              tone="danger"
              title={
                code === MAY_BE_BLOCKED ? t('offline.mayBeBlocked') : fieldText(language, code)
              }
            >
              {code === 'pass_wrong_destination' &&
                unit &&
                destination &&
                t('entry.otherUnit', { own: unit.title, named: destination.title })}
            </Banner>
          ))}
          {demand.document && (
            <>
              <p className="text-sm text-pretty text-muted">{t('entry.documentText')}</p>
              <div className="flex flex-col gap-field">
                <DocumentFields typed={document} onChange={setDocument} errors={errors} />
              </div>
            </>
          )}
          {asksReason && (
            <TextField
              ref={reasonField}
              label={labelOf('visits', 'let_in_reason')}
              description={t('entry.reasonText')}
              required
              maxLength={200}
              value={reason}
              error={errors['let_in_reason']}
              onChange={setReason}
            />
          )}
          {demand.answer && (
            <AnswerFields typed={answer} onChange={setAnswer} error={errors['told_by']} />
          )}
          {!withoutPhoto && (
            <FacePhoto
              camera={camera}
              picture={face}
              onChange={setFace}
              label={labelOf('visits', 'photo_file_id')}
              name={ticket.name}
            />
          )}
        </FormLayout>
      </div>
    </Dialog>
  )
}
