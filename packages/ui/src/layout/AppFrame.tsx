import { clsx } from 'clsx'
import { useUi } from '../provider/UiProvider.tsx'
import { containerWidths, contentId, type LayoutProps } from './layout.ts'

/** Layout 1: navigation down one side, toolbar above the content. */
export function AppFrame(props: LayoutProps) {
  const { navbar, toolbar, footer, startPanel, endPanel, banner, children, schemes } = props
  const {
    navbarSide = 'start',
    mode = 'fullwidth',
    containerWidth = containerWidths.layout1,
  } = props
  return (
    <div className="flex min-h-dvh flex-col bg-ground text-ink">
      <SkipLink />
      {banner}
      <div className={clsx('flex min-w-0 flex-1', navbarSide === 'end' && 'flex-row-reverse')}>
        {navbar && (
          <div data-theme={schemes?.navbar} className="contents">
            {navbar}
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          {toolbar && (
            <div
              data-theme={schemes?.toolbar}
              className="sticky top-(--ui-banner,0px) z-30 bg-ground text-ink"
            >
              {toolbar}
            </div>
          )}
          <div className="flex min-w-0 flex-1">
            {startPanel}
            <main
              id={contentId}
              tabIndex={-1}
              style={
                mode === 'fullwidth' ? undefined : { maxInlineSize: `${containerWidth / 16}rem` }
              }
              className={clsx(
                'flex min-w-0 flex-1 flex-col outline-none',
                mode !== 'fullwidth' && 'mx-auto w-full',
                mode === 'boxed' && 'border-x border-line bg-surface',
              )}
            >
              {children}
            </main>
            {endPanel}
          </div>
          {footer && (
            <footer
              data-theme={schemes?.footer}
              className="border-t border-line bg-ground px-4 py-3 text-sm text-muted sm:px-6 lg:px-8"
            >
              {footer}
            </footer>
          )}
        </div>
      </div>
    </div>
  )
}

/** The first stop of the keyboard: past the navigation, to the content. */
export function SkipLink() {
  const { texts } = useUi()
  return (
    <a
      href={`#${contentId}`}
      className="fixed start-3 -top-20 z-60 rounded-lg bg-accent px-4 py-2 text-sm font-medium text-on-accent focus:top-3"
    >
      {texts.skipToContent}
    </a>
  )
}
