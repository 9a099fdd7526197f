// What can be added to an order: items of its team's catalog, or without a team garments that the order has already.
import { extraCentsOf } from '#catalog/rules/size-prices.ts'
import type { ServiceContext } from '#database/context.server.ts'
import { VariantId } from '#kit/ids.ts'
import { printsOfLine } from '#orders/rules/printed.ts'
import { stillFor } from '#orders/service/amend.server.ts'
import { wantedOf } from '#orders/service/lines.server.ts'
import type { OrderLineRow, OrderRow } from '#orders/tables.ts'
import type { AddableItem, Addables, TeamItems } from '../contract.ts'
import { sizesOf } from '../store/list.server.ts'
import { playerView } from './views.server.ts'

const garmentOf = ({ productId, designId, designVersion, snapshot }: OrderLineRow): string =>
	[productId, designId, designVersion, snapshot.color].join(' ')

type Sizes = Awaited<ReturnType<typeof sizesOf>>

function itemOf(line: OrderLineRow, sizes: Sizes): AddableItem {
	const { productId, snapshot, unitCents } = line
	const { made, picture } = playerView(line)
	const own = sizes.filter((one) => one.productId === productId && one.color === snapshot.color)
	return {
		id: String(line.position),
		made,
		picture,
		unitCents: unitCents - (snapshot.sizeCents ?? 0),
		prints: printsOfLine(line),
		colors: [
			{
				name: snapshot.color,
				sizes: own.map(({ id, size, stock, colorway: color, ...prices }) => ({
					variantId: id,
					size,
					stock,
					extraCents: extraCentsOf(prices, { color, size }),
				})),
			},
		],
	}
}

async function garmentsOf({ db }: ServiceContext, lines: readonly OrderLineRow[]): Promise<Addables> {
	const garments = [...Map.groupBy(lines, garmentOf).values()].flatMap(([first]) => first ?? [])
	const sizes = await sizesOf(db, [...new Set(garments.map(({ productId }) => productId))])
	return {
		items: garments.map((line) => itemOf(line, sizes)),
		players: null,
		lineOf: ({ itemId, variantId, playerName, playerNumber, quantity }) => {
			const row = garments.find(({ position }) => String(position) === itemId)
			const chosen = { variantId: VariantId.parse(variantId), playerName, playerNumber, quantity }
			return row ? { ...stillFor(row, { ...wantedOf(row), ...chosen }), rosterId: null } : null
		},
	}
}

/** The caller has checked that the actor may change the order. */
export const addablesOf = (
	context: ServiceContext,
	teamItems: TeamItems,
	{ order, lines }: { order: Pick<OrderRow, 'portalId'>; lines: readonly OrderLineRow[] },
): Promise<Addables> =>
	order.portalId === null ? garmentsOf(context, lines) : teamItems(context, order.portalId)
