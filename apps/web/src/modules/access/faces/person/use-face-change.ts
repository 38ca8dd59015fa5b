import type { OwnFaces, PersonFace } from '@portaria/contract/modules/access/faces/face-answers'
import { type QueryKey, useQueryClient } from '@tanstack/react-query'

/** Returns a function that puts what an act answered in the place of what was read before. */
export function useFaceChange(queryKey: QueryKey): (face: PersonFace) => void {
  const client = useQueryClient()
  return (face) => {
    client.setQueryData<OwnFaces>(
      queryKey,
      (before) =>
        before && {
          ...before,
          people: before.people.map((one) => (one.person.id === face.person.id ? face : one)),
        },
    )
  }
}
