import type { Page } from '@playwright/test'
import { registers, screens } from '../../apps/web/src/testing/words.ts'

/** Accounts of the demonstration that view the screens. */
export const readers = {
  sindico: 'sindico@bosque.example',
  funcionario: 'funcionario@bosque.example',
  condomino: 'condomino@bosque.example',
  prestador: 'prestador@bosque.example',
  admin: 'admin@portaria.example',
  master: 'master@portaria.example',
  staff: 'staff@portaria.example',
} as const

/** The name of such an account. */
export type Reader = keyof typeof readers

/** A press: the name of a control, or a function. */
type Press = string | RegExp | ((page: Page) => Promise<void>)

/**
 * A place with words quoted by the manual: an address, in which `{register?query}` is replaced by
 * the id of the oldest row found, and the controls to press there in order. With `as` null nobody
 * is signed in.
 */
export type Stage = { as: Reader | null; at: string; press?: readonly Press[] }

const of = '/apps/condominiums'
const more = 'Mais ações'

const leaveUnsaved = async (page: Page) => {
  await page.getByRole('textbox', { name: /^Nome/ }).first().fill('Nome mudado')
  await page.getByRole('link', { name: registers.towers.many, exact: true }).click()
}

const typeNobody = (page: Page) =>
  page.getByRole('combobox', { name: screens.gate.box.label }).fill('ninguém com este nome')

const tickFirst = (page: Page) => page.getByRole('checkbox').nth(1).click()

const openFirst = (page: Page) =>
  page.getByRole('list', { name: screens.access.events.list }).getByRole('link').first().click()

const choose = (label: RegExp) => (page: Page) =>
  page.getByRole('combobox', { name: label }).first().click()

