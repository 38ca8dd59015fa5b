import type { FiledFace, PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { FACE_LINK_DAYS } from '@portaria/contract/modules/access/faces/face-words'
import { useFormats } from '@portaria/i18n/react/use-formats'
import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { FileSignature, Mail } from 'lucide-react'
import { useState } from 'react'
import { useAttempt } from '../../../../platform/actions/use-attempt.ts'
import type { filedActs } from '../face-calls.ts'
import { faceProblem } from '../person/face-problem.ts'
import { FiledWithdrawal } from './FiledWithdrawal.tsx'
import { FilePaperDialog } from './FilePaperDialog.tsx'
import { filedFaceTexts } from './texts/filed-face-texts.ts'

export interface FilingActsProps {
  face: FiledFace
  acts: ReturnType<typeof filedActs>
  onChange: (face: PersonFace) => void
}

/** The acts of a síndico: a link by e-mail and a signed term, or a withdrawal of a live consent. */
export function FilingActs({ face, acts, onChange }: FilingActsProps) {
  const t = filedFaceTexts.useTexts()
  const { when } = useFormats()
  const [open, setOpen] = useState<'paper' | 'withdrawal' | null>(null)
  const [busy, attempt] = useAttempt({ failed: faceProblem })
  const { consent, asked_at: asked, may_write: mayWrite } = face
  const close = () => setOpen(null)
  const changed = (next: PersonFace) => {
    close()
    onChange(next)
  }
  const sendLetter = () =>
    attempt(async () => {
      onChange(await acts.sendLetter())
      showToast({ title: t('letter.sent'), tone: 'success' })
    })
  return (
    <div className="flex flex-col gap-2">
      <div className="flex flex-wrap gap-2">
        {consent === null && mayWrite && (
          <Button icon={Mail} loading={busy} onClick={() => void sendLetter()}>
            {t(asked === null ? 'letter.send' : 'letter.again')}
          </Button>
        )}
        {consent === null ? (
          <Button icon={FileSignature} onClick={() => setOpen('paper')}>
            {t('file.open')}
          </Button>
        ) : (
          <Button onClick={() => setOpen('withdrawal')}>{t('withdrawal.open')}</Button>
        )}
      </div>
      {consent === null && asked !== null && (
        <p className="text-sm text-muted">
          {t('letter.asked', { at: when(asked), days: FACE_LINK_DAYS })}
        </p>
      )}
      {consent === null && !mayWrite && (
        <p className="text-sm text-pretty text-muted">{t('letter.cannot')}</p>
      )}
      {open === 'paper' && (
        <FilePaperDialog {...{ face, acts }} onFiled={changed} onClose={close} />
      )}
      {open === 'withdrawal' && (
        <FiledWithdrawal acts={acts} of={face.person} onFiled={changed} onClose={close} />
      )}
    </div>
  )
}
