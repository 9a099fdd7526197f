// Converts rows of a bulk cart to order lines.
import { DesignId, VariantId } from '#kit/ids.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'
import { nameOf } from './items.ts'
import { worn } from './printed.ts'

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
