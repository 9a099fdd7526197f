import { expect, test } from 'vitest'
import { readSettings, WrongSetting } from '#settings/settings.ts'
import { expectEvery } from '../../tests/matrix.ts'
import { telemetrySettings } from './settings.ts'

const read = (env: Record<string, string>) =>
	readSettings({ telemetry: telemetrySettings }, (key) => env[key]).telemetry

const endpoint = { OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/' }
const at = (signal: string) => `http://collector:4318/v1/${signal}`
const all = { traces: at('traces'), metrics: at('metrics'), logs: at('logs') }

test('what is sent where', async () => {
	const cases: [string, Record<string, string>, Record<string, string | null> | null][] = [
		['nothing is set', {}, null],
		['an endpoint', endpoint, all],
		['switched off', { ...endpoint, OTEL_SDK_DISABLED: 'true' }, null],
		['no logs', { ...endpoint, OTEL_LOGS_EXPORTER: 'none' }, { ...all, logs: null }],
		[
			'nothing is chosen',
			{
				...endpoint,
				OTEL_TRACES_EXPORTER: 'none',
				OTEL_METRICS_EXPORTER: 'none',
				OTEL_LOGS_EXPORTER: 'none',
			},
			null,
		],
		[
			'an exporter without an endpoint',
			{ OTEL_TRACES_EXPORTER: 'otlp' },
			{ traces: 'http://localhost:4318/v1/traces', metrics: null, logs: null },
		],
		[
			'an address of one signal',
			{ OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: 'https://traces.example.com/take' },
			{ traces: 'https://traces.example.com/take', metrics: null, logs: null },
		],
		['only a name', { OTEL_SERVICE_NAME: 'shop' }, null],
	]
	await expectEvery({ cases, atLeast: 8, name: ([what]) => what }, ([, env, addresses]) =>
		expect(read(env)?.addresses ?? null).toEqual(addresses),
	)
})

test('names, headers, samplers', () => {
	expect(read(endpoint)).toMatchObject({
		isJson: false,
		headers: {},
		resource: { 'service.name': 'fieldhouse' },
		sampler: 'parentbased_always_on',
	})
	expect(
		read({
			...endpoint,
			OTEL_EXPORTER_OTLP_PROTOCOL: 'http/json',
			OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Basic%20a=b, x-team=1',
			OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,cloud.region=us',
			OTEL_SERVICE_NAME: 'shop',
			OTEL_TRACES_SAMPLER: 'traceidratio',
			OTEL_TRACES_SAMPLER_ARG: '0.25',
		}),
	).toMatchObject({
		isJson: true,
		headers: { authorization: 'Basic a=b', 'x-team': '1' },
		resource: { 'service.name': 'shop', 'cloud.region': 'us' },
		sampler: 'traceidratio',
		samplerShare: 0.25,
	})
})

test.each([
	['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', /must look like http:/],
	['OTEL_EXPORTER_OTLP_PROTOCOL', 'grpc', /must be http\/protobuf or http\/json/],
	['OTEL_TRACES_EXPORTER', 'zipkin', /must be otlp or none/],
	['OTEL_TRACES_SAMPLER', 'some', /must be one of always_on/],
	['OTEL_TRACES_SAMPLER_ARG', '2', /must be 0 to 1/],
	['OTEL_RESOURCE_ATTRIBUTES', 'name', /must look like name=value/],
	['OTEL_METRIC_EXPORT_INTERVAL', '5', /must be at least 1000/],
])('%s=%s is refused by name', (key, value, message) => {
	expect(() => read({ [key]: value })).toThrow(WrongSetting)
	expect(() => read({ [key]: value })).toThrow(message)
	expect(() => read({ [key]: value })).toThrow(key)
})

test('headers are secret: their value is not shown', () => {
	expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: 'hush' })).toThrow(/^OTEL_EXPORTER_OTLP_HEADERS must look/)
	expect(() => read({ OTEL_EXPORTER_OTLP_HEADERS: 'hush' })).not.toThrow(/hush/)
})
