// The metrics of /metrics as OpenTelemetry's: counted once, with the same names on both ways.
import { ValueType, type HrTime } from '@opentelemetry/api'
import type { Resource } from '@opentelemetry/resources'
import {
	AggregationTemporality,
	DataPointType,
	type DataPoint,
	type Histogram,
	type MetricData,
	type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import { z } from 'zod'
import type { MetricsSource } from '../open.server.ts'

const Label = z.union([z.string(), z.number()])

const Family = z.object({
	name: z.string(),
	help: z.string(),
	type: z.enum(['counter', 'gauge', 'histogram', 'summary']),
	values: z.array(
		z.object({
			value: z.number(),
			metricName: z.string().optional(),
			labels: z.record(z.string(), Label.optional()),
		}),
	),
})
type Family = z.infer<typeof Family>
type Value = Family['values'][number]

const hrTime = (ms: number): HrTime => [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1_000_000)]

type Span = { startTime: HrTime; endTime: HrTime }

const attributesOf = ({ labels }: Value): Record<string, string | number> =>
	Object.fromEntries(
		Object.entries(labels).flatMap(([name, value]) =>
			name === 'le' || value === undefined ? [] : [[name, value]],
		),
	)

/** A histogram's values are its buckets up to each limit, its sum and its count, one after the other for each set of labels. */
function histograms({ name, values }: Family, span: Span): DataPoint<Histogram>[] {
	const bySeries = Map.groupBy(values, (value) => JSON.stringify(attributesOf(value)))
	return [...bySeries.values()].map((series) => {
		const of = (suffix: string) => series.filter(({ metricName }) => metricName === `${name}_${suffix}`)
		const buckets = of('bucket')
		const counts = buckets.map(({ value }, at) => value - (buckets[at - 1]?.value ?? 0))
		return {
			...span,
			attributes: series[0] ? attributesOf(series[0]) : {},
			value: {
				buckets: {
					boundaries: buckets.map(({ labels: { le } }) => Number(le)).filter(Number.isFinite),
					counts,
				},
				sum: of('sum')[0]?.value ?? 0,
				count: of('count')[0]?.value ?? 0,
			},
		}
	})
}

function dataOf(family: Family, span: Span): MetricData {
	const descriptor = {
		name: family.name,
		description: family.help,
		unit: family.name.includes('_seconds') ? 's' : family.name.includes('_bytes') ? 'By' : '',
		valueType: ValueType.DOUBLE,
	}
	const base = { descriptor, aggregationTemporality: AggregationTemporality.CUMULATIVE }
	if (family.type === 'histogram')
		return { ...base, dataPointType: DataPointType.HISTOGRAM, dataPoints: histograms(family, span) }
	const dataPoints = family.values.map((value) => ({
		...span,
		attributes: attributesOf(value),
		value: value.value,
	}))
	return family.type === 'counter'
		? { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
		: { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
}

/** Reads the registry at each report. */
export function metricsOf(
	source: MetricsSource,
	{ resource, version }: { resource: Resource; version: string },
): MetricProducer {
	const startTime = hrTime(Date.now() - performance.now())
	return {
		collect: async () => {
			const families = z.array(Family).parse(await source.getMetricsAsJSON())
			const span = { startTime, endTime: hrTime(Date.now()) }
			return {
				resourceMetrics: {
					resource,
					scopeMetrics: [
						{
							scope: { name: 'fieldhouse', version },
							metrics: families.map((family) => dataOf(family, span)),
						},
					],
				},
				errors: [],
			}
		},
	}
}
