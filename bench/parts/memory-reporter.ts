/**
 * Imported by a server whose memory is measured, with `--expose-gc`: at SIGUSR2 it frees what is free, and tells the
 * process that started it what is left.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
