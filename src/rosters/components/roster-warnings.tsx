// What the coach should look at on the roster: notes about its cells, and orders that differ from it.
import { Fragment, useState, type ReactNode } from 'react'
import { counted } from '#kit/plural.ts'
import { Icon } from '#ui/icon.tsx'
import type { Note } from '../rules/notes.ts'
import { orderedLabel, type PlacedOrder, type Stage } from '../rules/ordered.ts'
import { fieldLabels, type PlayerField } from '../rules/player.ts'
import type { Roster } from './use-roster.ts'

type Jump = {
	/** Undefined before hydration. */
	onJump: ((row: number, field: PlayerField) => void) | undefined
}

/** A warning as a section with its own heading. */
const RosterWarning = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
	<section
		aria-labelledby={id}
		className="rounded-notice border border-warning-line bg-warning-surface px-4 py-3 text-on-warning-surface"
	>
		<h2 id={id} className="flex items-center gap-2 font-bold">
			<Icon name="alert" />
			{title}
		</h2>
		{children}
	</section>
)

/** A line about a row; it leads to the cell that it is about. */
const RowLine = ({
	row,
	field,
	onJump,
	children,
}: Jump & { row: number; field: PlayerField; children: ReactNode }) => (
	<li>
		<button
			type="button"
			disabled={!onJump}
			onClick={() => onJump?.(row, field)}
			className="min-h-8 w-full rounded-chip py-1 text-left text-[0.9375rem] not-disabled:hover:underline pointer-coarse:min-h-11"
		>
			{children}
		</button>
	</li>
)

const shownFirst = 6

/** "3 rows to repair before saving", "1 row to look at". */
export function problemLabel(notes: Roster['notes']): string {
	const errors = [...notes.values()].filter((list) => list.some(({ tone }) => tone === 'error')).length
	const rest = notes.size - errors
	const parts = [
		...(errors > 0 ? [`${counted(errors, 'row')} to repair before saving`] : []),
		...(rest > 0 ? [`${counted(rest, 'row')} to look at`] : []),
	]
	return parts.join(', ')
}

/** Errors, which prevent saving, come first. */
const byWeight = (a: Note & { row: number }, b: Note & { row: number }) =>
	Number(b.tone === 'error') - Number(a.tone === 'error') || a.row - b.row

/** All notes as text; each one links to its cell. */
export function Problems({ notes, onJump }: Jump & Pick<Roster, 'notes'>) {
	const [isWhole, setWhole] = useState(false)
	if (notes.size === 0) return null
	const items = [...notes].flatMap(([row, list]) => list.map((note) => ({ ...note, row }))).toSorted(byWeight)
	return (
		<RosterWarning id="roster-problems" title={problemLabel(notes)}>
			<ul className="mt-1.5">
				{(isWhole ? items : items.slice(0, shownFirst)).map(({ row, field, tone, message }) => (
					<RowLine key={`${row} ${field} ${message}`} {...{ row, field, onJump }}>
						<b>
							{`Row ${row + 1}, ${fieldLabels[field].toLowerCase()}`}
							{tone === 'error' ? ' (repair)' : ''}:
						</b>{' '}
						{message}
					</RowLine>
				))}
			</ul>
			{items.length > shownFirst && (
				<button
					type="button"
					disabled={!onJump}
					aria-expanded={isWhole}
					onClick={() => setWhole(!isWhole)}
					className="min-h-9 font-bold underline"
				>
					{isWhole ? 'Show fewer' : `Show all ${items.length}`}
				</button>
			)}
		</RosterWarning>
	)
}

/** "3 players’ orders differ from the roster"; empty when none does. */
export function differencesLabel({ size }: Roster['differences']): string {
	if (size === 0) return ''
	return size === 1
		? '1 player’s order differs from the roster'
		: `${size} players’ orders differ from the roster`
}

const approvalOf = (orderId: string) => `/approvals/${orderId}`
const pageOf = (orderId: string) => `/orders/${orderId}`

type Remedy = { title: string; text: string; hrefOf: (orderId: string) => string; needsUs?: true }
/** What can still be done about an order, sorted by how much. */
const remedies: Record<Stage, Remedy> = {
	sentBack: {
		title: 'Sent back for changes',
		text: 'The buyer can correct these players there and resubmit it.',
		hrefOf: approvalOf,
	},
	waiting: {
		title: 'Waiting for approval',
		text: 'An approver can request changes. Then the buyer corrects these players and resubmits it.',
		hrefOf: approvalOf,
	},
	unpaid: {
		title: 'Waiting for payment',
		text: 'Cancel the order on its page and place it again with the right values.',
		hrefOf: pageOf,
	},
	approved: {
		title: 'Approved',
		text: 'Our staff can change it until production starts. Then it needs approval again.',
		hrefOf: pageOf,
		needsUs: true,
	},
	inProduction: {
		title: 'Paid or in production',
		text: 'Ask us right away if it can still be changed.',
		hrefOf: pageOf,
		needsUs: true,
	},
	sent: {
		title: 'Already shipped',
		text: 'A different name, number or size takes a new order.',
		hrefOf: pageOf,
	},
}
// Cast: the keys of the literal above.
const stages = Object.keys(remedies) as Stage[]

const ordersNamed = 4

const OrderRemedy = ({ stage, orders }: { stage: Stage; orders: readonly PlacedOrder[] }) => {
	const { title, text, hrefOf, needsUs } = remedies[stage]
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
			{`. ${text} `}
			{needsUs && (
				<a href="/support" className="font-bold underline">
					Contact us
				</a>
			)}
		</li>
	)
}

/** Count, players, and options per order; nothing when every order matches the sheet. */
export function OrderDifferences({
	roster,
	onJump,
}: Jump & { roster: Pick<Roster, 'lines' | 'differences' | 'orders'> }) {
	const { lines, differences, orders } = roster
	if (differences.size === 0) return null
	const items = [...differences].map(([row, found]) => (
		<RowLine key={lines[row]?.key ?? row} row={row} field={found[0]?.field ?? 'name'} onJump={onJump}>
			<b>{`Row ${row + 1}, ${lines[row]?.name || 'no name'}:`}</b> {orderedLabel(found)}
		</RowLine>
	))
	const rest = items.slice(shownFirst)
	const indexes = new Set([...differences.values()].flatMap((found) => found.map(({ at }) => at)))
	const byStage = Map.groupBy(
		orders.filter((_, at) => indexes.has(at)),
		({ stage }) => stage,
	)
	return (
		<RosterWarning id="roster-otherwise" title={differencesLabel(differences)}>
			<p className="mt-1 text-[0.9375rem]">
				Changing the roster does not change an order that is already placed.
			</p>
			<ul className="mt-1">{items.slice(0, shownFirst)}</ul>
			{rest.length > 0 && (
				<details>
					<summary className="min-h-9 font-bold underline pointer-coarse:min-h-11">
						{`Show ${rest.length} more`}
					</summary>
					<ul>{rest}</ul>
				</details>
			)}
			<ul className="mt-1.5 border-t border-warning-line pt-1.5 text-[0.9375rem]">
				{stages.map((stage) => {
					const own = byStage.get(stage)
					return own && <OrderRemedy key={stage} stage={stage} orders={own} />
				})}
			</ul>
		</RosterWarning>
	)
}
