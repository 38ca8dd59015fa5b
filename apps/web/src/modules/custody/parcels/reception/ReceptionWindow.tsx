import { registers } from '@portaria/contract/modules/registers'
import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { Banner } from '@portaria/ui/feedback/Banner'
import { FormLayout } from '@portaria/ui/fields/FormLayout'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { Camera, PackagePlus } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { hasKeyboard } from '../../../../platform/has-keyboard.ts'
import { registerPaths } from '../../../../register-pages/record.ts'
import { deskTexts } from '../desk/texts/desk-texts.ts'
import { PhotoField, useTakenPhoto } from '../PhotoField.tsx'
import { parcelsTexts } from '../texts/parcels-texts.ts'
import { ReceptionFields } from './ReceptionFields.tsx'
import type { Recipient } from './recipients.ts'
import { SittingList } from './SittingList.tsx'
import { type ReceptionStart, useReception } from './use-reception.ts'

export interface ReceptionWindowProps {
  start: ReceptionStart
  onClose: () => void
}

/** Receives one parcel after another: the label, the recipient, Enter. */
export function ReceptionWindow({ start, onClose }: ReceptionWindowProps) {
  const t = deskTexts.useTexts()
  const words = parcelsTexts.useTexts()
  const reception = useReception(start)
  const { typed, errors, twin, last, busy, save } = reception
  const label = useRef<HTMLInputElement>(null)
  const whose = useRef<HTMLInputElement>(null)
  const [shooting, setShooting] = useState(false)
  const photo = useTakenPhoto()

  const isLabelled = (start.tracking ?? '') !== ''
  useEffect(() => {
    if (isLabelled) whose.current?.focus()
  }, [isLabelled])

  const submit = async (recipient: Recipient | null, again = false) => {
    const shot = shooting ? await photo.take() : null
    if (!(await save(recipient, { photo: shot, again }))) return
    photo.setShot(null)
    setShooting(false)
    // Letters have no label.
    const next = typed.kind === 'letter' ? whose : label
    next.current?.focus()
  }
  const enter = (recipient: Recipient, withPhoto: boolean) => {
    if (withPhoto && !shooting) {
      reception.change({ recipient })
      setShooting(true)
    } else void submit(recipient)
  }
  const { record } = registerPaths(registers.parcels)
  return (
    <Dialog
      open
      size="lg"
      closeOnOutsidePress={false}
      initialFocus={isLabelled ? whose : label}
      onOpenChange={() => !busy && onClose()}
      title={t('reception.title')}
      description={
        <output className={last === null ? 'block' : 'block font-medium text-success-ink'}>
          {last ?? t('reception.text')}
        </output>
      }
      footer={
        <>
          <Button disabled={busy} onClick={onClose}>
            {words('close')}
          </Button>
          {!shooting && (
            <Button icon={Camera} disabled={busy} onClick={() => setShooting(true)}>
              {t('reception.withPhoto')}
            </Button>
          )}
          <Button
            variant="primary"
            icon={PackagePlus}
            loading={busy}
            onClick={() => void submit(typed.recipient)}
          >
            {t(shooting ? 'reception.shootAndSave' : 'reception.save')}
          </Button>
        </>
      }
    >
      <div className="grid gap-x-8 gap-y-6 sm:grid-cols-[minmax(0,1fr)_17rem]">
        <FormLayout
          label={t('reception.title')}
          onSubmit={() => void submit(typed.recipient)}
          className="min-w-0 gap-field"
        >
          {twin && (
            <Banner
              tone="warning"
              title={t('reception.held', {
                number: twin.number,
                whose: twin.apartment?.title ?? twin.resident?.title ?? '',
              })}
              actions={
                <>
                  <ButtonLink href={record(twin.id) ?? ''}>{t('reception.see')}</ButtonLink>
                  <Button onClick={() => void submit(typed.recipient, true)}>
                    {t('reception.again')}
                  </Button>
                </>
              }
            />
          )}
          {errors['save'] && <Banner tone="danger">{errors['save']}</Banner>}
          <ReceptionFields {...{ reception, label, whose }} onEnter={enter}>
            {shooting && <PhotoField photo={photo} />}
          </ReceptionFields>
        </FormLayout>
        <div className="flex min-w-0 flex-col gap-4">
          <SittingList />
          {hasKeyboard() && <p className="text-xs text-muted">{t('reception.keys')}</p>}
        </div>
      </div>
    </Dialog>
  )
}
