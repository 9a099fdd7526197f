// Maps rows to cards.
import { isoDate, type IsoDate } from '#kit/time.ts'
import { referenceOf } from '#orders/rules/order.ts'
import { kitPieceName } from '#orders/rules/kits.ts'
import { pickedColors } from '#orders/rules/printed.ts'
import { isProductionMethod } from '../rules/decoration-labels.ts'
import { codeOf, dueGroupOf, dueLabel, movesFrom } from '../rules/floor.ts'
import type { OrderJobRow } from '../store/views.server.ts'
import { jobPictureUrl } from '../urls.ts'

type Row = Omit<OrderJobRow, 'bagKey' | 'forName' | 'forNumber'> & { team?: string | null }

export const dueOf = (dueOn: string, today: IsoDate) => ({
	words: dueLabel(isoDate(new Date(dueOn)), today),
	group: dueGroupOf(dueOn, today),
})

/**
 * One garment to be made or packed. Name and number are present only where they are printed.
 * @param today the current day in the shop's time zone
 */
export function cardOf(row: Row, today: IsoDate) {
	const { id, orderId, snapshot, status } = row
	const isDesign = row.designId !== null
	return {
		id,
		code: codeOf(id),
		orderId,
		reference: referenceOf(orderId),
		team: row.team ?? null,
		brand: snapshot.brand,
		model: snapshot.model,
		/** "Elite Uniform Set · Pants"; empty for a garment that is no piece of a kit. */
		kit: snapshot.kit ? kitPieceName(snapshot.kit) : '',
		/** Color of the blank. */
		color: snapshot.color,
		/** The design's colors on the blank's. */
		colors: pickedColors(row),
		sku: snapshot.sku,
		size: row.size,
		qty: row.qty,
		packedQty: row.packedQty,
		playerName: row.playerName,
		playerNumber: row.playerNumber,
		/** A line's font lacks some of its letters. */
		lacksLetters: row.lacksLetters,
		methods: row.methods.filter(isProductionMethod),
		picture: isDesign ? jobPictureUrl(id) : snapshot.picture,
		isDesign,
		status,
		due: dueOf(row.dueOn, today),
		moves: movesFrom(status),
	}
}
export type JobCard = ReturnType<typeof cardOf>
