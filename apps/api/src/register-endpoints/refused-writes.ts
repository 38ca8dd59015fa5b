import type { Actor } from '@portaria/contract/actors/actor'
import { ProblemError } from '../platform/problem.ts'
import type { Machinery } from './machinery.ts'
import type { RefusedWrite } from './register-behaviour.ts'

/** Notifies the behaviour of a refused write, then still rejects with the refusal. */
export const noteRefusal =
  ({ behaviour, database }: Machinery, actor: Actor, tried: RefusedWrite) =>
  async (error: unknown): Promise<never> => {
    const { onRefused } = behaviour
    if (onRefused && error instanceof ProblemError)
      await database.inTenant(actor, (context) => onRefused(context, tried, error))
    throw error
  }
