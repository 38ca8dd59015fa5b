import { Button } from '@portaria/ui/actions/Button'
import { Dialog } from '@portaria/ui/overlays/Dialog'
import { showToast } from '@portaria/ui/toast'
import { Copy, Download, Printer } from 'lucide-react'
import { useRef } from 'react'
import { datedFileName, saveFile } from '../../../../register-pages/spreadsheets/save-file.ts'
import { secondFactorTexts } from './texts/second-factor-texts.ts'

/** The name of the file, in ASCII whatever the language of the page. */
const FILE_NAME = 'portaria recovery codes'

export interface RecoveryCodesDialogProps {
  codes: readonly string[]
  onClose: () => void
}

/** Shows recovery codes, only once: to copy, download or print. */
export function RecoveryCodesDialog({ codes, onClose }: RecoveryCodesDialogProps) {
  const t = secondFactorTexts.useTexts()
  const done = useRef<HTMLButtonElement>(null)
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: t('codes.copied'), tone: 'success' })
  }
  const download = () => {
    const content = [t('codes.sheet'), '', ...codes, ''].join('\r\n')
    saveFile(new Blob([content], { type: 'text/plain' }), datedFileName(FILE_NAME, 'txt'))
  }
  return (
    <Dialog
      open
      onOpenChange={onClose}
      // Codes are shown only once: a press outside must not lose them.
      closeOnOutsidePress={false}
      initialFocus={done}
      title={t('codes.dialogTitle')}
      description={t('codes.dialogText')}
      footer={
        <>
          {/* Over plain http there is no clipboard. */}
          {window.isSecureContext && (
            <Button icon={Copy} onClick={() => void copy()}>
              {t('codes.copy')}
            </Button>
          )}
          <Button icon={Download} onClick={download}>
            {t('codes.download')}
          </Button>
          <Button icon={Printer} onClick={() => window.print()}>
            {t('codes.print')}
          </Button>
          <Button ref={done} variant="primary" onClick={onClose}>
            {t('codes.done')}
          </Button>
        </>
      }
    >
      <div data-sheet>
        <h3 className="hidden pb-4 text-lg font-semibold print:block">{t('codes.sheet')}</h3>
        <ol
          aria-label={t('codes.title')}
          dir="ltr"
          className="grid gap-x-6 gap-y-2 rounded-lg border border-line bg-sunken px-5 py-4 font-mono text-base sm:grid-cols-2 print:max-w-md print:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="text-center whitespace-nowrap select-all">
              {code}
            </li>
          ))}
        </ol>
      </div>
    </Dialog>
  )
}
