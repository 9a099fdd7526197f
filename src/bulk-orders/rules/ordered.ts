// Converts rows of a bulk cart to order lines.
import { DesignId, VariantId } from '#kit/ids.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import type { BulkItem } from '../schemas.ts'
import type { CatalogItem } from '../views.ts'
import { nameOf } from './items.ts'

type Known = {
	catalog: readonly Pick<CatalogItem, 'id' | 'design' | 'omits'>[]
	/** The team's roster; rows of other teams are ignored. */
	players: readonly { id: string; printsName: boolean }[]
}

/**
 * Rows must have passed the checks. Every line says who it is for; its design, the entry and the player's choice decide
 * what is printed of that.
 */
export function orderedLines(items: readonly BulkItem[], { catalog, players }: Known): RosteredLine[] {
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const roster = new Map(players.map((player) => [player.id, player]))
	return items.map((item) => {
		const { design = null, omits = [] } = entries.get(item.item_id) ?? {}
		const player = item.roster_id === null ? undefined : roster.get(item.roster_id)
		return {
			variantId: VariantId.parse(item.variant_id),
			design: design && { id: DesignId.parse(design.id), version: design.version },
			quantity: item.qty,
			playerName: nameOf(item),
			playerNumber: item.number.trim(),
			rosterId: player?.id ?? null,
			portalItemId: item.item_id,
			...((player?.printsName === false || omits.includes('name')) && { omitsName: true }),
			...(omits.includes('number') && { omitsNumber: true }),
		}
	})
}
