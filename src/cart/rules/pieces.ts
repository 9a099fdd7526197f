// Many pieces of one design or kit added at once: which were added, and the toast for them.
import { counted } from '#kit/plural.ts'
import type { ToastRequest } from '#ui/show-toast.ts'
import { messages } from './labels.ts'
import { maxOrderLines } from '#orders/schemas.ts'
import { maxUnits, type Addition } from './lines.ts'

export type AddedPieces = {
	model: string
	/** 1 for a design that belongs to no kit. */
	piecesOfKit: number
	lines: readonly { size: string; quantity: number; addition: Addition; lineId: string | null }[]
}

/** Why a line was not added; empty when it was. */
export function reasonOf(addition: Addition): string {
	switch (addition.outcome) {
		case 'sold-out':
			return 'sold out'
		case 'none-left':
			return addition.because === 'stock'
				? `only ${addition.limit} in stock`
				: `up to ${maxUnits} units in a line`
		case 'full':
			return `a cart holds up to ${counted(maxOrderLines, 'line')}`
		case 'added':
		case 'capped':
			return ''
	}
}

/** The toast for all lines: what was added, and by size what was not. It names no player. */
export function piecesToast({ model, piecesOfKit, lines }: AddedPieces): ToastRequest {
	const added = lines.filter(({ addition }) => 'added' in addition)
	const refused = lines.filter(({ addition }) => !('added' in addition))
	const missing = Map.groupBy(refused, ({ size, addition }) => `${size}: ${reasonOf(addition)}`)
	const why = [...missing].map(([reason, own]) => `${reason} (${counted(own.length, 'line')})`).join(', ')
	const units = added.reduce((sum, { quantity }) => sum + quantity, 0)
	if (added.length === 0) return { tone: 'error', title: messages.notAdded, detail: `${why}.` }
	const what =
		piecesOfKit === 1
			? `${units} × ${model} in ${counted(added.length, 'line')}`
			: `${units / piecesOfKit} × ${model}, ${counted(units, 'piece')}`
	return refused.length === 0
		? { tone: 'success', title: messages.added, detail: what }
		: { tone: 'info', title: 'Added in part', detail: `${what}. Not added: ${why}.` }
}
