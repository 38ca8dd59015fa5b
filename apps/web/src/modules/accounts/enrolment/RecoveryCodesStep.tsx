import { Button } from '@portaria/ui/actions/Button'
import { showToast } from '@portaria/ui/toast'
import { Copy, Printer } from 'lucide-react'
import { AuthLayout } from '../sign-in/AuthLayout.tsx'
import { enrolmentTexts } from './texts/enrolment-texts.ts'

/** Shows the recovery codes that come with a first factor; they are not shown again. */
export function RecoveryCodesStep({
  codes,
  onDone,
}: {
  codes: readonly string[]
  onDone: () => void
}) {
  const t = enrolmentTexts.useTexts()
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    showToast({ title: t('copied'), tone: 'success' })
  }
  return (
    <AuthLayout pageTitle={t('codesTitle')} title={t('codesTitle')} text={t('codesText')}>
      <div className="flex flex-col gap-5">
        <ol
          aria-label={t('codesTitle')}
          dir="ltr"
          className="grid grid-cols-1 gap-x-6 gap-y-1 rounded-lg bg-sunken p-5 font-mono text-sm sm:grid-cols-2"
        >
          {codes.map((code) => (
            <li key={code} className="select-all">
              {code}
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2">
          {/* Over plain http there is no clipboard. */}
          {window.isSecureContext && (
            <Button icon={Copy} onClick={() => void copy()}>
              {t('copy')}
            </Button>
          )}
          <Button icon={Printer} onClick={() => window.print()}>
            {t('print')}
          </Button>
        </div>
        <Button variant="primary" size="lg" className="w-full" onClick={onDone}>
          {t('done')}
        </Button>
      </div>
    </AuthLayout>
  )
}
