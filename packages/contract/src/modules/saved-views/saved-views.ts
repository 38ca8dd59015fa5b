import * as z from 'zod/mini'
import { registerNames } from '../../define-register/register-names.ts'

/** Limit of a person's views of one list. */
export const SAVED_VIEWS_MAX = 30

/** Limit of characters of a view's name. */
export const VIEW_NAME_MAX = 60

const name = z.string().check(z.trim(), z.minLength(1, 'required'), z.maxLength(VIEW_NAME_MAX))

const shown = {
  /** The list's address after its `?`: search, filters and sort. */
  query: z.string().check(z.maxLength(2000)),
  /** Hidden columns; null for the list's default. */
  hidden: z.nullable(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(100))),
  density: z.enum(['comfortable', 'compact']),
}

/** `GET /me/views` */
export const savedViewsQuery = z.strictObject({ register: z.enum(registerNames) })

/** `POST /me/views`; the id is made by the browser, so that a repeated call stores one view. */
export const newViewBody = z.strictObject({
  id: z.uuid(),
  register: z.enum(registerNames),
  name,
  ...shown,
})

/** `PATCH /me/views/{id}`: the last view that was made the default stays the default. */
export const viewChangeBody = z.strictObject({
  name: z.optional(name),
  is_default: z.optional(z.boolean()),
})

/** `PATCH` and `DELETE /me/views/{id}` */
export const viewParams = z.strictObject({ id: z.uuid() })

const savedView = z.object({ id: z.uuid(), name: z.string(), ...shown, is_default: z.boolean() })

/** The answer of `GET /me/views`: the person's views of a list, by name. */
export const savedViewsAnswer = z.object({ data: z.array(savedView) })

/** The answer of storing or changing a view. */
export const savedViewAnswer = z.object({ data: savedView })

export type NewView = z.output<typeof newViewBody>
export type ViewChange = z.output<typeof viewChangeBody>
export type SavedView = z.output<typeof savedView>
