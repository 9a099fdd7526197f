// The settings of telemetry, by the standard's names and meanings:
// https://opentelemetry.io/docs/specs/otel/configuration/sdk-environment-variables/
import { z } from 'zod'
import { flag, whole } from '#settings/fields.ts'
import { settingsGroup } from '#settings/settings.ts'

export const signals = ['traces', 'metrics', 'logs'] as const
export type Signal = (typeof signals)[number]

const samplers = [
	'always_on',
	'always_off',
	'traceidratio',
	'parentbased_always_on',
	'parentbased_always_off',
	'parentbased_traceidratio',
] as const
export type SamplerName = (typeof samplers)[number]

const collector = (example: string) =>
	z.url({ protocol: /^https?$/, error: `must look like ${example}` }).optional()

const exporter = z.enum(['otlp', 'none'], 'must be otlp or none').optional()

/** `name=value,name=value`, percent-encoded. */
const pairs = z
	.string()
	.default('')
	.transform((text, context): Record<string, string> => {
		try {
			return Object.fromEntries(
				text
					.split(',')
					.filter((part) => part.trim() !== '')
					.map((part) => {
						const [name = '', ...value] = part.split('=')
						if (name.trim() === '' || value.length === 0) throw new Error('no pair')
						return [name.trim(), decodeURIComponent(value.join('=').trim())]
					}),
			)
		} catch {
			context.addIssue('must look like name=value,name=value')
			return z.NEVER
		}
	})

const shape = {
	OTEL_SDK_DISABLED: flag.default(false).describe('on: no telemetry, whatever else is set.'),
	OTEL_EXPORTER_OTLP_ENDPOINT: collector('http://127.0.0.1:4318').describe(
		'An OpenTelemetry collector. With it the shop sends traces, metrics and logs; without it, and without an OTEL_*_EXPORTER, no part of OpenTelemetry is loaded.',
	),
	OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: collector('http://127.0.0.1:4318/v1/traces').describe(
		'The whole address for traces, where it is another one.',
	),
	OTEL_EXPORTER_OTLP_METRICS_ENDPOINT: collector('http://127.0.0.1:4318/v1/metrics').describe(
		'The whole address for metrics, where it is another one.',
	),
	OTEL_EXPORTER_OTLP_LOGS_ENDPOINT: collector('http://127.0.0.1:4318/v1/logs').describe(
		'The whole address for logs, where it is another one.',
	),
	OTEL_EXPORTER_OTLP_PROTOCOL: z
		.enum(['http/protobuf', 'http/json'], 'must be http/protobuf or http/json')
		.default('http/protobuf')
		.describe('How telemetry is written.'),
	OTEL_EXPORTER_OTLP_HEADERS: pairs.describe('Sent along with telemetry: authorization=Bearer%20abc.'),
	OTEL_TRACES_EXPORTER: exporter.describe('otlp or none; by itself otlp with an endpoint.'),
	OTEL_METRICS_EXPORTER: exporter.describe('otlp or none; by itself otlp with an endpoint.'),
	OTEL_LOGS_EXPORTER: exporter.describe('otlp or none; by itself otlp with an endpoint.'),
	OTEL_SERVICE_NAME: z
		.string()
		.min(1)
		.max(200)
		.optional()
		.describe('The name of this shop in telemetry; fieldhouse by itself.'),
	OTEL_RESOURCE_ATTRIBUTES: pairs.describe(
		'Facts about this process: deployment.environment.name=production,cloud.region=us-east-1.',
	),
	OTEL_TRACES_SAMPLER: z
		.enum(samplers, `must be one of ${samplers.join(', ')}`)
		.default('parentbased_always_on')
		.describe('Which requests are traced.'),
	OTEL_TRACES_SAMPLER_ARG: z.coerce
		.number('must be a number')
		.min(0, 'must be 0 to 1')
		.max(1, 'must be 0 to 1')
		.default(1)
		.describe('For the samplers with traceidratio: the share of requests, 0 to 1.'),
	OTEL_METRIC_EXPORT_INTERVAL: whole(1_000, 3_600_000)
		.default(60_000)
		.describe('Milliseconds between two reports of the metrics.'),
}

export type TelemetrySettings = {
	/** The address that each signal is sent to; null where it is not sent. */
	addresses: Record<Signal, string | null>
	isJson: boolean
	headers: Record<string, string>
	resource: Record<string, string>
	sampler: SamplerName
	samplerShare: number
	metricsIntervalMs: number
}

/** The standard's own, when an exporter is chosen without an endpoint. */
const usualEndpoint = 'http://localhost:4318'

/** Resolves to null when nothing is sent. */
export const telemetrySettings = settingsGroup({
	shape,
	secrets: ['OTEL_EXPORTER_OTLP_HEADERS'],
	resolve: (env): TelemetrySettings | null => {
		const endpoint = env.OTEL_EXPORTER_OTLP_ENDPOINT
		const addressOf = (signal: Signal): string | null => {
			const name = signal === 'traces' ? 'TRACES' : signal === 'metrics' ? 'METRICS' : 'LOGS'
			const own = env[`OTEL_EXPORTER_OTLP_${name}_ENDPOINT`]
			const chosen = env[`OTEL_${name}_EXPORTER`] ?? ((own ?? endpoint) ? 'otlp' : 'none')
			if (chosen === 'none') return null
			return own ?? `${(endpoint ?? usualEndpoint).replace(/\/+$/, '')}/v1/${signal}`
		}
		const addresses = { traces: addressOf('traces'), metrics: addressOf('metrics'), logs: addressOf('logs') }
		if (env.OTEL_SDK_DISABLED || signals.every((signal) => addresses[signal] === null)) return null
		const attributes = env.OTEL_RESOURCE_ATTRIBUTES
		return {
			addresses,
			isJson: env.OTEL_EXPORTER_OTLP_PROTOCOL === 'http/json',
			headers: env.OTEL_EXPORTER_OTLP_HEADERS,
			resource: {
				...attributes,
				'service.name': env.OTEL_SERVICE_NAME ?? attributes['service.name'] ?? 'fieldhouse',
			},
			sampler: env.OTEL_TRACES_SAMPLER,
			samplerShare: env.OTEL_TRACES_SAMPLER_ARG,
			metricsIntervalMs: env.OTEL_METRIC_EXPORT_INTERVAL,
		}
	},
})
