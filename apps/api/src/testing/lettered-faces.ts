import { newId } from '@portaria/contract/value-types/uuid'
import { faceLetterTasks } from '../modules/access/faces/face-letters.ts'
import type { Family } from './departing-family.ts'
import { consent, type FaceReply, type FaceWorld, photoOf } from './face-world.ts'
import { lettersTo, writeLetters } from './kept-letters.ts'

/** Letters about faces, and the calls of whoever has the link of one. */
export type LetteredFaces = {
  /** Sends the letter about a person of a family; returns the token of its link. */
  asked(family: Family, person?: string): Promise<string>
  /** Makes the letter of a resident some days older. */
  ago(person: string, days: number): Promise<unknown>
  look(token: string): Promise<FaceReply>
  give(token: string): Promise<FaceReply>
  send(token: string): Promise<FaceReply>
}

export function letteredFaces(world: FaceWorld): LetteredFaces {
  const { test, past, call } = world
  return {
    async asked(family, person = family.ana) {
      const address = `${newId()}@exemplo.com.br`
      await past(`UPDATE residents SET email = '${address}' WHERE id = '${family.ana}'`)
      const token = world.tokenOf('sindico')
      const { status, raw } = await call('POST', `/faces/resident/${person}/letter`, { token })
      if (status !== 200) throw new Error(`a letter was refused: ${raw}`)
      await writeLetters(test, faceLetterTasks({ ...test.parts, onKept: () => undefined }))
      const [letter] = await lettersTo(test, address)
      const link = /\/apps\/faces\/consent\/(\w+)/.exec(letter ?? '')?.[1]
      if (!link) throw new Error('the letter has no link')
      return link
    },
    ago: (person, days) =>
      past(`UPDATE face_links SET asked_at = asked_at - interval '${days} days'
        WHERE resident_id = '${person}'`),
    look: (token) => call('GET', `/face-links/${token}`),
    give: (token) => call('POST', `/face-links/${token}/consent`, { payload: consent }),
    send: async (token) => call('PUT', `/face-links/${token}/photo`, { photo: await photoOf() }),
  }
}
