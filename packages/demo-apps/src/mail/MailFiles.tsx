import { Dialog } from '@portaria/ui/overlays/Dialog'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { sizeWords } from '@portaria/ui/size-words'
import { useState } from 'react'
import type { MailAttachment } from './mail.types.ts'
import { mailTexts } from './texts/mail-texts.ts'

/** The attachments of a mail, each with a large preview. */
export function MailFiles({ files }: { files: readonly MailAttachment[] }) {
  const t = mailTexts.useTexts()
  const { locale } = useUi()
  const [shown, setShown] = useState<MailAttachment | null>(null)
  return (
    <section className="border-t border-line py-4">
      <h3 className="pb-2 text-sm font-medium">{t('files', { count: files.length })}</h3>
      <ul className="flex flex-wrap gap-3">
        {files.map((file) => (
          <li key={file.fileName}>
            <button
              type="button"
              aria-label={t('preview', { name: file.fileName })}
              onClick={() => setShown(file)}
              className="w-40 overflow-hidden rounded-lg border border-line text-start hover:border-line-strong"
            >
              <img src={file.preview} alt="" loading="lazy" className="h-24 w-full object-cover" />
              <span className="block truncate px-3 py-2 text-sm">{file.fileName}</span>
            </button>
            <span className="block px-3 pt-1 text-xs text-muted">
              {sizeWords(file.size, locale)}
            </span>
          </li>
        ))}
      </ul>
      {shown !== null && (
        <Dialog
          open
          onOpenChange={() => setShown(null)}
          size="lg"
          title={shown.fileName}
          description={sizeWords(shown.size, locale)}
        >
          <img src={shown.preview} alt={shown.fileName} className="w-full rounded-lg" />
        </Dialog>
      )}
    </section>
  )
}
