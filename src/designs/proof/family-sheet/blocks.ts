// A block of the sheet for families: its height is known before it is drawn, so that everything fits on one page.
import type { Paper } from '#documents/paper.ts'

export type Block = { height: number; draw: (y: number) => void }

/** How much the sheet says, and how large. */
export type Plan = {
	/** Size of the text in points. */
	size: number
	/** Most colors; the others are counted. */
	colors: number
	/** Which measures are explained. */
	steps: 'all' | 'body' | 'none'
}

/** Best first. */
export const plans: readonly Plan[] = [
	...[8, 7.5, 7, 6.5, 6].map((size): Plan => ({ size, colors: 60, steps: 'all' })),
	{ size: 6, colors: 24, steps: 'all' },
	{ size: 6, colors: 24, steps: 'body' },
	{ size: 6, colors: 12, steps: 'none' },
]

const between = 12

export const heightOf = (blocks: readonly Block[]): number =>
	blocks.reduce((sum, { height }) => sum + height + between, 0)

/** Draws the blocks below each other. */
export function drawBlocks(paper: Paper, blocks: readonly Block[]): void {
	for (const { height, draw } of blocks) {
		draw(paper.y)
		paper.y += height + between
	}
}
