import { clsx } from 'clsx'
import type { CSSProperties, ReactNode } from 'react'
import { useUi } from '../provider/UiProvider.tsx'
import { Contained } from './Contained.tsx'
import { type Brand, contentId, type LayoutProps } from './layout.ts'
import { NavDrawer } from './NavDrawer.tsx'
import { PhoneBar } from './PhoneBar.tsx'
import { Toolbar } from './Toolbar.tsx'

export interface LayoutFrameProps extends LayoutProps {
  /** The name of the layout, for tests. */
  name: string
  /** The navigation, if it is at a side. */
  aside?: ReactNode
  /** The navigation, if it is a bar beside the toolbar; small screens show it in a drawer. */
  bar?: ReactNode
  /** The brand, if the navigation does not show it. */
  toolbarBrand?: Brand | undefined
}

/**
 * The frame of every layout. Changing the layout keeps page and tools mounted, with their open
 * parts and typed text.
 */
export function LayoutFrame(props: LayoutFrameProps) {
  const { brand, navbar, toolbar, footer, phoneBar, banner, notice, mode, schemes, children } =
    props
  const { aside, bar, startPanel, endPanel } = props
  const boxed = mode === 'boxed'
  const scrolls = props.scroll === 'content'
  const below = toolbar?.position === 'below'
  const measures = clsx(
    // The height above the content, with that of a banner over the page.
    toolbar
      ? '[--ui-header:calc(4rem+var(--ui-banner,0px))]'
      : '[--ui-header:var(--ui-banner,0px)]',
    bar &&
      (toolbar
        ? 'lg:[--ui-header:calc(7.5rem+var(--ui-banner,0px))]'
        : 'lg:[--ui-header:calc(3.5rem+var(--ui-banner,0px))]'),
    toolbar?.fixed === false
      ? '[--ui-stuck:var(--ui-banner,0px)]'
      : '[--ui-stuck:var(--ui-header)]',
    footer?.onPhones ? '[--ui-footer:calc(3rem+var(--ui-dock))]' : '[--ui-footer:var(--ui-dock)]',
    footer && !footer.onPhones && (phoneBar ? 'lg:[--ui-footer:3rem]' : 'sm:[--ui-footer:3rem]'),
  )
  // Set by CSSOM, which a content policy without inline styles allows.
  const width = { '--ui-container': `${props.containerWidth / 16}rem` } as CSSProperties
  return (
    <div
      data-layout={props.name}
      style={width}
      className={clsx(
        'flex flex-col text-ink',
        boxed ? 'bg-sunken' : 'bg-ground',
        scrolls ? 'h-(--ui-screen) overflow-hidden' : 'min-h-(--ui-screen)',
        measures,
      )}
    >
      <SkipLink />
      {banner}
      <div
        className={clsx(
          'flex min-w-0 flex-1',
          scrolls && 'min-h-0',
          boxed && 'mx-auto w-full max-w-(--ui-container) bg-ground shadow-float',
          aside && navbar?.side === 'end' && 'flex-row-reverse',
        )}
      >
        {aside && (
          <div data-theme={schemes.navbar} className="contents">
            {aside}
          </div>
        )}
        <div className="flex min-w-0 flex-1 flex-col">
          <div
            data-top-bar
            className={clsx(
              'z-30 shrink-0',
              toolbar?.fixed !== false && 'sticky top-(--ui-banner,0px)',
            )}
          >
            {below && bar}
            <Toolbar layout={props} brand={props.toolbarBrand} />
            {!below && bar}
          </div>
          <div className={clsx('flex min-w-0 flex-1', scrolls && 'min-h-0')}>
            {startPanel}
            <main
              id={contentId}
              tabIndex={-1}
              className={clsx(
                'flex min-w-0 flex-1 flex-col outline-none',
                scrolls && 'scroll-py-5 overflow-y-auto overscroll-contain',
              )}
            >
              <div
                className={clsx(
                  'flex min-w-0 flex-1 flex-col pb-(--ui-thumb)',
                  mode === 'container' && 'mx-auto w-full max-w-(--ui-container)',
                )}
              >
                {children}
              </div>
            </main>
            {endPanel}
          </div>
          {footer && (
            <footer
              data-theme={schemes.footer}
              className={clsx(
                'z-20 h-12 shrink-0 border-t border-line bg-ground pe-(--ui-thumb) text-sm text-muted',
                !footer.onPhones && (phoneBar ? 'max-lg:hidden' : 'max-sm:hidden'),
                footer.fixed && 'sticky bottom-(--ui-dock)',
              )}
            >
              <Contained mode={mode}>{footer.content}</Contained>
            </footer>
          )}
          {phoneBar && navbar && (
            <PhoneBar
              bar={phoneBar}
              moreOpen={navbar.mobileOpen}
              onMore={() => navbar.onMobileOpenChange(true)}
            />
          )}
          {notice && <div className="sticky bottom-(--ui-footer,0px) z-40 h-0">{notice}</div>}
        </div>
      </div>
      {navbar && <NavDrawer {...navbar} brand={brand} scheme={schemes.navbar} />}
    </div>
  )
}

/** The first link of the page, which skips the navigation. */
function SkipLink() {
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
