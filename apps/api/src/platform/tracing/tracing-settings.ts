import * as z from 'zod'

/** Where traces go, and how many. */
export type TracingSettings = {
  /** Address of the collector, without the path of traces. */
  readonly endpoint: string
  /** Share of requests that are traced, from 0 to 1. */
  readonly share: number
}

const isAddress = (value: string) => /^https?:\/\/[^/]/.test(value) && URL.canParse(value)

/** The settings of traces from outside, by the names of every OpenTelemetry program. */
export const tracingKnobs = {
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .string()
    .refine(isAddress, 'must be an address such as http://127.0.0.1:4318')
    .optional(),
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .refine((value) => Number(value) >= 0 && Number(value) <= 1, 'must be a number from 0 to 1')
    .transform(Number)
    .default(1),
}

type Knobs = z.output<z.ZodObject<typeof tracingKnobs>>

/** Reads the settings of traces; undefined if nobody collects them. */
export function readTracing(knobs: Knobs): TracingSettings | undefined {
  const { OTEL_EXPORTER_OTLP_ENDPOINT: endpoint, OTEL_TRACES_SAMPLER_ARG: share } = knobs
  return endpoint === undefined ? undefined : { endpoint: endpoint.replace(/\/+$/, ''), share }
}
