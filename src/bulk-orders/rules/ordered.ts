// Converts rows of a bulk cart to order lines, with the player details that a design prints.
import { DesignId, VariantId } from '#kit/ids.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem, Printed } from '../views.ts'
import { nameOf } from './items.ts'
import { isPersonal } from '#rosters/rules/player.ts'

/** Jerseys print name and number; other garments only what their design has a place for. */
export const printedOn = (kind: string, has: Printed): Printed =>
	isPersonal(kind) ? { name: true, number: true } : has

/** Name and number as printed; a player who opted out of the name has only the number. */
export const worn = (
	prints: Printed,
	{ name, number, printsName }: { name: string; number: string; printsName: boolean },
): { playerName: string; playerNumber: string } => ({
	playerName: prints.name && printsName ? name : '',
	playerNumber: prints.number ? number : '',
})

type Known = {
	catalog: readonly Pick<CatalogItem, 'id' | 'design'>[]
	/** The team's roster; rows of other teams are ignored. */
	players: readonly { id: string; printsName: boolean }[]
}

/**
 * Rows must have passed the checks. Lines carry only the details that the design prints, and no name the player opted
 * out of.
 */
export function orderedLines(items: readonly BulkItem[], { catalog, players }: Known): RosteredLine[] {
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const roster = new Map(players.map((player) => [player.id, player]))
	return items.map((item) => {
		const design = entries.get(item.item_id)?.design ?? null
		const player = item.roster_id === null ? undefined : roster.get(item.roster_id)
		const named = {
			name: nameOf(item),
			number: item.number.trim(),
			printsName: player?.printsName ?? true,
		}
		return {
			variantId: VariantId.parse(item.variant_id),
			design: design && { id: DesignId.parse(design.id), version: design.version },
			quantity: item.qty,
			...(design ? worn(design.prints, named) : { playerName: named.name, playerNumber: named.number }),
			rosterId: player?.id ?? null,
		}
	})
}
