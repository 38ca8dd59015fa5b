import { useFormats } from '@portaria/i18n/react/use-formats'
import { IconButton } from '@portaria/ui/actions/IconButton'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { sizeWords } from '@portaria/ui/size-words'
import { Info } from 'lucide-react'
import { fileIcons } from './file-icons.ts'
import type { DemoFile } from './files.types.ts'
import { folderHref, pathOfFolder } from './folder-path.ts'
import { fileTexts } from './texts/file-texts.ts'

export interface FileRowsProps {
  files: readonly DemoFile[]
  onDetails: (file: DemoFile) => void
}

/** Rows of folders, which open, and files, which show their details. */
export function FileRows({ files, onDetails }: FileRowsProps) {
  const t = fileTexts.useTexts()
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface">
      <table className="w-full text-sm">
        <thead className="border-b border-line text-start text-xs text-muted max-sm:sr-only">
          <tr>
            {(['name', 'owner', 'size', 'modified'] as const).map((head) => (
              <th key={head} scope="col" className="px-4 py-2.5 text-start font-medium">
                {t(head)}
              </th>
            ))}
            <th scope="col">
              <span className="sr-only">{t('info')}</span>
            </th>
          </tr>
        </thead>
        <tbody className="ui-lines">
          {files.map((file) => (
            <FileRow key={file.id} file={file} onDetails={() => onDetails(file)} />
          ))}
        </tbody>
      </table>
    </div>
  )
}

function FileRow({ file, onDetails }: { file: DemoFile; onDetails: () => void }) {
  const t = fileTexts.useTexts()
  const { link: Link, locale } = useUi()
  const { wholeDay } = useFormats()
  const { name, type, owner, size, modified } = file
  const Icon = fileIcons[type]
  const opens = 'rounded-sm text-start font-medium after:absolute after:inset-0'
  return (
    <tr className="relative hover:bg-row-hover max-sm:flex max-sm:flex-wrap max-sm:gap-x-3 max-sm:px-4 max-sm:py-3 max-sm:pe-14">
      <th scope="row" className="px-4 py-3 text-start font-normal max-sm:w-full max-sm:p-0">
        <span className="flex items-center gap-3">
          <Icon aria-label={t(`type.${type}`)} className="size-5 shrink-0 text-accent-ink" />
          {type === 'folder' ? (
            <Link href={folderHref(pathOfFolder(file))} className={opens}>
              {name}
            </Link>
          ) : (
            <button type="button" onClick={onDetails} className={opens}>
              {name}
            </button>
          )}
        </span>
      </th>
      <td className="px-4 py-3 text-muted max-sm:ms-8 max-sm:p-0">{owner}</td>
      <td className="tabular px-4 py-3 text-muted max-sm:p-0">{sizeWords(size, locale)}</td>
      <td className="tabular px-4 py-3 text-muted max-sm:p-0">{wholeDay(modified)}</td>
      <td className="w-14 px-2 py-2 text-end max-sm:absolute max-sm:end-0 max-sm:top-1">
        <IconButton
          icon={Info}
          label={t('details', { name })}
          onClick={onDetails}
          className="relative z-10"
        />
      </td>
    </tr>
  )
}
