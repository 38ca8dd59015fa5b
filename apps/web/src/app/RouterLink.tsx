import { useRouter } from '@tanstack/react-router'
import type { ComponentProps, MouseEvent } from 'react'

/** The anchor of every link: paths of the app use the router, all others the browser. */
export function RouterLink({ href, onClick, onPointerEnter, ...rest }: ComponentProps<'a'>) {
  const router = useRouter()
  const ownPath = href !== undefined && /^\/(?!\/|api\/)/.test(href) ? href : null
  const press = (event: MouseEvent<HTMLAnchorElement>) => {
    onClick?.(event)
    if (ownPath === null || !isPlainPress(event)) return
    event.preventDefault()
    void router.navigate({ href: ownPath })
  }
  return (
    // Its content comes with the other props.
    // oxlint-disable-next-line jsx-a11y/anchor-has-content
    <a
      {...rest}
      href={href}
      onClick={press}
      onPointerEnter={(event) => {
        onPointerEnter?.(event)
        // Loads the page's code on press; signing out has no page.
        if (ownPath === null || ownPath === '/logout') return
        void router.preloadRoute({ to: ownPath.split('?')[0] ?? ownPath }).catch(() => undefined)
      }}
    />
  )
}

/** Whether a press stays in this tab: it opens no new tab, no download and no other frame. */
function isPlainPress(event: MouseEvent<HTMLAnchorElement>): boolean {
  const { currentTarget: anchor } = event
  if (event.defaultPrevented || event.button !== 0) return false
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return false
  return anchor.target === '' || anchor.target === '_self'
}
