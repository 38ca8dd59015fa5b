import type { PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { Button } from '@portaria/ui/actions/Button'
import { pictureTypes } from '@portaria/ui/readable-picture'
import { Camera, Eye, ImageUp } from 'lucide-react'
import { useRef, useState } from 'react'
import type { FaceActs } from '../face-calls.ts'
import { PhotoDialog } from '../photo/PhotoDialog.tsx'
import { SeenPhoto } from '../photo/SeenPhoto.tsx'
import { faceTexts } from '../texts/face-texts.ts'

export interface PhotoStepProps {
  face: PersonFace
  acts: Pick<FaceActs, 'sendPhoto' | 'photoLink'>
  onChange: (face: PersonFace) => void
}

/** Takes the photo of a face, or another one, and shows the one that is kept. */
export function PhotoStep({ face, acts, onChange }: PhotoStepProps) {
  const t = faceTexts.useTexts()
  const [source, setSource] = useState<'camera' | File | null>(null)
  const [isSeen, setSeen] = useState(false)
  const picker = useRef<HTMLInputElement>(null)
  const { photo, person } = face
  const isAwaited = photo === null || photo.state === 'refused'
  return (
    <section className="flex flex-col gap-2">
      <h3 className="text-sm font-semibold">{t('photo.title')}</h3>
      {photo?.state === 'refused' && photo.faults.length > 0 && (
        <ul aria-label={t('faultsTitle')} className="flex list-disc flex-col gap-1 ps-5 text-sm">
          {photo.faults.map((fault) => (
            <li key={fault}>{t(`faults.${fault}`)}</li>
          ))}
        </ul>
      )}
      <p className="text-sm text-pretty text-muted">{t('photo.tips')}</p>
      <div className="flex flex-wrap gap-2">
        <Button
          icon={Camera}
          variant={isAwaited ? 'primary' : 'secondary'}
          onClick={() => setSource('camera')}
        >
          {t(isAwaited ? 'photo.take' : 'photo.again')}
        </Button>
        <Button icon={ImageUp} onClick={() => picker.current?.click()}>
          {t('photo.choose')}
        </Button>
        <input
          ref={picker}
          type="file"
          hidden
          accept={pictureTypes}
          aria-label={t('photo.choose')}
          onChange={({ target }) => {
            setSource(target.files?.[0] ?? null)
            target.value = ''
          }}
        />
        {photo?.is_kept && acts.photoLink && (
          <Button icon={Eye} variant="ghost" onClick={() => setSeen(true)}>
            {t('photo.see')}
          </Button>
        )}
      </div>
      {source !== null && (
        <PhotoDialog
          source={source}
          name={person.name}
          send={acts.sendPhoto}
          onSent={(next) => {
            setSource(null)
            onChange(next)
          }}
          onClose={() => setSource(null)}
        />
      )}
      {isSeen && acts.photoLink && (
        <SeenPhoto name={person.name} link={acts.photoLink} onClose={() => setSeen(false)} />
      )}
    </section>
  )
}
