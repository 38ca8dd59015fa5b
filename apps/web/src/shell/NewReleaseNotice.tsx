import { Button } from '@portaria/ui/actions/Button'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { RefreshCw, X } from 'lucide-react'
import { useState } from 'react'
import { commonTexts } from '../platform/i18n/common-texts.ts'
import { useOtherRelease } from '../platform/release/use-other-release.ts'
import { shellTexts } from './texts/shell-texts.ts'

interface NewReleaseNoticeProps {
  /** Loads the page anew. */
  onReload?: () => void
}

/**
 * Tells that the servers have another version than this page, over every page and without moving it.
 * Only a press loads the page anew. A dismissed notice stays away until the app is loaded again.
 * Its code is part of the frame, since the servers may no longer have what this page would fetch.
 */
export function NewReleaseNotice({
  onReload = () => window.location.reload(),
}: NewReleaseNoticeProps) {
  const t = shellTexts.useTexts()
  const common = commonTexts.useTexts()
  const isThere = useOtherRelease()
  const [aside, setAside] = useState(false)
  // Always mounted, since screen readers announce only changes inside it.
  return (
    <output className="block print:hidden">
      {isThere && !aside && (
        <span className="ui-float flex items-start gap-3 p-4 pe-3">
          <RefreshCw aria-hidden className="mt-px size-5 shrink-0 text-accent-ink" />
          <span className="min-w-0 flex-1 text-sm text-pretty">
            <b className="block font-semibold">{t('release.title')}</b>
            {t('release.text')}
            <span className="mt-3 flex justify-end">
              <Button variant="primary" onClick={onReload}>
                {common('reload')}
              </Button>
            </span>
          </span>
          <IconButton
            icon={X}
            label={t('release.later')}
            onClick={() => setAside(true)}
            className="-mt-2"
          />
        </span>
      )}
    </output>
  )
}