/** Screens of the unchanged demonstration. */
export const stages: readonly Stage[] = [
  { as: null, at: '/login' },

  {
    as: 'sindico',
    at: '/',
    press: [/menu da conta/, screens.shell.toolbar.appearance, screens.settings.tabs.reading],
  },
  { as: 'sindico', at: '/', press: [/menu da conta/, screens.segments.menu, /^O da empresa/] },
  { as: 'sindico', at: `${of}/residents/`, press: [screens.registerPages.list.view] },
  { as: 'sindico', at: `${of}/residents/`, press: [screens.spreadsheets.export] },
  { as: 'sindico', at: `${of}/residents/`, press: [screens.spreadsheets.import] },
  {
    as: 'sindico',
    at: `${of}/residents/`,
    press: [screens.registerPages.list.allFilters, /^Login/],
  },
  { as: 'sindico', at: `${of}/residents/`, press: [tickFirst] },
  { as: 'sindico', at: `${of}/resident/{residents}`, press: [more] },
  {
    as: 'sindico',
    at: `${of}/resident/{residents}`,
    press: [screens.departures.begin.residents, /^Agora/],
  },
  { as: 'sindico', at: `${of}/resident/{residents}/edit`, press: [screens.registerPages.rows.add] },
  { as: 'sindico', at: `${of}/resident/{residents}/edit`, press: [leaveUnsaved] },
  { as: 'sindico', at: `${of}/towers/` },
  { as: 'sindico', at: `${of}/tower/{towers}`, press: [more] },
  { as: 'sindico', at: `${of}/apartment/{apartments?q=1203}`, press: [/^Ações de Camila/] },
  {
    as: 'sindico',
    at: `${of}/apartment/{apartments}`,
    press: [screens.occupancies.add, choose(/Vínculo/)],
  },
  { as: 'sindico', at: `${of}/apartment/{apartments}/record` },
  { as: 'sindico', at: `${of}/employee/{employees}`, press: [more] },
  { as: 'sindico', at: `${of}/service-provider/{service-providers}`, press: [more] },
  { as: 'sindico', at: `${of}/employee/{employees}/edit` },
  { as: 'sindico', at: `${of}/service-provider/{service-providers}/edit` },
  { as: 'sindico', at: `${of}/service-providers/`, press: [/^Vistas/] },
  { as: 'sindico', at: `${of}/card/{cards?filter[state]=assigned}`, press: [more] },
  { as: 'sindico', at: `${of}/cabinets/`, press: [/^Vistas/] },
  { as: 'sindico', at: `${of}/cabinet/{cabinets}` },
  { as: 'sindico', at: `${of}/occurrences/type/new` },
  { as: 'sindico', at: `${of}/vehicle/{vehicles}/edit` },
  { as: 'sindico', at: `${of}/visitors/` },
  {
    as: 'sindico',
    at: `${of}/visitor/{visitors?filter[status]=ATIVO}`,
    press: [screens.erasures.begin],
  },
  { as: 'sindico', at: `${of}/visitor/{visitors?filter[blocked]=true}` },
  {
    as: 'sindico',
    at: `${of}/visit/{visits?filter[state]=left}`,
    press: [screens.visits.correct.add],
  },
  { as: 'sindico', at: `${of}/parcel/{parcels?filter[state]=lost}`, press: [more] },
  { as: 'sindico', at: `${of}/holiday/new` },
  { as: 'sindico', at: `${of}/holidays/` },
  { as: 'sindico', at: `${of}/segments/` },
  { as: 'sindico', at: `${of}/segment/new` },
  { as: 'sindico', at: `${of}/equipaments/` },
  { as: 'sindico', at: `${of}/locker/new` },
  { as: 'sindico', at: `${of}/locker/{lockers}/doors` },
  { as: 'sindico', at: `${of}/equipament/{equipment}` },
  { as: 'sindico', at: `${of}/equipament/{equipment}/edit` },
  { as: 'sindico', at: `${of}/access-point/new` },
  { as: 'sindico', at: `${of}/access-point/{access-points}` },
  { as: 'sindico', at: `${of}/access-rule/new` },
  { as: 'sindico', at: `${of}/access-rule/{access-rules}` },
  { as: 'sindico', at: `${of}/accesses/?fact=denied`, press: [openFirst] },
  { as: 'sindico', at: `${of}/handovers/`, press: [/^Vistas/] },
  { as: 'sindico', at: `${of}/item-pass/{item-passes?filter[state]=authorised}` },
  { as: 'sindico', at: `${of}/reports/visitors?preset=last_30`, press: [screens.reports.export] },
  { as: 'sindico', at: `${of}/reports/visitors`, press: [/^Período/] },
  { as: 'sindico', at: `${of}/reports/rounds` },
  { as: 'sindico', at: `${of}/reports/month` },
  { as: 'sindico', at: '/', press: [screens.landing.day.arrange] },
  { as: 'sindico', at: '/apps/dashboards/analytics' },
  { as: 'sindico', at: `${of}/reports/occurences` },
  { as: 'sindico', at: `${of}/announcements/` },
  { as: 'sindico', at: `${of}/announcement/new` },
  { as: 'sindico', at: `${of}/announcement/{announcements?filter[state]=draft}`, press: [more] },
  {
    as: 'sindico',
    at: `${of}/announcement/{announcements?filter[state]=sent&filter[requires_ack]=true}`,
    press: [more],
  },
  {
    as: 'sindico',
    at: `${of}/announcement/{announcements?filter[state]=sent&filter[requires_ack]=true}/proof`,
  },
  { as: 'sindico', at: `${of}/requests/` },
  { as: 'sindico', at: `${of}/request/{requests?filter[state]=in_progress}`, press: [more] },
  { as: 'sindico', at: `${of}/requests/category/new` },
  { as: 'sindico', at: `${of}/ocurrences/` },
  { as: 'sindico', at: `${of}/ocurrence/new` },
  { as: 'sindico', at: `${of}/ocurrence/{occurrences?filter[state]=open}`, press: [more] },
  { as: 'sindico', at: `${of}/violation/{violations?filter[state]=answering}`, press: [more] },
  { as: 'sindico', at: `${of}/ocurrence/{occurrences?filter[state]=in_analysis}`, press: [more] },
  { as: 'sindico', at: `${of}/patrol/points/` },
  { as: 'sindico', at: `${of}/patrol/point/{patrol-points?q=garagem}`, press: [more] },
  { as: 'sindico', at: `${of}/patrol/point/{patrol-points?q=garagem}/edit` },
  { as: 'sindico', at: `${of}/patrols/` },
  { as: 'sindico', at: `${of}/patrol/{patrols?q=noturna}`, press: [more] },
  { as: 'sindico', at: `${of}/patrol/{patrols?q=noturna}/edit` },
  { as: 'sindico', at: `${of}/rounds/` },
  { as: 'sindico', at: `${of}/round/{rounds?filter[state]=planned}`, press: [more] },
  { as: 'sindico', at: `${of}/round/{rounds?filter[suspicious]=true}` },
  { as: 'sindico', at: `${of}/round/{rounds?filter[state]=missed}` },
  { as: 'sindico', at: `${of}/round/{rounds?filter[state]=completed_with_exceptions}` },
  { as: 'sindico', at: `${of}/round/{rounds?filter[state]=planned}/run` },
  { as: 'sindico', at: `${of}/rules/` },
  { as: 'sindico', at: `${of}/rule/{rules?filter[validity]=draft}` },
  { as: 'sindico', at: `${of}/rule/{rules?filter[validity]=in_force&q=silencio}`, press: [more] },
  { as: 'sindico', at: `${of}/common-areas/` },
  { as: 'sindico', at: `${of}/common-area/{common-areas?q=salao}/edit` },
  { as: 'sindico', at: `${of}/events/` },
  { as: 'sindico', at: `${of}/event/{events?filter[state]=requested}`, press: [more] },
  { as: 'sindico', at: `${of}/event/{events?filter[state]=done&q=anivers}`, press: [more] },
  { as: 'sindico', at: '/pages/profile' },
  { as: 'sindico', at: '/pages/tenant/settings' },

  { as: 'funcionario', at: '/', press: [screens.gate.act.receive] },
  { as: 'funcionario', at: `${of}/gate/`, press: [typeNobody] },
  { as: 'funcionario', at: `${of}/access/` },
  { as: 'funcionario', at: `${of}/visits/`, press: [/^Vistas/] },
  { as: 'funcionario', at: `${of}/visit/{visits?filter[state]=expected}`, press: [more] },
  { as: 'funcionario', at: `${of}/visit/new` },
  { as: 'funcionario', at: `${of}/visitors/` },
  { as: 'funcionario', at: `${of}/visitor/new` },
  { as: 'funcionario', at: `${of}/parcel/{parcels?filter[kind]=judicial}`, press: [more] },

  { as: 'condomino', at: '/' },
  { as: 'condomino', at: `${of}/faces/` },
  { as: 'condomino', at: `${of}/announcement/{announcements?filter[unacknowledged]=true}` },
  { as: 'condomino', at: `${of}/rule/{rules?filter[unaccepted]=true}` },
  { as: 'condomino', at: `${of}/ocurrence/new` },
  { as: 'condomino', at: `${of}/council-occurrence/new` },
  { as: 'condomino', at: `${of}/request/new` },
  { as: 'condomino', at: `${of}/request/{requests?filter[state]=done}`, press: [more] },
  { as: 'condomino', at: `${of}/visit/new` },
  { as: 'condomino', at: `${of}/pass/{passes?filter[state]=active}` },
  { as: 'condomino', at: `${of}/parcels/`, press: [registers.parcels.actions.delegate] },
  { as: 'condomino', at: '/', press: [screens.panic.button] },

  { as: 'prestador', at: '/' },
  { as: 'prestador', at: '/pages/profile' },

  { as: 'admin', at: '/', press: [/^Entrar em Residencial Bosque/] },
  { as: 'admin', at: `${of}/device-addresses/` },
  { as: 'admin', at: '/pages/profile' },
  { as: 'admin', at: '/apps/platform/servers' },
  { as: 'master', at: '/pages/profile' },
  { as: 'staff', at: '/pages/profile' },
]
