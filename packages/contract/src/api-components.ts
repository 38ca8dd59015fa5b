import * as z from 'zod/mini'

/** Schemas that the OpenAPI document has once, under a name, and refers to. */
export const apiComponents = z.registry<{ id: string }>()

/** The name of a register's component: `ServiceProviders` of `service-providers`. */
export function componentName(name: string): string {
  return name.replace(/(?:^|[^a-zA-Z0-9])([a-z])/g, (_, letter: string) => letter.toUpperCase())
}

/** A moment as answers write it: `2026-11-22T20:55:00.000Z`. */
export const moment = z.iso.datetime()
