// The list of orders with its search form and status filter.
import { joinedByAnd } from '#kit/plural.ts'
import { formatLongDay } from '#kit/time.ts'
import { searchWays, type FoundOrders, type SearchWay } from '#orders/views.ts'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import type { ToastMessage } from '#ui/toast.tsx'
import { narrowingOf, ordersHref, type OrdersView } from '../../rules/list-filters.ts'
import type { UsedTag } from '../../views.ts'
import { AdminFrame } from '../admin-frame.tsx'
import { Pager } from '../records.tsx'
import { OrderTable } from './order-table.tsx'
import { orderStatuses, statusNames } from '#orders/states.ts'
import { Card } from '#ui/card.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'

const wayNames: Record<SearchWay, string> = {
	number: 'Reference or PO number',
	school: 'School, team or portal',
	mail: 'Buyer’s email',
	player: 'Player’s name',
}

type Asked = { by: SearchWay; text: string }

/** Sent as a POST form: names of players never appear in URLs, logs or history. */
function OrderSearch({ asked }: { asked: Asked | null }) {
	return (
		<form method="post" action="/admin/orders" role="search" aria-label="Find orders" className="min-w-0">
			<Card className="grid items-end gap-3 p-4 sm:grid-cols-[15.5rem_minmax(0,1fr)_auto]">
				<SelectField
					label="Find by"
					name="by"
					defaultValue={asked?.by ?? 'number'}
					options={searchWays.map((way) => ({ value: way, label: wayNames[way] }))}
				/>
				<TextField
					label="Words"
					name="text"
					type="search"
					defaultValue={asked?.text ?? ''}
					required
					minLength={2}
					maxLength={100}
					autoComplete="off"
				/>
				<Button type="submit">Find</Button>
			</Card>
		</form>
	)
}

type FilterProps = {
	status: OrdersView['status']
	tag: string | null
	tags: readonly UsedTag[]
	/** The other query parameters. */
	narrowing: Readonly<Record<string, string>>
}

function OrderFilters({ status, tag, tags, narrowing }: FilterProps) {
	const used = tags.map(({ tag: value, orders }) => ({ value, label: `${value} (${orders})` }))
	const isUnused = tag !== null && !tags.some((one) => one.tag === tag)
	return (
		<form method="get" action="/admin/orders" aria-label="Filter orders" className="min-w-0">
			<Card className="grid grid-cols-[minmax(0,1fr)_minmax(0,1fr)_auto] items-end gap-3 p-4">
				{Object.entries(narrowing).map(([name, value]) => (
					<input key={name} type="hidden" name={name} value={value} />
				))}
				<SelectField
					label="Status"
					name="status"
					defaultValue={status ?? ''}
					options={[
						{ value: '', label: 'All' },
						{ value: 'sold', label: 'Sold' },
						{ value: 'to-start', label: 'To start' },
						...orderStatuses.map((one) => ({ value: one, label: statusNames[one] })),
					]}
				/>
				<SelectField
					label="Tag"
					name="tag"
					defaultValue={tag ?? ''}
					options={[{ value: '', label: 'Any' }, ...used, ...(isUnused ? [{ value: tag, label: tag }] : [])]}
				/>
				<Button type="submit" variant="outline">
					Show
				</Button>
			</Card>
		</form>
	)
}

type ResultsProps = {
	view: OrdersView
	/** The search input; null while the list is browsed. */
	asked: Asked | null
	page: FoundOrders
	tags: readonly UsedTag[]
	toasts: readonly ToastMessage[]
}

/** The list of orders, filtered by status or found by search. */
export function OrderResults({ view, asked, page, tags, toasts }: ResultsProps) {
	const { orders, older } = page
	return (
		<AdminFrame section="orders" title="Orders" toasts={toasts}>
			<div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_26rem]">
				<OrderSearch asked={asked} />
				<OrderFilters
					status={asked ? null : view.status}
					tag={asked ? null : view.tag}
					tags={tags}
					narrowing={asked ? {} : narrowingOf(view)}
				/>
			</div>
			{!asked && <Narrowed view={view} />}
			{orders.length === 0 ? (
				<Nothing isSearch={asked !== null} view={view} />
			) : (
				<OrderTable orders={orders} />
			)}
			{asked ? (
				<MoreFound asked={asked} older={older} />
			) : (
				<Pager
					label="Pages of orders"
					older={older === null ? null : ordersHref({ ...view, before: older })}
					newest={view.before === null ? null : ordersHref({ ...view, before: null })}
				/>
			)}
		</AdminFrame>
	)
}

/** What the list is limited to, besides status and tag. */
function limitsOf({ portalId, userId, from, isDesigned }: OrdersView): string[] {
	return [
		...(userId === null ? [] : ['of one person']),
		...(portalId === null ? [] : [`of the portal ${portalId}`]),
		...(from === null ? [] : [`placed since ${formatLongDay(from)}`]),
		...(isDesigned ? ['with designs'] : []),
	]
}

function Narrowed({ view }: { view: OrdersView }) {
	const limits = limitsOf(view)
	if (limits.length === 0) return null
	return (
		<p className="flex flex-wrap items-center gap-x-4 gap-y-1">
			Orders {joinedByAnd(limits)}.
			<a
				href={ordersHref({ status: view.status, tag: view.tag })}
				className="font-semibold text-primary hover:underline"
			>
				Show all orders
			</a>
		</p>
	)
}

function Nothing({ isSearch, view }: { isSearch: boolean; view: OrdersView }) {
	if (!isSearch && ordersHref(view) === '/admin/orders')
		return (
			<EmptyState icon="truck" title="No orders yet">
				<p>What is ordered in the shop and in team portals arrives here.</p>
			</EmptyState>
		)
	return <NoneFits isSearch={isSearch} />
}

const NoneFits = ({ isSearch }: { isSearch: boolean }) => (
	<EmptyState
		icon="search"
		title={isSearch ? 'No order fits' : 'No orders here'}
		actions={
			<ButtonLink href="/admin/orders" variant="outline">
				Show all orders
			</ButtonLink>
		}
	>
		<p>
			{isSearch
				? 'Addresses and names are compared from their beginning; PO numbers and schools by any part.'
				: 'Nothing fits these filters.'}
		</p>
	</EmptyState>
)

/** The next page of a search is requested like the first: by a form. */
function MoreFound({ asked: { by, text }, older }: { asked: Asked; older: string | null }) {
	if (older === null) return null
	return (
		<form method="post" action="/admin/orders" className="flex justify-end">
			<input type="hidden" name="by" value={by} />
			<input type="hidden" name="text" value={text} />
			<input type="hidden" name="before" value={older} />
			<Button type="submit" variant="outline">
				Show more
			</Button>
		</form>
	)
}
