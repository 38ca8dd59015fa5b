import type { BoardLine } from './scrumboard.types.ts'

/** The address of a board. */
export const boardPath = ({ id, uri }: BoardLine): string => `/apps/scrumboard/boards/${id}/${uri}`
