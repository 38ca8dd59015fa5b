import { useRouter, useRouterState } from '@tanstack/react-router'

export const wizardSteps = ['address', 'contact', 'point', 'test', 'done'] as const

export type WizardStep = (typeof wizardSteps)[number]

/** How far the wizard has come; it is in the address, so that a reload goes on from there. */
export type WizardPlace = {
  readonly step: WizardStep
  readonly reader: string | null
  readonly point: string | null
  /** The last opening by which the door was tried. */
  readonly opening: string | null
}

const start: WizardPlace = { step: 'address', reader: null, point: null, opening: null }

/** Reads the place from the search of an address; a step whose reader is missing is the first. */
export function readPlace(search: string): WizardPlace {
  const given = new URLSearchParams(search)
  const step = wizardSteps.find((one) => one === given.get('step'))
  const reader = given.get('reader')
  const point = given.get('point')
  if (step === undefined || reader === null || reader === '') return start
  if (point === null && step === 'test') return { ...start, step: 'point', reader }
  return { step, reader, point, opening: given.get('opening') }
}

/** Writes a place as the search of an address. */
export function writePlace(place: WizardPlace): string {
  const entries = Object.entries(place).filter((entry): entry is [string, string] => {
    return entry[1] !== null
  })
  return new URLSearchParams(entries).toString()
}

/** The place of the wizard, and a function that goes on to another one. */
export function useWizardPlace(): [WizardPlace, (next: Partial<WizardPlace>) => void] {
  const router = useRouter()
  const place = readPlace(useRouterState({ select: ({ location }) => location.searchStr }))
  const go = (next: Partial<WizardPlace>) => {
    const href = `${router.latestLocation.pathname}?${writePlace({ ...place, ...next })}`
    void router.navigate({ href, replace: true, resetScroll: true })
  }
  return [place, go]
}
