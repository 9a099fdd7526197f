// Bags of an order: one per player, and one for items without a player. Complete when every piece is in.
import { counted } from '#kit/plural.ts'
import type { JobStatus } from '../states.ts'

export type BagItem = {
	jobId: string
	position: number
	/** Equal for items of one bag; never shown. */
	bagKey: string
	/** Whom the piece is for: in team orders always, in others as printed. */
	forName: string
	forNumber: string
	what: string
	size: string
	qty: number
	packedQty: number
	status: JobStatus
}

export type Bag<Item extends BagItem = BagItem> = {
	/** From 1. */
	number: number
	label: string
	items: Item[]
	packed: number
	units: number
	isComplete: boolean
}

export const isPacked = ({ packedQty, qty }: Pick<BagItem, 'packedQty' | 'qty'>): boolean => packedQty >= qty

const firstOf = (items: readonly BagItem[], part: 'forName' | 'forNumber') =>
	items.map((item) => item[part]).find((text) => text !== '') ?? ''

/** "#12 Rivera", else the bag's number. */
function labelOf(items: readonly BagItem[], number: number): string {
	const [name, jersey] = [firstOf(items, 'forName'), firstOf(items, 'forNumber')]
	const player = [jersey === '' ? '' : `#${jersey}`, name].filter(Boolean).join(' ')
	return player === '' ? `Bag ${number}` : player
}

/** In the order of their first lines. */
export function bagsOf<Item extends BagItem>(items: readonly Item[]): Bag<Item>[] {
	const byKey = Map.groupBy(items, ({ bagKey }) => bagKey)
	return [...byKey.values()].map((own, at) => ({
		number: at + 1,
		label: labelOf(own, at + 1),
		items: own,
		packed: own.reduce((sum, { packedQty, qty }) => sum + Math.min(packedQty, qty), 0),
		units: own.reduce((sum, { qty }) => sum + qty, 0),
		isComplete: own.every(isPacked),
	}))
}

const named = 3

const missingIn = ({ label, items }: Bag): string => {
	const [first, ...more] = items.filter((item) => !isPacked(item)).map(({ what }) => what)
	return `${label} still needs ${first ?? ''}${more.length > 0 ? ` and ${more.length} more` : ''}`
}

/** "19 of 20 bags complete, #12 still needs Fast Break Shorts". */
export function completenessLabel(bags: readonly Bag[]): string {
	const open = bags.filter(({ isComplete }) => !isComplete)
	const count = `${bags.length - open.length} of ${counted(bags.length, 'bag')} complete`
	if (open.length === 0 || open.length > named) return count
	return [count, ...open.map(missingIn)].join(', ')
}
