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
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const { user, tenantId } = useSession()
  const asked = new URLSearchParams(search)
  const [alert, company] = [asked.get('alert'), asked.get('company')]
  const follow = useEffectEvent((id: string) => {
    const isOther = company !== null && isUuid(company) && company !== tenantId
    if (isOther && user !== null && isPlatformRole(user.type_flag)) {
      // The frame remounts for another company, which runs this again.
      chooseTenant({ id: company, name: '' })
      return
    }
    open(id)
    for (const name of ['alert', 'company']) asked.delete(name)
    const href = `${router.latestLocation.pathname}${asked.size > 0 ? `?${asked}` : ''}`
    void router.navigate({ href, replace: true, resetScroll: false })
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
  const router = useRouter()
  const search = useRouterState({ select: ({ location }) => location.searchStr })
  const isAsked = new URLSearchParams(search).get('panic') === 'raise'
  const follow = useEffectEvent(() => {
    open()
    const asked = new URLSearchParams(search)
    asked.delete('panic')
    const href = `${router.latestLocation.pathname}${asked.size > 0 ? `?${asked}` : ''}`
    void router.navigate({ href, replace: true, resetScroll: false })
  })
  useEffect(() => {
    if (isAsked) follow()
  }, [isAsked])
}
