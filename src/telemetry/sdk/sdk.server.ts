// The OpenTelemetry SDK of this process. Exporters send in the background and drop what they cannot send.
import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import { context, diag, DiagLogLevel } from '@opentelemetry/api'
import { AsyncLocalStorageContextManager } from '@opentelemetry/context-async-hooks'
import { OTLPLogExporter as JsonLogs } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPLogExporter as ProtoLogs } from '@opentelemetry/exporter-logs-otlp-proto'
import { OTLPMetricExporter as JsonMetrics } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPMetricExporter as ProtoMetrics } from '@opentelemetry/exporter-metrics-otlp-proto'
import { OTLPTraceExporter as JsonTraces } from '@opentelemetry/exporter-trace-otlp-http'
import { OTLPTraceExporter as ProtoTraces } from '@opentelemetry/exporter-trace-otlp-proto'
import { resourceFromAttributes, type Resource } from '@opentelemetry/resources'
import { BatchLogRecordProcessor, LoggerProvider } from '@opentelemetry/sdk-logs'
import { MeterProvider, PeriodicExportingMetricReader } from '@opentelemetry/sdk-metrics'
import {
	AlwaysOffSampler,
	AlwaysOnSampler,
	BatchSpanProcessor,
	ParentBasedSampler,
	TraceIdRatioBasedSampler,
	TracerProvider,
	type Sampler,
} from '@opentelemetry/sdk-trace'
import type { MetricsSource, Telemetry } from '../open.server.ts'
import type { Signal, TelemetrySettings } from '../settings.ts'
import type { Tracer } from '../spans.server.ts'
import { logWriter } from './logs.server.ts'
import { metricsOf } from './metrics.server.ts'
import { tracerOf } from './tracer.server.ts'

/** A stop waits no longer than this for a collector. */
const stopMs = 2_000
/** One attempt to send. */
const exportMs = 10_000
const quietMs = 60_000

function samplerOf({ sampler, samplerShare }: TelemetrySettings): Sampler {
	const root = sampler.endsWith('always_on')
		? new AlwaysOnSampler()
		: sampler.endsWith('always_off')
			? new AlwaysOffSampler()
			: new TraceIdRatioBasedSampler(samplerShare)
	return sampler.startsWith('parentbased') ? new ParentBasedSampler({ root }) : root
}

/** Without messages the exporters drop in silence; one that repeats is shown once a minute. */
function reportProblems(onProblem: (message: string) => void): void {
	let quietUntil = 0
	const report = (message: string) => {
		const now = performance.now()
		if (now < quietUntil) return
		quietUntil = now + quietMs
		// The first line: what follows may repeat the answer of the collector.
		onProblem((message.split('\n', 1)[0] ?? '').slice(0, 300))
	}
	const silent = () => undefined
	diag.setLogger(
		{ error: report, warn: report, info: silent, debug: silent, verbose: silent },
		{ logLevel: DiagLogLevel.WARN, suppressOverrideMessage: true },
	)
}

type Opened = { forceFlush: () => Promise<void>; shutdown: () => Promise<void> }

type Exporting = { settings: TelemetrySettings; resource: Resource; version: string }
const exportTo = (url: string, { headers }: TelemetrySettings) => ({ url, headers, timeoutMillis: exportMs })

function openTraces(url: string, { settings, resource, version }: Exporting) {
	const exporter = new (settings.isJson ? JsonTraces : ProtoTraces)(exportTo(url, settings))
	const provider = new TracerProvider({
		resource,
		sampler: samplerOf(settings),
		spanLimits: { attributeValueLengthLimit: 2_000 },
		spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: exportMs })],
	})
	return { provider, tracer: tracerOf(provider.getTracer('fieldhouse', version)) }
}

function openLogs(url: string, { settings, resource, version }: Exporting) {
	const exporter = new (settings.isJson ? JsonLogs : ProtoLogs)(exportTo(url, settings))
	const provider = new LoggerProvider({
		resource,
		processors: [new BatchLogRecordProcessor({ exporter, exportTimeoutMillis: exportMs })],
	})
	return { provider, lines: logWriter(provider.getLogger('fieldhouse', version)) }
}

function openMetrics(url: string, { settings, resource, version }: Exporting, source: MetricsSource) {
	const exporter = new (settings.isJson ? JsonMetrics : ProtoMetrics)(exportTo(url, settings))
	const reader = new PeriodicExportingMetricReader({
		exporter,
		exportIntervalMillis: settings.metricsIntervalMs,
		exportTimeoutMillis: Math.min(exportMs, settings.metricsIntervalMs),
		metricProducers: [metricsOf(source, { resource, version })],
	})
	return new MeterProvider({ resource, readers: [reader] })
}

/** Opens the signals that have an address. */
export function openSdk(
	settings: TelemetrySettings,
	{ version, onProblem }: { version: string; onProblem: (message: string) => void },
): Telemetry & { tracer: Tracer | null } {
	reportProblems(onProblem)
	const contexts = new AsyncLocalStorageContextManager().enable()
	context.setGlobalContextManager(contexts)
	const resource = resourceFromAttributes({
		'service.version': version,
		'service.instance.id': randomUUID(),
		...settings.resource,
	})
	const exporting = { settings, resource, version }
	const opened: Opened[] = []
	const at = <Provider extends { provider: Opened }>(
		signal: Signal,
		open: (url: string) => Provider,
	): Provider | null => {
		const url = settings.addresses[signal]
		if (url === null) return null
		const signalOpened = open(url)
		opened.push(signalOpened.provider)
		return signalOpened
	}
	const traces = at('traces', (url) => openTraces(url, exporting))
	const logs = at('logs', (url) => openLogs(url, exporting))
	const all = (work: (one: Opened) => Promise<void>) => Promise.allSettled(opened.map(work))
	return {
		tracer: traces?.tracer ?? null,
		logLines: logs?.lines ?? null,
		reportMetrics: (source) =>
			void at('metrics', (url) => ({ provider: openMetrics(url, exporting, source) })),
		flush: async () => void (await all((one) => one.forceFlush())),
		stop: async () => {
			const late = new AbortController()
			const limit = pause(stopMs, undefined, { signal: late.signal }).catch(() => undefined)
			await Promise.race([all((one) => one.shutdown()), limit])
			late.abort()
			context.disable()
			diag.disable()
		},
	}
}
