import type { TracedServer, Tracing } from './tracing.ts'
import type { TracingSettings } from './tracing-settings.ts'

/** Loads OpenTelemetry if traces are collected; null otherwise, and nothing of it is loaded. */
export async function openTracing(
  settings: TracingSettings | undefined,
  server: TracedServer,
): Promise<Tracing | null> {
  if (settings === undefined) return null
  const { openTelemetry } = await import('./open-telemetry.ts')
  return openTelemetry(settings, server)
}
