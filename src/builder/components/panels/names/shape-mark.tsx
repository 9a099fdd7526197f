import type { LetteringStyle } from '#garments/schemas.ts'

const bars = [-3, -2, -1, 0, 1, 2, 3]

/** Bottom and top of a letter `at` −1…1 of the line, in a 40 × 16 box. */
const edges: Record<LetteringStyle['shape'], (at: number) => { top: number; foot: number; lean: number }> = {
	straight: () => ({ top: 4, foot: 13, lean: 0 }),
	arch: (at) => ({ top: 1 + 6 * at * at, foot: 9 + 6 * at * at, lean: 0 }),
	bridge: (at) => ({ top: 1 + 7 * at * at, foot: 14, lean: 0 }),
	arc: (at) => ({ top: 1 + 6 * at * at, foot: 9 + 6 * at * at, lean: at * 2.2 }),
}

/** Icon of a lettering shape: seven strokes in place of letters. */
export function ShapeMark({ shape }: { shape: LetteringStyle['shape'] }) {
	const strokes = bars.map((bar) => {
		const { top, foot, lean } = edges[shape](bar / 3)
		const x = 20 + bar * 5.2
		return `M${x + lean} ${top}L${x - lean} ${foot}`
	})
	return (
		<svg viewBox="0 0 40 16" aria-hidden="true" className="h-4 w-10 stroke-current">
			<path d={strokes.join('')} strokeWidth="2.6" fill="none" />
		</svg>
	)
}
