import { beforeEach, expect, test } from 'vitest'
import { page as viewport } from 'vitest/browser'
import { ParcelsAtHome } from '../modules/custody/parcels/own/ParcelsAtHome.tsx'
import { OwnHome } from '../modules/landing/OwnHome.tsx'
import { VisitsAtGate } from '../modules/visits/OwnVisits.tsx'
import { listOf, refused } from '../testing/fake-server.ts'
import { renderScreen } from '../testing/render-screen.tsx'
import { screens } from '../testing/words.ts'

const lists = ['apartments', 'announcements', 'rules', 'events', 'requests', 'violations']
const nothing = Object.fromEntries(lists.map((name) => [`GET /${name}`, listOf([])]))

// The parts of a home that is larger than a phone's ask for rows of their own.
beforeEach(async () => {
  await viewport.viewport(390, 844)
})

test.each([
  ['visits at the gate', VisitsAtGate, 'GET /visits'],
  ['parcels', ParcelsAtHome, 'GET /parcels'],
] as const)(
  'a home never says that nothing waits while %s could not be read',
  async (_, Part, call) => {
    const { page } = await renderScreen(<OwnHome waiting={<Part />} visits={null} />, {
      role: 'condomino',
      at: '/apps/dashboards/project',
      answers: { ...nothing, [call]: refused('unavailable') },
    })
    await expect
      .element(page.getByText(/^(Não foi possível ler as visitas|Suas encomendas não puderam)/))
      .toBeVisible()
    await expect.element(page.getByText(screens.landing.waits.nothing)).not.toBeVisible()
  },
)
