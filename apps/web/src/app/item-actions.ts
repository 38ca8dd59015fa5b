import type { ItemActions } from '../features/inbox/inbox-feed.tsx'

/** The buttons of notifications in the panel, by kind: each feature brings those of its own kinds. */
export const itemActions: ItemActions = {}
