// Input of the sheet for families: plain JSON for the process that draws it.
import type { SizeChart } from '#catalog/rules/size-charts.ts'
import type { Language } from '#kit/language.ts'
import type { ProofArt, ProofInput } from '../input.ts'

export type SheetPrice = {
	/** One piece, or one kit, without a role's discount. */
	eachCents: number
	/** Pieces or kits of the whole order, on which the price depends. */
	quantity: number
	/** What sizes cost more. */
	sizes: readonly { size: string; cents: number }[]
	/** Share of the team's fundraising on top of the price, in basis points; 0 for none. */
	fundraisingBp: number
}

/** Where families order. */
export type SheetOrder = {
	url: string
	/** Last day, `2027-05-01`; null without a deadline. */
	deadlineOn: string | null
}

export type FamilySheetInput = {
	/** The version with all pieces of a kit. It never has players. */
	proof: Omit<ProofInput, 'players' | 'roster' | 'worn'>
	/** Size chart of each piece, in the order of the pieces. */
	charts: readonly SizeChart[]
	/** The shop's logo; without it, its name is written. */
	logo?: ProofArt
	price: SheetPrice
	order: SheetOrder | null
	/** What its readers read; English when absent. */
	language?: Language
	/** Day of the prices: ISO instant, the only time in the document. */
	printedAt: string
}
