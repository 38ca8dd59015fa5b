/** One command to open something. The caller stores the id and never uses it for another command. */
export type OpenCommand = {
  readonly id: string
  /** Milliseconds since 1970 from which none of the command is written any more. */
  readonly expiresAt: number
}

/**
 * Awaited right before the bytes of a command are written: here the caller commits that the command
 * is sent, so that it is never sent again. If it throws, nothing is written.
 */
export type BeforeWrite = (command: OpenCommand) => Promise<void>
