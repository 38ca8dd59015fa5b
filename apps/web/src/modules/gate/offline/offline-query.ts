import { type DeskHit, deskHits } from '@portaria/contract/modules/gate/desk-hits'
import type { DeskLists } from '@portaria/contract/modules/gate/listed-hits'
import { queryOptions } from '@tanstack/react-query'
import { ApiProblem } from '../../../platform/api-problem.ts'
import type { PackFound } from './pack-search.ts'

/**
 * The results of the box from this device. Without a valid pack it fails like the server's search.
 */
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

/** The results in the desk's order. Receiving parcels and returning keys require a network. */
export const offlineHits = ({ box }: PackFound, typed: string, lists: DeskLists): DeskHit[] =>
  deskHits(box, typed, { ...lists, loans: [] }).filter(({ kind }) => kind !== 'label')
