import { isPlatformRole } from '@portaria/contract/actors/roles'
import { isUuid } from '@portaria/contract/value-types/uuid'
import { useRouter, useRouterState } from '@tanstack/react-router'
import { useEffect, useEffectEvent } from 'react'
import { chooseTenant } from '../../platform/session/session.store.ts'
import { useSession } from '../../platform/session/use-session.ts'

/**
 * Opens the alert named in a letter's link, and removes it from the address, so that a reload does
 * not open it again. An administrator's link names the company too.
 */
export function useLinkedAlert(open: (id: string) => void): void {
  const { asked, forget } = useAsked()
  const { user, tenantId } = useSession()
  const [alert, company] = [asked.get('alert'), asked.get('company')]
  const follow = useEffectEvent((id: string) => {
    const isOther = company !== null && isUuid(company) && company !== tenantId
    if (isOther && user !== null && isPlatformRole(user.type_flag)) {
      // The frame remounts for another company, which runs this again.
      chooseTenant({ id: company, name: '' })
      return
    }
    open(id)
    forget('alert', 'company')
  })
  useEffect(() => {
    if (alert !== null && isUuid(alert)) follow(alert)
  }, [alert])
}

/**
 * Opens the panic dialog for `?panic=raise`, a shortcut of the installed app, and removes it from
 * the address. The alert itself is still sent by its button.
 */
export function useLinkedRaise(open: () => void): void {
  const { asked, forget } = useAsked()
  const isAsked = asked.get('panic') === 'raise'
  const follow = useEffectEvent(() => {
    open()
    forget('panic')
  })
  useEffect(() => {
    if (isAsked) follow()
  }, [isAsked])
}

/** What the address asks for, and a function that removes some of it. */
function useAsked() {
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const forget = (...names: readonly string[]) => {
    // Read anew, since another part of the address may have been removed just before.
    const { pathname, searchStr: now } = router.latestLocation
    const kept = new URLSearchParams(now)
    for (const name of names) kept.delete(name)
    const href = `${pathname}${kept.size > 0 ? `?${kept}` : ''}`
    void router.navigate({ href, replace: true, resetScroll: false })
  }
  return { asked: new URLSearchParams(search), forget }
}
