import { registers } from '@portaria/contract/registers/index'
import { ApiProblem } from '../../../platform/api-problem.ts'
import { createRecord } from '../../../register-pages/register-calls.ts'

type Body = Readonly<Record<string, unknown>>

export type WalkIn = {
  /** Somebody who is known, or what a new visitor is registered with. */
  visitor: { id: string } | (Body & { name: string })
  /** With its id, so that a repeated call records one visit. */
  visit: Body & { id: string }
  /** Of the uploaded face. */
  photoId: string | null
}

/**
 * Registers somebody who stands at the gate, and the visit that waits for an answer. A document that is
 * known already is the person's own: they are taken as they are registered.
 */
export async function registerWalkIn({ visitor, visit, photoId }: WalkIn): Promise<void> {
  const isKnown = 'id' in visitor && typeof visitor.id === 'string'
  const id = isKnown ? visitor.id : await newVisitor(visitor)
  await createRecord(registers.visits, {
    ...visit,
    visitor_id: id,
    ...(photoId !== null && { photo_file_id: photoId }),
  })
}

async function newVisitor(visitor: Body): Promise<string> {
  try {
    return (await createRecord(registers.visitors, visitor)).id
  } catch (error) {
    const existing = error instanceof ApiProblem ? error.problem?.existing : undefined
    if (existing === undefined) throw error
    return existing.id
  }
}
