// Measurements of a size chart, in inches. Lists run YS…YXL and S…4XL.

export type Measure = {
	name: string
	/** One text per size, smallest first; a range is that of the body. */
	youth?: readonly string[]
	adult?: readonly string[]
}

const even = (first: number, step: number, count: number) =>
	Array.from({ length: count }, (_, at) => String(first + at * step))

/** Grades a garment from its smallest size in equal steps, like its pattern. */
export function graded(
	name: string,
	youth: readonly [first: number, step: number],
	adult: readonly [first: number, step: number],
): Measure {
	return { name, youth: even(...youth, 4), adult: even(...adult, 7) }
}

export type SizeChartPlan = {
	/** The fit and which size to choose, in one or two sentences. */
	fit: string
	/** Which body measures determine the size. */
	wornAs: 'top' | 'bottom'
	/** Of the garment laid flat. */
	measures: readonly Measure[]
}
