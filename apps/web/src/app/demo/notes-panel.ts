const listeners = new Set<() => void>()
let open = false

/** Opens and closes the notes of the demo apps, from the user's menu and from the search. */
export const notesPanel = {
  isOpen: () => open,
  show(next: boolean): void {
    open = next
    for (const listener of listeners) listener()
  },
  follow(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
}
