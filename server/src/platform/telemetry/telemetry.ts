import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Registry } from 'prom-client'
import type { Config } from '../config.ts'
import type { Logger } from '../log.ts'
import { StartRefused } from '../start-refused.ts'

/** The SDK of OpenTelemetry, which collects the spans of spans.ts and sends them. */
export interface Telemetry {
  /** Begins to send the metrics that /metrics shows, and to log what cannot be sent. */
  begin(of: { readonly registry: Registry; readonly log: Pick<Logger, 'warn'> }): void
  /** Sends what has not been sent yet. */
  close(): Promise<void>
}

/** The function that the entry file of telemetry/ exports. */
export type StartTelemetry = (options: {
  readonly url: string
  /** The share of the traces that are sent, from 0 to 1. */
  readonly share: number
}) => Telemetry

const notInstalled =
  'OTEL_EXPORTER_OTLP_ENDPOINT needs the packages of OpenTelemetry: run `npm ci --prefix telemetry`.'

/**
 * Starts the SDK if OTEL_EXPORTER_OTLP_ENDPOINT is set. The folder telemetry/ has packages of its own, which most shops
 * never install, so it is loaded by its path.
 */
export async function openTelemetry({
  telemetryUrl,
  telemetryShare,
  root,
}: Config): Promise<Telemetry | undefined> {
  if (telemetryUrl === undefined) return undefined
  const entry = pathToFileURL(join(root, 'telemetry/src/start-telemetry.ts')).href
  const loaded: { startTelemetry: StartTelemetry } = await import(entry).catch(
    (error: { code?: unknown }) => {
      throw error.code === 'ERR_MODULE_NOT_FOUND' ? new StartRefused(notInstalled) : error
    },
  )
  return loaded.startTelemetry({ url: telemetryUrl, share: telemetryShare })
}
