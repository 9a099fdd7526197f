// Players whose order differs from the sheet, and what can still be done about each order.
import { Fragment } from 'react'
import { orderedLabel, type Difference, type PlacedOrder, type Stage } from '../rules/ordered.ts'
import type { PlayerField } from '../rules/player.ts'
import { RosterWarning } from './problems.tsx'
import type { Roster } from './use-roster.ts'

type OtherwiseProps = {
	roster: Pick<Roster, 'lines' | 'otherwise' | 'orders'>
	/** Undefined before hydration. */
	onJump: ((row: number, field: PlayerField) => void) | undefined
}

const playersShown = 6
const ordersNamed = 4

/** "3 players’ orders differ from the roster"; empty when none does. */
export function otherwiseLabel({ size }: Roster['otherwise']): string {
	if (size === 0) return ''
	return size === 1
		? '1 player’s order differs from the roster'
		: `${size} players’ orders differ from the roster`
}

const approvalOf = (orderId: string) => `/approvals/${orderId}`
const pageOf = (orderId: string) => `/orders/${orderId}`

type Way = { title: string; words: string; hrefOf: (orderId: string) => string; needsUs?: true }
/** Sorted by how much can still be changed. */
const ways: Record<Stage, Way> = {
	sentBack: {
		title: 'Sent back for changes',
		words: 'The buyer can correct these players there and resubmit it.',
		hrefOf: approvalOf,
	},
	waiting: {
		title: 'Waiting for approval',
		words: 'An approver can request changes. Then the buyer corrects these players and resubmits it.',
		hrefOf: approvalOf,
	},
	unpaid: {
		title: 'Waiting for payment',
		words: 'Cancel the order on its page and place it again with the right values.',
		hrefOf: pageOf,
	},
	approved: {
		title: 'Approved',
		words: 'Our staff can change it until production starts. Then it needs approval again.',
		hrefOf: pageOf,
		needsUs: true,
	},
	inProduction: {
		title: 'Paid or in production',
		words: 'Ask us right away if it can still be changed.',
		hrefOf: pageOf,
		needsUs: true,
	},
	sent: {
		title: 'Already shipped',
		words: 'A different name, number or size takes a new order.',
		hrefOf: pageOf,
	},
}
const stages = ['sentBack', 'waiting', 'unpaid', 'approved', 'inProduction', 'sent'] as const

const OrderWay = ({ stage, orders }: { stage: Stage; orders: readonly PlacedOrder[] }) => {
	const { title, words, hrefOf, needsUs } = ways[stage]
	const more = orders.length - ordersNamed
	return (
		<li className="py-1">
			<b>{title}: </b>
			{orders.slice(0, ordersNamed).map(({ id }, at) => (
				<Fragment key={id}>
					{at > 0 && ', '}
					<a href={hrefOf(id)} className="font-bold underline">{`order #${id.slice(0, 8)}`}</a>
				</Fragment>
			))}
			{more > 0 && ` and ${more} more`}
			{`. ${words} `}
			{needsUs && (
				<a href="/support" className="font-bold underline">
					Contact us
				</a>
			)}
		</li>
	)
}

function Ways({ roster: { otherwise, orders } }: Pick<OtherwiseProps, 'roster'>) {
	const places = new Set([...otherwise.values()].flatMap((found) => found.map(({ at }) => at)))
	const found = orders.filter((_, at) => places.has(at))
	return (
		<ul className="mt-1.5 border-t border-warning-line pt-1.5 text-[0.9375rem]">
			{stages.flatMap((stage) => {
				const own = found.filter((order) => order.stage === stage)
				return own.length > 0 ? [<OrderWay key={stage} stage={stage} orders={own} />] : []
			})}
		</ul>
	)
}

type ItemProps = { row: number; name: string; found: readonly Difference[] } & Pick<OtherwiseProps, 'onJump'>

const Item = ({ row, name, found, onJump }: ItemProps) => {
	const words = (
		<>
			<b>{`Row ${row + 1}, ${name || 'no name'}:`}</b> {orderedLabel(found)}
		</>
	)
	const [first] = found
	return (
		<li className="text-[0.9375rem]">
			{onJump && first ? (
				<button
					type="button"
					onClick={() => onJump(row, first.field)}
					className="min-h-8 w-full rounded-chip py-1 text-left hover:underline pointer-coarse:min-h-11"
				>
					{words}
				</button>
			) : (
				<span className="block py-1">{words}</span>
			)}
		</li>
	)
}

/** Count, players, and options per order; nothing when every order matches the sheet. */
export function OrderedOtherwise({ roster, onJump }: OtherwiseProps) {
	const { lines, otherwise } = roster
	if (otherwise.size === 0) return null
	const items = [...otherwise].map(([row, found]) => (
		<Item key={lines[row]?.key ?? row} row={row} name={lines[row]?.name ?? ''} {...{ found, onJump }} />
	))
	const rest = items.slice(playersShown)
	return (
		<RosterWarning id="roster-otherwise" title={otherwiseLabel(otherwise)}>
			<p className="mt-1 text-[0.9375rem]">
				Changing the roster does not change an order that is already placed.
			</p>
			<ul className="mt-1">{items.slice(0, playersShown)}</ul>
			{rest.length > 0 && (
				<details>
					<summary className="min-h-9 font-bold underline pointer-coarse:min-h-11">
						{`Show ${rest.length} more`}
					</summary>
					<ul>{rest}</ul>
				</details>
			)}
			<Ways roster={roster} />
		</RosterWarning>
	)
}
