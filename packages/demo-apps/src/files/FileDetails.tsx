import { useFormats } from '@portaria/i18n/react/use-formats'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { sizeWords } from '@portaria/ui/size-words'
import { fileIcons } from './file-icons.ts'
import type { DemoFile } from './files.types.ts'
import { folderHref, pathOfFolder } from './folder-path.ts'
import { fileTexts } from './texts/file-texts.ts'

export interface FileDetailsProps {
  /** The file to show; null closes the details. */
  file: DemoFile | null
  onClose: () => void
}

/** All details of a file or folder, beside the list. */
export function FileDetails({ file, onClose }: FileDetailsProps) {
  return (
    <Drawer open={file !== null} onOpenChange={onClose} width={380} title={file?.name ?? ''}>
      {file !== null && <Details file={file} />}
    </Drawer>
  )
}

function Details({ file }: { file: DemoFile }) {
  const t = fileTexts.useTexts()
  const { wholeDay } = useFormats()
  const { locale } = useUi()
  const Icon = fileIcons[file.type]
  const rows = [
    [t('kind'), t(`type.${file.type}`)],
    [t('size'), sizeWords(file.size, locale)],
    [t('location'), file.location || t('top')],
    [t('owner'), file.owner],
    [t('modified'), wholeDay(file.modified)],
    [t('opened'), wholeDay(file.opened)],
    [t('created'), wholeDay(file.created)],
    [t('offline'), t(file.offline ? 'yes' : 'no')],
  ] as const
  return (
    <div className="flex flex-col gap-5 p-5">
      {file.preview === undefined ? (
        <span className="flex h-40 items-center justify-center rounded-lg bg-sunken">
          <Icon aria-hidden className="size-14 text-accent-ink" strokeWidth={1.5} />
        </span>
      ) : (
        <img src={file.preview} alt="" className="rounded-lg" />
      )}
      <DescriptionList items={rows.map(([term, value]) => ({ term, value }))} />
      {file.type === 'folder' && (
        <ButtonLink href={folderHref(pathOfFolder(file))}>{t('openFolder')}</ButtonLink>
      )}
    </div>
  )
}
