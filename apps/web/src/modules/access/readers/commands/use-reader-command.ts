import type { ReaderCommand } from '@portaria/contract/modules/access/readers/reader-answers'
import type { ReaderCommandKind } from '@portaria/contract/modules/access/readers/reader-words'
import { newId } from '@portaria/contract/value-types/uuid'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Action, useAction } from '../../../../platform/actions/use-action.ts'
import { ApiProblem } from '../../../../platform/api-problem.ts'
import { commandQuery, giveCommand, READERS_KEY } from '../reader-calls.ts'

/** A command that this page gave, and how far it has come. */
export type GivenCommand = {
  readonly action: Action<Order>
  /** The last command; undefined before the first. */
  readonly command: ReaderCommand | undefined
  /** Whether it may still be carried out. */
  readonly isWaiting: boolean
}

type Order = { readonly kind: ReaderCommandKind; readonly pointId?: string }

/** Whether the server itself refused; otherwise it may have the command. */
const isRefused = (failure: unknown) =>
  failure instanceof ApiProblem && failure.status >= 400 && failure.status < 500

/** Where a page keeps the id of its last command, so that it is known after a reload. */
export type KeptCommand = { readonly id: string | null; readonly keep: (id: string) => void }

/**
 * Gives commands to a reader, one at a time, and follows them until they are settled; without `kept`
 * they are followed while the page is open.
 */
export function useReaderCommand(readerId: string, kept?: KeptCommand): GivenCommand {
  const client = useQueryClient()
  const [own, setOwn] = useState<string | null>(null)
  const given = kept ? kept.id : own
  // The id of a command whose answer was lost: sent again, it is the same command.
  const [lost, setLost] = useState<{ id: string; order: Order } | null>(null)
  const followed = useQuery(commandQuery(readerId, given))
  const command = given === null ? undefined : followed.data
  const action = useAction<Order>({
    send: async (order) => {
      const isAgain = lost?.order.kind === order.kind && lost.order.pointId === order.pointId
      const id = isAgain ? lost.id : newId()
      setLost({ id, order })
      try {
        const made = await giveCommand(readerId, {
          id,
          kind: order.kind,
          ...(order.pointId !== undefined && { point_id: order.pointId }),
        })
        client.setQueryData(commandQuery(readerId, made.id).queryKey, made)
        if (kept) kept.keep(made.id)
        else setOwn(made.id)
        setLost(null)
      } catch (failure) {
        if (isRefused(failure)) setLost(null)
        throw failure
      }
    },
    settled: () => client.invalidateQueries({ queryKey: [READERS_KEY, readerId], exact: true }),
  })
  return { action, command, isWaiting: action.busy || command?.state === 'waiting' }
}
