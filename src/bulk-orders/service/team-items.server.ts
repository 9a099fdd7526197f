// The items and players of a team, for lines that are added to one of its orders.
import type { AddableItem, ChosenLine, TeamItems } from '#approvals/contract.ts'
import { portalBehindLink } from '#portals/service/scope.server.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import { orderedLines } from '../rules/ordered.ts'
import type { CatalogItem } from '../views.ts'
import { catalogOf } from './catalog.server.ts'
import { teamPlayers, type TeamPlayer } from './players.server.ts'
import { playerOf } from './views.server.ts'

/** The color that shows what the item looks like. */
const pictureOf = ({ colors }: CatalogItem): string => colors[0]?.picture ?? ''

const addableOf = (item: CatalogItem): AddableItem => ({
	id: item.id,
	made: `${item.brand} ${item.model}`,
	picture: pictureOf(item),
	unitCents: item.unitCents,
	prints: {
		name: item.design?.prints.name ?? false,
		number: item.design?.prints.number ?? false,
	},
	colors: item.colors.map(({ name, sizes }) => ({ name, sizes })),
})

function lineOf(
	chosen: ChosenLine,
	known: { catalog: readonly CatalogItem[]; players: readonly TeamPlayer[] },
): RosteredLine | null {
	const item = known.catalog.find(({ id }) => id === chosen.itemId)
	const size = item?.colors
		.flatMap(({ sizes }) => sizes)
		.find(({ variantId }) => variantId === chosen.variantId)
	const isKnown = chosen.rosterId === null || known.players.some(({ id }) => id === chosen.rosterId)
	if (!item || !size || !isKnown) return null
	const row = {
		id: item.id,
		product_id: item.productId,
		item_id: item.id,
		roster_id: chosen.rosterId,
		player_name: chosen.playerName,
		number: chosen.playerNumber,
		variant_id: size.variantId,
		size: size.size,
		qty: chosen.quantity,
		price: item.unitCents,
	}
	return orderedLines([row], known)[0] ?? null
}

/**
 * Also after an item's last day and in a closed portal: the order was placed in time, and its school or the staff asked
 * for the change.
 */
export const teamItems: TeamItems = async (context, portalId) => {
	const portal = await portalBehindLink(context, portalId)
	const all = await catalogOf(context, { portal, unpaidId: null })
	const catalog = all.filter(
		({ problem, colors }) => problem === '' && colors.some(({ sizes }) => sizes.length > 0),
	)
	const players = await teamPlayers(context, portal.teamId)
	return {
		items: catalog.map(addableOf),
		players: players.map((row) => {
			const { id, name, number } = playerOf(row)
			return { id, name, number }
		}),
		lineOf: (chosen) => lineOf(chosen, { catalog, players }),
	}
}
