import type { Actor } from '@portaria/contract/actors/actor'
import { may } from '@portaria/contract/define-register/permissions'
import type { RegisterName } from '@portaria/contract/define-register/register-names'
import { registers } from '@portaria/contract/modules/registers'
import type {
  NewView,
  SavedView,
  ViewChange,
} from '@portaria/contract/modules/saved-views/saved-views'
import type { AppDatabase } from '../../platform/database/app-database.ts'
import type { TenantContext } from '../../platform/database/tenant-context.ts'
import { fieldProblem, problem } from '../../platform/problem.ts'
import { actingOn, actorsInTenants } from '../../register-endpoints/register-actor.ts'
import {
  deleteView,
  insertView,
  isFull,
  isNameTaken,
  lockView,
  readViews,
  updateView,
} from './saved-views.repository.ts'

/** A person's own views of lists; each method takes the actor who owns them. */
export type SavedViewsService = {
  /** Throws `forbidden` for a register that the actor does not read. */
  list(actor: Actor, register: RegisterName): Promise<SavedView[]>
  /** Throws `duplicate` on the name and, where a list has reached its limit, `too_many_views`. */
  keep(actor: Actor, view: NewView): Promise<SavedView>
  change(actor: Actor, id: string, change: ViewChange): Promise<SavedView>
  remove(actor: Actor, id: string): Promise<void>
}

export function savedViewsService(database: AppDatabase): SavedViewsService {
  /**
   * Returns the actor in the place where their views of a list are stored: that of the list's rows.
   */
  function placed(actor: Actor, name: RegisterName): Actor {
    const register = registers[name]
    if (actor.role !== 'system' && !may(actor.role, register, 'read')) throw problem('forbidden')
    return actingOn(register, actor)
  }

  /** Tries each place where the actor may have views, until one has the view. */
  async function found<T>(
    actor: Actor,
    work: (context: TenantContext) => Promise<T | undefined>,
  ): Promise<T> {
    for (const place of actorsInTenants(actor)) {
      const done = await database.inTenant(place, work)
      if (done !== undefined) return done
    }
    throw problem('not_found')
  }

  return {
    list: (actor, register) =>
      database.readInTenant(placed(actor, register), (context) => readViews(context, register)),

    keep: (actor, view) =>
      database.inTenant(placed(actor, view.register), async (context) => {
        const { id, register, name, query, hidden, density } = view
        if (await isNameTaken(context, view)) throw fieldProblem('name', 'duplicate')
        const kept = await lockView(context, id)
        if (kept === undefined) {
          if (await isFull(context, register)) throw fieldProblem('name', 'too_many_views')
          if (!(await insertView(context, view))) throw problem('id_taken')
        }
        return { id, name, query, hidden, density, is_default: kept?.is_default ?? false }
      }),

    change: (actor, id, change) =>
      found(actor, async (context) => {
        const view = await lockView(context, id)
        if (view === undefined) return undefined
        const { register, ...shown } = view
        const name = change.name ?? view.name
        if (await isNameTaken(context, { id, register, name }))
          throw fieldProblem('name', 'duplicate')
        await updateView(context, { id, register }, change)
        return { ...shown, name, is_default: change.is_default ?? view.is_default }
      }),

    remove: async (actor, id) => {
      await found(actor, async (context) => ((await deleteView(context, id)) ? true : undefined))
    },
  }
}
