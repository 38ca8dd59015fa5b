import { SidePanel } from '@portaria/ui/layout/SidePanel'
import { useUi } from '@portaria/ui/provider/UiProvider'
import { useState } from 'react'
import type { NavigationGroup } from '../navigation-model.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { ShortcutMenu, useShortcuts } from '../toolbar/Shortcuts.tsx'

/** The left side panel: the person's shortcuts in a column. */
export function ShortcutStrip({ groups }: { groups: readonly NavigationGroup[] }) {
  const t = shellTexts.useTexts()
  const { link: Link } = useUi()
  const [open, setOpen] = useState(true)
  return (
    <SidePanel
      label={t('panels.shortcuts')}
      side="start"
      size="strip"
      open={open}
      onOpenChange={setOpen}
      toggleLabel={open ? t('panels.closeShortcuts') : t('panels.openShortcuts')}
    >
      <div className="flex flex-col items-center gap-1 py-3">
        {useShortcuts(groups).map(({ id, title, url, icon: Icon }) => (
          <Link
            key={id}
            href={url}
            aria-label={title}
            data-tooltip={title}
            className="inline-flex size-10 items-center justify-center rounded-lg text-muted hover:bg-hover hover:text-ink"
          >
            <Icon aria-hidden className="size-5" />
          </Link>
        ))}
        <ShortcutMenu groups={groups} />
      </div>
    </SidePanel>
  )
}
