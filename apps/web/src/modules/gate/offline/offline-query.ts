import { type DeskHit, deskHits } from '@portaria/contract/modules/gate/desk-hits'
import type { DeskLists } from '@portaria/contract/modules/gate/listed-hits'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/api-problem.ts'
import type { PackFound } from './pack-search.ts'

/** What the box finds on this device; fails as the server's search does where no pack lasts. */
export function offlineQuery(typed: string) {
  return queryOptions({
    queryKey: ['gate', 'offline', typed],
    queryFn: async (): Promise<PackFound> => {
      const { readOfflineDesk, searchPack } = await import('./offline-desk.ts')
      const desk = await readOfflineDesk()
      if (desk === null) throw new ApiProblem(0, 'offline')
      return searchPack(desk, typed)
    },
    retry: false,
    gcTime: 0,
  })
}

/** What was found, in the desk's order. Parcels are received, and keys given back, with a network alone. */
export const offlineHits = ({ box }: PackFound, typed: string, lists: DeskLists): DeskHit[] =>
  deskHits(box, typed, { ...lists, loans: [] }).filter(({ kind }) => kind !== 'label')
