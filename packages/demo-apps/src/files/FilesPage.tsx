import { Button } from '@portaria/ui/actions/Button'
import { ButtonLink } from '@portaria/ui/actions/ButtonLink'
import { EmptyState } from '@portaria/ui/feedback/EmptyState'
import { SearchField } from '@portaria/ui/fields/SearchField'
import { SelectField } from '@portaria/ui/fields/SelectField'
import { Breadcrumbs } from '@portaria/ui/layout/Breadcrumbs'
import { Page } from '@portaria/ui/layout/Page'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { useSuspenseQuery } from '@tanstack/react-query'
import { FolderOpen } from 'lucide-react'
import { useState } from 'react'
import { demoClient } from '../back-end/demo-client.ts'
import { useDemoHost, usePageTitle } from '../host/use-demo-host.ts'
import { hasWords } from '../text/plain-text.ts'
import { FileDetails } from './FileDetails.tsx'
import { FileRows } from './FileRows.tsx'
import type { DemoFile, FilesCalls, FileType } from './files.types.ts'
import { folderHref, heldBy, isFolder, stepsTo } from './folder-path.ts'
import { fileTexts } from './texts/file-texts.ts'

const { query } = demoClient<FilesCalls>()

const types: readonly FileType[] = ['folder', 'document', 'spreadsheet']

/** `/apps/file-manager`: folders and files to look at; `folder` in the address is the open one. */
export function FilesPage() {
  const t = fileTexts.useTexts()
  const { data: files } = useSuspenseQuery(query('GET /api/file-manager-app/files'))
  const { folder = '' } = useDemoHost().searchParams
  const steps = stepsTo(folder)
  const title = steps.at(-1)?.name ?? t('top')
  usePageTitle(`${title} · ${t('title')}`)
  return (
    <Page>
      <PageHeader
        title={isFolder(files, folder) ? title : t('unknown')}
        breadcrumbs={
          <Breadcrumbs
            items={[{ name: t('top'), path: '' }, ...steps].map(({ name, path }, nth) => ({
              label: name,
              ...(nth < steps.length && { href: folderHref(path) }),
            }))}
          />
        }
      />
      {isFolder(files, folder) ? (
        <OpenFolder key={folder} files={heldBy(files, folder)} />
      ) : (
        <EmptyState
          icon={FolderOpen}
          title={t('unknown')}
          action={<ButtonLink href="/apps/file-manager">{t('showTop')}</ButtonLink>}
        />
      )}
    </Page>
  )
}

/** The content of a folder, with search, kinds and the details of one item. */
function OpenFolder({ files }: { files: readonly DemoFile[] }) {
  const t = fileTexts.useTexts()
  const [typed, setTyped] = useState('')
  const [type, setType] = useState<FileType | null>(null)
  const [chosen, setChosen] = useState<DemoFile | null>(null)
  const shown = files.filter(
    (file) =>
      hasWords(`${file.name} ${file.owner}`, typed) && (type === null || file.type === type),
  )
  const clear = () => {
    setTyped('')
    setType(null)
  }
  return (
    <>
      <div className="flex flex-wrap items-center gap-3 pb-3">
        <SearchField
          label={t('search')}
          value={typed}
          onChange={setTyped}
          className="min-w-0 flex-1 basis-52"
        />
        <SelectField
          label={t('kind')}
          labelHidden
          size="sm"
          className="w-48 max-sm:w-full"
          emptyLabel={t('anyKind')}
          placeholder={t('anyKind')}
          value={type}
          onChange={(next) => setType(types.find((each) => each === next) ?? null)}
          options={types.map((value) => ({ value, label: t(`type.${value}`) }))}
        />
      </div>
      <output className="pb-3 text-sm text-muted">{t('count', { count: shown.length })}</output>
      {shown.length === 0 ? (
        <EmptyState
          icon={FolderOpen}
          title={t('none')}
          text={files.length > 0 && t('noneText')}
          action={files.length > 0 && <Button onClick={clear}>{t('clear')}</Button>}
        />
      ) : (
        <FileRows files={shown} onDetails={setChosen} />
      )}
      <FileDetails file={chosen} onClose={() => setChosen(null)} />
    </>
  )
}
