// The owner's size chart of a product, in place of its garment's: measures in inches for each of its sizes.
import { z } from 'zod'
import { words } from './manage.ts'

export const mostMeasures = 8

const inches = /^\d{1,3}(?:\.\d{1,2}| \d\/\d{1,2})?(?:-\d{1,3}(?:\.\d{1,2}| \d\/\d{1,2})?)?$/
const aboutInches = 'Inches such as 18, 18.5, 18 1/2 or 34-36'

/** Empty where the measure is not given. */
export const Measured = z
	.string()
	.trim()
	.transform((text) => text.replaceAll(/\s*[-–—]\s*/g, '-').replaceAll(/\s+/g, ' '))
	.refine((text) => text === '' || inches.test(text), aboutInches)

export const OwnSizeChart = z
	.object({
		/** How it fits; may be empty. */
		fit: words(200),
		measures: z
			.array(words(40).min(1, 'Name every measure'))
			.min(1, 'At least one measure')
			.max(mostMeasures, `At most ${mostMeasures} measures`),
		/** A value for each measure; sizes that the product has no more are kept. */
		rows: z.array(z.object({ size: z.string(), values: z.array(Measured) })).min(1, 'At least one size'),
	})
	.refine(
		({ rows, measures }) => rows.every(({ values }) => values.length === measures.length),
		'A value is missing',
	)
	.refine(
		({ measures }) => new Set(measures.map((name) => name.toLowerCase())).size === measures.length,
		'Two measures have the same name',
	)
	.refine(
		({ rows }) => rows.some(({ values }) => values.some((value) => value !== '')),
		'Enter at least one value',
	)
export type OwnSizeChart = z.infer<typeof OwnSizeChart>

/** What is wrong with a chart first; of a value with its size and measure. Undefined for a good one. */
export function chartProblem(chart: OwnSizeChart): string | undefined {
	const issue = OwnSizeChart.safeParse(chart).error?.issues[0]
	if (!issue) return undefined
	const [part, row, , column] = issue.path
	if (part !== 'rows' || typeof row !== 'number' || typeof column !== 'number') return issue.message
	return `${chart.measures[column] ?? ''}, ${chart.rows[row]?.size ?? ''}: ${issue.message}`
}
