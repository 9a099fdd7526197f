// What a late player can be ordered: the items that others have on an order, as its lines describe them.
import { DesignId, VariantId } from '#kit/ids.ts'
import { kitPieceName } from '#orders/rules/kits.ts'
import type { RosteredLine } from '#orders/schemas.ts'
import type { OrderLineRow } from '#orders/tables.ts'
import { mostUnits } from './checks.ts'
import type { JoinChoice, JoinItem, JoinTyped } from '../views.ts'

/** One entry, design version and color. */
const keyOf = ({ productId, designId, designVersion, snapshot }: OrderLineRow): string =>
	JSON.stringify([snapshot.portalItemId ?? '', productId, designId, designVersion, snapshot.color])

export type OrderedItem = {
	/** Id of the item's first line on the order. */
	id: string
	lines: readonly OrderLineRow[]
	line: OrderLineRow
}

/** The items of an order, in the order of their first lines. */
export const itemsOn = (lines: readonly OrderLineRow[]): OrderedItem[] =>
	[...Map.groupBy(lines, keyOf).values()].flatMap((own) => {
		const [line] = own
		return line ? [{ id: line.id, lines: own, line }] : []
	})

type DesignedLine = Pick<OrderLineRow, 'productId' | 'designId' | 'designVersion'> & {
	snapshot: Pick<OrderLineRow['snapshot'], 'portalItemId'>
}

/** The lines of each entry's latest design. @param lines latest first, of several orders */
export function ofLatestDesigns<Line extends DesignedLine>(lines: readonly Line[]): Line[] {
	const entryOf = ({ snapshot, productId }: Line) => `${snapshot.portalItemId ?? ''} ${productId}`
	const latest = new Map<string, Line>()
	for (const line of lines) if (!latest.has(entryOf(line))) latest.set(entryOf(line), line)
	return lines.filter((line) => {
		const { designId, designVersion } = latest.get(entryOf(line)) ?? line
		return line.designId === designId && line.designVersion === designVersion
	})
}

export const itemName = ({ snapshot: { kit, brand, model } }: OrderLineRow): string =>
	kit ? kitPieceName(kit) : `${brand} ${model}`

const nameField = (part: 'size' | 'qty', orderId: string, itemId: string) => `${part}-${orderId}-${itemId}`
export const sizeField = (orderId: string, itemId: string): string => nameField('size', orderId, itemId)
export const qtyField = (orderId: string, itemId: string): string => nameField('qty', orderId, itemId)

const textOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '')

/** What the form of one order says; an item without a quantity is not wanted. */
export function readChoices(
	fields: Readonly<Record<string, unknown>>,
	{ orderId, items }: { orderId: string; items: readonly JoinItem[] },
): { typed: JoinTyped; choices: JoinChoice[]; errors: Record<string, string> } {
	const typed: JoinTyped = {}
	const errors: Record<string, string> = {}
	const choices = items.flatMap((item): JoinChoice[] => {
		const [size, qty] = [sizeField(orderId, item.id), qtyField(orderId, item.id)]
		const variantId = textOf(fields[size])
		const written = textOf(fields[qty]) || '0'
		Object.assign(typed, { [size]: variantId, [qty]: written })
		if (item.isOrdered || written === '0') return []
		const quantity = Number(written)
		if (!/^\d{1,3}$/.test(written) || quantity > mostUnits) {
			errors[qty] = `Quantity can be 0 to ${mostUnits}`
			return []
		}
		if (!item.sizes.some((one) => one.variantId === variantId)) {
			errors[size] = 'Choose a size'
			return []
		}
		return [{ itemId: item.id, variantId, quantity }]
	})
	return { typed, choices, errors }
}

export type LatePlayer = { id: string; jerseyName: string; number: string; printsName: boolean }

/** The lines to add: the design version and the printing of the others, with the player's own name and number. */
export const lateLines = (
	choices: readonly JoinChoice[],
	{ items, player }: { items: readonly OrderedItem[]; player: LatePlayer },
): RosteredLine[] =>
	choices.flatMap(({ itemId, variantId, quantity }) => {
		const item = items.find(({ id }) => id === itemId)
		if (!item) return []
		const { designId, designVersion, snapshot } = item.line
		// What everybody's piece leaves out is left out by the entry, not by a player.
		const omitsName = !player.printsName || item.lines.every((line) => line.snapshot.omitsName === true)
		const omitsNumber = item.lines.every((line) => line.snapshot.omitsNumber === true)
		return [
			{
				variantId: VariantId.parse(variantId),
				design:
					designId === null || designVersion === null
						? null
						: { id: DesignId.parse(designId), version: designVersion },
				quantity,
				playerName: player.jerseyName,
				playerNumber: player.number,
				rosterId: player.id,
				...(snapshot.portalItemId !== undefined && { portalItemId: snapshot.portalItemId }),
				...(omitsName && { omitsName: true }),
				...(omitsNumber && { omitsNumber: true }),
			},
		]
	})
