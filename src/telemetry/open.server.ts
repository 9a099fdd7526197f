// Opens telemetry. The SDK is loaded here and nowhere else, and only when something is sent.
import { installTracer } from './spans.server.ts'
import type { TelemetrySettings } from './settings.ts'

export type Telemetry = {
	/** Takes the log's lines, as JSON; null when logs are not sent. */
	logLines: { write: (line: string) => void } | null
	/** Sends the metrics of a registry from now on. */
	reportMetrics: (registry: MetricsSource) => void
	/** Sends what waits. */
	flush: () => Promise<void>
	/** Sends what waits, for at most two seconds, and ends. Never throws. */
	stop: () => Promise<void>
}

/** What is read of Prometheus' registry. */
export type MetricsSource = { getMetricsAsJSON: () => Promise<unknown> }

const off: Telemetry = {
	logLines: null,
	reportMetrics: () => undefined,
	flush: () => Promise.resolve(),
	stop: () => Promise.resolve(),
}

type TelemetryParts = {
	/** The version of the shop. */
	version: string
	/** Is given failures to send, at most once a minute. */
	onProblem: (message: string) => void
}

/** @param settings null: nothing is loaded and nothing is sent */
export async function openTelemetry(
	settings: TelemetrySettings | null,
	parts: TelemetryParts,
): Promise<Telemetry> {
	if (settings === null) return off
	const { openSdk } = await import('./sdk/sdk.server.ts')
	const { tracer, ...telemetry } = openSdk(settings, parts)
	installTracer(tracer)
	return {
		...telemetry,
		stop: async () => {
			installTracer(null)
			await telemetry.stop()
		},
	}
}
