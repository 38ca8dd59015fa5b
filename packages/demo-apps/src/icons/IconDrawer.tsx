import { Button } from '@portaria/ui/actions/Button'
import { Badge } from '@portaria/ui/display/Badge'
import { DescriptionList } from '@portaria/ui/display/DescriptionList'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { showToast } from '@portaria/ui/toast'
import { Copy } from 'lucide-react'
import { IconPicture } from './IconPicture.tsx'
import type { IconEntry } from './icons.types.ts'
import { iconTexts } from './texts/icon-texts.ts'

export interface IconDrawerProps {
  icon: IconEntry | null
  onClose: () => void
}

/** One icon in its sizes, with its data. */
export function IconDrawer({ icon, onClose }: IconDrawerProps) {
  return (
    <Drawer
      open={icon !== null}
      onOpenChange={(open) => {
        if (!open) onClose()
      }}
      width={400}
      title={icon?.name ?? ''}
    >
      {icon !== null && <IconDetails icon={icon} />}
    </Drawer>
  )
}

function IconDetails({ icon }: { icon: IconEntry }) {
  const t = iconTexts.useTexts()
  const { name, sizes_px: sizes, tags, version } = icon
  return (
    <div className="flex flex-col gap-6 px-5 py-6">
      <div className="flex items-end justify-center gap-10 rounded-lg bg-sunken py-8">
        {[...sizes, 48].map((size) => (
          <span key={size} className="flex flex-col items-center gap-3 text-xs text-muted">
            <span className="text-ink">
              <IconPicture name={name} size={size} />
            </span>
            {t('pixels', { size })}
          </span>
        ))}
      </div>
      <DescriptionList
        items={[
          { term: t('name'), value: <code className="font-mono">{name}</code> },
          { term: t('version'), value: version },
          { term: t('sizes'), value: sizes.map((size) => t('pixels', { size })).join(', ') },
          {
            term: t('tags'),
            value: (
              <span className="flex flex-wrap gap-1.5">
                {tags.map((tag) => (
                  <Badge key={tag}>{tag}</Badge>
                ))}
              </span>
            ),
          },
        ]}
      />
      <Button icon={Copy} onClick={() => void copyName(name)}>
        {t('copy')}
      </Button>
    </div>
  )
}

async function copyName(name: string): Promise<void> {
  try {
    await navigator.clipboard.writeText(name)
    showToast({ title: iconTexts.text('copied', { name }), tone: 'success' })
  } catch {
    // Over plain http there is no clipboard, and a person may have denied its use.
    showToast({ title: iconTexts.text('notCopied'), tone: 'warning' })
  }
}
