// Many pieces of one design or kit added at once: which were added, and the toast for them.
import type { PageLanguage } from '#kit/language.ts'
import type { ToastRequest } from '#ui/show-toast.ts'
import type { Addition } from './lines.ts'
import { toastTexts } from './toast-texts.ts'

export type AddedPieces = {
	model: string
	/** 1 for a design that belongs to no kit. */
	piecesOfKit: number
	lines: readonly { size: string; quantity: number; addition: Addition; lineId: string | null }[]
}

/** Why a line was not added; empty when it was. */
export function reasonOf(addition: Addition, language: PageLanguage = 'en'): string {
	const { soldOut, stock, units, full } = toastTexts[language].reasons
	switch (addition.outcome) {
		case 'sold-out':
			return soldOut
		case 'none-left':
			return addition.because === 'stock' ? stock(addition.limit) : units
		case 'full':
			return full
		case 'added':
		case 'capped':
			return ''
	}
}

/** The toast for all lines: what was added, and by size what was not. It names no player. */
export function piecesToast(
	{ model, piecesOfKit, lines }: AddedPieces,
	language: PageLanguage = 'en',
): ToastRequest {
	const texts = toastTexts[language]
	const added = lines.filter(({ addition }) => 'added' in addition)
	const refused = lines.filter(({ addition }) => !('added' in addition))
	const missing = Map.groupBy(refused, ({ size, addition }) => `${size}: ${reasonOf(addition)}`)
	const why = [...missing.values()]
		.flatMap(([one, ...others]) =>
			one ? [texts.sizeReason(one.size, reasonOf(one.addition, language), others.length + 1)] : [],
		)
		.join(', ')
	const units = added.reduce((sum, { quantity }) => sum + quantity, 0)
	if (added.length === 0) return { tone: 'error', title: texts.notAdded, detail: `${why}.` }
	const what =
		piecesOfKit === 1
			? texts.inLines(units, model, added.length)
			: texts.inPieces(units / piecesOfKit, model, units)
	return refused.length === 0
		? { tone: 'success', title: texts.added, detail: what }
		: { tone: 'info', title: texts.addedInPart, detail: texts.butNot(what, why) }
}
