type Step = () => Promise<void> | void

/** Notes a step that undoes what was just done. */
export type Undo = (step: Step) => void

/** Keeps the steps that undo what was done, to run them once, the latest first. */
export function undoSteps(): { undo: Undo; run(): Promise<void> } {
  const steps: Step[] = []
  return {
    undo: (step) => void steps.push(step),
    async run() {
      for (const step of steps.splice(0).toReversed()) await step()
    },
  }
}
