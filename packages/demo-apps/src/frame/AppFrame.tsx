import { Button } from '@portaria/ui/actions/Button'
import { PageHeader } from '@portaria/ui/layout/PageHeader'
import { Drawer } from '@portaria/ui/overlays/Drawer'
import { PanelLeft } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { useDemoHost } from '../host/use-demo-host.ts'
import { frameTexts } from './texts/frame-texts.ts'

export interface AppFrameProps {
  title: string
  /** The number of items on the page, as text. */
  count?: string
  /** The main action, at the end of the head. */
  actions?: ReactNode
  /** Choices beside the content: folders, filters, labels. */
  sidebar: ReactNode
  children: ReactNode
}

/**
 * The page of a demo app with folders or groups, which are beside the content or, on small screens,
 * in a drawer.
 */
export function AppFrame({ title, count, actions, sidebar, children }: AppFrameProps) {
  const t = frameTexts.useTexts()
  const { path } = useDemoHost()
  // Choosing a folder changes the address, which closes the drawer.
  const [openedAt, setOpenedAt] = useState<string | null>(null)
  if (openedAt !== null && openedAt !== path) setOpenedAt(null)
  return (
    <div className="flex min-w-0 flex-1 items-stretch">
      <nav
        aria-label={t('sections')}
        className="hidden w-64 shrink-0 border-e border-line bg-surface lg:block"
      >
        <div className="sticky top-(--ui-stuck,0px) max-h-[calc(100dvh-var(--ui-header,0px)-var(--ui-footer,0px))] overflow-y-auto px-3 py-5">
          {sidebar}
        </div>
      </nav>
      <div className="flex min-w-0 flex-1 flex-col px-4 pb-6 sm:px-6 lg:px-8">
        <PageHeader
          title={title}
          {...(count !== undefined && { count })}
          actions={
            <>
              <Button icon={PanelLeft} className="lg:hidden" onClick={() => setOpenedAt(path)}>
                {t('sections')}
              </Button>
              {actions}
            </>
          }
        />
        {children}
      </div>
      <Drawer
        open={openedAt !== null}
        onOpenChange={() => setOpenedAt(null)}
        width={280}
        side="start"
        title={t('sections')}
      >
        <div className="px-3 py-4">{sidebar}</div>
      </Drawer>
    </div>
  )
}
