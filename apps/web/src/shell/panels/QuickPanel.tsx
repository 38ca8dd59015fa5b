import { useFormats } from '@portaria/i18n/react/use-formats'
import { SidePanel } from '@portaria/ui/layout/SidePanel'
import { useState } from 'react'
import { useMinute } from '../../platform/use-minute.ts'
import { shellTexts } from '../texts/shell-texts.ts'
import { NotificationList } from '../toolbar/NotificationPanel.tsx'

/** The right side panel: the time and notifications. */
export function QuickPanel() {
  const t = shellTexts.useTexts()
  const { longDay, time } = useFormats()
  const [open, setOpen] = useState(true)
  const now = new Date(useMinute())
  return (
    <SidePanel
      label={t('panels.quick')}
      side="end"
      size="panel"
      open={open}
      onOpenChange={setOpen}
      toggleLabel={open ? t('panels.closeQuick') : t('panels.openQuick')}
    >
      <div className="border-b border-line px-5 py-5">
        <time dateTime={now.toISOString()} className="tabular block text-3xl font-semibold">
          {time(now)}
        </time>
        <p className="mt-1 text-sm text-muted first-letter:uppercase">{longDay(now)}</p>
      </div>
      <h2 className="px-5 pt-5 pb-1 text-xs font-medium text-muted">{t('notifications.title')}</h2>
      <NotificationList onGo={() => undefined} />
    </SidePanel>
  )
}
