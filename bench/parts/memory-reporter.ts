/**
 * Imported by a server whose memory is measured, with `--expose-gc`: at SIGUSR2 it collects garbage
 * and reports the remaining memory to the process that started it.
 */
process.on('SIGUSR2', () => {
  globalThis.gc?.()
  globalThis.gc?.()
  process.send?.(process.memoryUsage())
})
