/**
 * Runs a task on demand, never twice at once: calls while it runs lead to one run after it. The
 * task handles its own errors.
 */
export function coalesced(work: () => Promise<void>): () => void {
  let running = false
  let asked = false
  async function run(): Promise<void> {
    running = true
    while (asked) {
      asked = false
      await work()
    }
    running = false
  }
  return () => {
    asked = true
    if (!running) void run()
  }
}
