import { mayUse } from '@portaria/contract/define-register/permissions'
import { parcelsAtHomeQuery } from '../modules/custody/parcels/own/parcels-at-home-query.ts'
import { fetchDeskLists } from '../modules/gate/gate-calls.ts'
import { landingParts } from '../modules/landing/landing-parts.ts'
import {
  assignedQuery,
  changesQuery,
  dayQuery,
  ownUnitsQuery,
  peopleQuery,
  totalsQuery,
} from '../modules/landing/landing-queries.ts'
import { landingKind } from '../modules/landing/landing-role.ts'
import {
  homeLines,
  type Lines,
  recordLinesQuery,
  waitingLines,
} from '../modules/landing/record-lines-query.ts'
import { buildingsQuery, hoursQuery } from '../modules/units/public/live/live-queries.ts'
import { ownVisitsQuery, recurringQuery } from '../modules/visits/own-visits-queries.ts'
import { firstCode, firstData } from '../platform/first-data.ts'
import { isOnPhone } from '../platform/on-phone.ts'
import { currentQueryClient } from '../platform/query-client.ts'
import { currentSession } from '../platform/session/session.store.ts'
import { firstScreenParts } from './first-screen-parts.ts'

const { Desk, OwnVisits, ParcelsAtHome, VisitsAtGate } = firstScreenParts

/**
 * Fetches the code and data that the first screen of a role shows, in parallel with the screen
 * itself, and waits for them briefly.
 */
export async function fetchFirstScreen(): Promise<void> {
  const { user, tenantId } = currentSession()
  if (user === null) return
  const role = user.type_flag
  const client = currentQueryClient()
  if (role === 'funcionario') {
    await Promise.all([firstCode(Desk.fetchCode()), fetchDeskLists()])
    return
  }
  switch (landingKind(role, tenantId)) {
    case 'site':
      await Promise.all([
        mayUse(role, 'buildings.read') && firstCode(landingParts.LiveCard.fetchCode()),
        firstData(
          Promise.all([
            client.prefetchQuery(totalsQuery),
            mayUse(role, 'dashboard.day') && client.prefetchQuery(dayQuery),
            mayUse(role, 'buildings.read') && client.prefetchQuery(buildingsQuery),
            mayUse(role, 'buildings.read') && client.prefetchQuery(hoursQuery),
            mayUse(role, 'dashboard.people') && client.prefetchQuery(peopleQuery),
            mayUse(role, 'audit.read') && client.prefetchQuery(changesQuery),
          ]),
        ),
      ])
      return
    case 'home':
      await Promise.all([
        firstCode(
          Promise.all([OwnVisits, ParcelsAtHome, VisitsAtGate].map((part) => part.fetchCode())),
        ),
        firstData(
          Promise.all([
            client.prefetchQuery(ownUnitsQuery),
            client.prefetchQuery(ownVisitsQuery),
            client.prefetchQuery(recurringQuery),
            client.prefetchQuery(parcelsAtHomeQuery),
            ...homeListsOf(isOnPhone()).map((lines) =>
              client.prefetchQuery(recordLinesQuery(role, lines)),
            ),
          ]),
        ),
      ])
      return
    case 'provider':
      return firstData(client.prefetchQuery(assignedQuery))
    default:
      return undefined
  }
}

/** The lists of a resident's home. On phones those behind a button are read once it is pressed. */
function homeListsOf(onPhone: boolean): readonly Lines[] {
  const waiting = Object.values(waitingLines)
  return onPhone ? waiting : [...waiting, ...Object.values(homeLines)]
}
