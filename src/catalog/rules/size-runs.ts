// The sizes a product is made in, smallest first.

const youth = ['YS', 'YM', 'YL', 'YXL'] as const
const adult = ['S', 'M', 'L', 'XL', '2XL', '3XL', '4XL'] as const

export const sizeRuns = {
	adult,
	'adult-short': ['S', 'M', 'L', 'XL', '2XL'],
	youth,
	'youth-adult': [...youth, ...adult],
	hat: ['One Size'],
	'hat-fitted': ['S/M', 'L/XL'],
	socks: ['YL', 'S', 'M', 'L', 'XL'],
} as const satisfies Record<string, readonly string[]>
export type SizeRunId = keyof typeof sizeRuns

/** The sizes of a run, smallest first. */
export const sizesOf = (run: SizeRunId): readonly string[] => sizeRuns[run]

export const hasYouthSizes = (run: SizeRunId): boolean =>
	sizesOf(run).some((size) => /^Y(S|M|L|XL)$/.test(size))
