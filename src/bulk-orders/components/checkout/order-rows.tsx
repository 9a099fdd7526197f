// The rows of the order, folded by player; rows with problems can be fixed here.
import { useRef } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { Card } from '#ui/card.tsx'
import { Icon } from '#ui/icon.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { sumOf } from '../../rules/grid-edits.ts'
import { rowKeyOf } from '../../rules/grid.ts'
import { atPrices, changeLines, colorOfLine, type LineChange, type Offers } from '../../rules/items.ts'
import { itemOfField, rowField } from '../../rules/checks.ts'
import { lineIn, type Said } from '../../rules/line-messages.ts'
import { lineCents, type FamilyShare } from '../../rules/totals.ts'
import type { BulkItem } from '../../schemas.ts'
import { portalUrl } from '../../urls.ts'
import { GarmentPicture } from '../garment-picture.tsx'
import type { BulkCart } from '../use-bulk-cart.ts'
import type { BulkCheckoutView, BulkProblem, CatalogItem } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import { CartLine, type CartLineProps } from '../portal/cart-line.tsx'

type OrderRowsProps = {
	view: Pick<BulkCheckoutView, 'portal' | 'catalog' | 'isManager' | 'nameless'>
	cart: Pick<BulkCart, 'items' | 'change'>
	problems: readonly BulkProblem[]
	/** What each family pays of a split order; empty where it cannot be split. */
	shares: readonly FamilyShare[]
}

type Numbered = { item: BulkItem; row: number; entry: CatalogItem | undefined }

const isOneSize = (size: string): boolean => size.toLowerCase() === 'one size'

/** One line of a player: the picture of the portal, with color, size and quantity. */
const Row = ({ portalId, item, entry }: Pick<Numbered, 'item' | 'entry'> & { portalId: string }) => {
	const color = entry && colorOfLine(entry, item)
	const { page, checkout } = usePortalTexts()
	const texts = checkout.rows
	return (
		<li
			id={rowField('row', item.id)}
			tabIndex={-1}
			className="grid grid-cols-[3.25rem_minmax(0,1fr)_auto] items-center gap-x-3.5 py-2.5"
		>
			<div className="stage overflow-hidden rounded-control border border-line p-0.5">
				{entry && (
					<GarmentPicture
						{...{ portalId, color }}
						item={entry}
						rosterId={item.roster_id}
						sizes="52px"
						isDecorative
					/>
				)}
			</div>
			<div className="min-w-0">
				<p className="font-semibold break-words">{entry?.model ?? page.line.gone}</p>
				<p className="text-sm break-words text-muted">
					{[
						entry?.design ? page.item.design : color?.name,
						item.size && (isOneSize(item.size) ? item.size : texts.size(item.size)),
						entry?.design?.prints.number && item.number && `#${item.number}`,
						texts.quantity(item.qty),
					]
						.filter(Boolean)
						.join(' · ')}
				</p>
			</div>
			<p className="figures font-semibold">{formatUsd(lineCents(item))}</p>
		</li>
	)
}

type PlayerRowsProps = {
	portalId: string
	rows: readonly Numbered[]
	isOpen: boolean
	/** With discount and tax; shown while the order is split. */
	shareCents: number | undefined
}

const shownWhenSplit =
	'hidden group-has-[[value^=player]:checked]/order:group-has-[[name=split]:checked]/order:block'

/** All lines of one player, folded under the name. */
function PlayerRows({ portalId, rows, isOpen, shareCents }: PlayerRowsProps) {
	const [first] = rows
	const { page, checkout } = usePortalTexts()
	const texts = checkout.rows
	if (!first) return null
	const { units, cents } = sumOf(rows.map(({ item }) => item))
	const { number, player_name: name } = first.item
	return (
		<li>
			<details className="group" open={isOpen}>
				<summary className="grid min-h-12 grid-cols-[minmax(0,1fr)_auto_auto] items-center gap-x-3 py-2">
					<span className="min-w-0 break-words">
						<b>{name.trim() || page.cart.player(first.row)}</b>
						{number !== '' && <span className="figures text-muted">{` #${number}`}</span>}
						<span className="block text-sm text-muted">{texts.counted(rows.length, units)}</span>
					</span>
					<span className="figures text-right font-semibold">
						{formatUsd(cents)}
						{shareCents !== undefined && (
							<span className={`${shownWhenSplit} text-sm font-normal text-muted`}>
								<span className="max-sm:hidden">{texts.family}</span>
								{texts.pays(formatUsd(shareCents))}
							</span>
						)}
					</span>
					<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
				</summary>
				<ol className="divide-y divide-line border-t border-line pb-2 pl-1 sm:pl-3">
					{rows.map(({ item, entry }) => (
						<Row key={item.id} {...{ portalId, item, entry }} />
					))}
				</ol>
			</details>
		</li>
	)
}

function NewPrices({ cart, offers }: { cart: OrderRowsProps['cart']; offers: Offers }) {
	const current = atPrices(cart.items, offers)
	const { newPrices } = usePortalTexts().checkout.rows
	if (cart.items.every(({ price }, at) => current[at]?.price === price)) return null
	return (
		<Button
			variant="outline"
			className="mb-3"
			onClick={() => cart.change((items) => atPrices(items, offers))}
		>
			{newPrices}
		</Button>
	)
}

/** Number of players from which the list scrolls by itself. */
const manyPlayers = 12
/** As many are unfolded from the start. */
const fewPlayers = 3

/** Rows with problems, editable in place. */
function WrongRows({
	rows,
	messages,
	...line
}: {
	rows: readonly Numbered[]
	messages: ReadonlyMap<string, readonly string[]>
} & Pick<CartLineProps, 'portalId' | 'nameless' | 'onChange' | 'onRemove'> & { isManager: boolean }) {
	const { isManager, ...rest } = line
	const texts = usePortalTexts().checkout.rows
	return (
		<ol aria-label={texts.wrong} className="mb-5 divide-y divide-line border-y border-danger-line">
			{rows.map(({ item, entry }) => (
				<CartLine
					key={item.id}
					{...{ item, entry, ...rest }}
					isNameFixed={!isManager && item.roster_id !== null}
					problems={messages.get(item.id) ?? []}
				/>
			))}
		</ol>
	)
}

/** By line id, because rows above may have been removed since. */
function messagesByLine(problems: readonly BulkProblem[], language: Said): Map<string, string[]> {
	const messages = new Map<string, string[]>()
	for (const problem of problems) {
		const { row, field } = problem
		const { message } = lineIn(language, problem)
		if (row === undefined || field === undefined) continue
		const id = itemOfField(field)
		messages.set(id, [...(messages.get(id) ?? []), message])
	}
	return messages
}

type PlayersProps = Pick<OrderRowsProps, 'shares'> & {
	portalId: string
	rows: readonly Numbered[]
	/** Lines with problems, by id: their players are unfolded. */
	marked: ReadonlyMap<string, unknown>
}

function Players({ portalId, rows, marked, shares }: PlayersProps) {
	const list = useRef<HTMLOListElement>(null)
	const isAlive = useAlive()
	const texts = usePortalTexts().checkout.rows
	const players = [...Map.groupBy(rows, ({ item }) => rowKeyOf(item))]
	const shareCents = new Map(
		shares.flatMap(({ amountCents, itemIds }) => itemIds.map((id) => [id, amountCents] as const)),
	)
	const isLong = players.length > manyPlayers
	const setAll = (isOpen: boolean) => {
		for (const one of list.current?.querySelectorAll('details') ?? []) one.open = isOpen
	}
	if (players.length === 0) return null
	return (
		<>
			{isAlive && players.length > 1 && (
				<div className="mb-2 flex flex-wrap gap-2">
					<Button variant="outline" size="small" onClick={() => setAll(true)}>
						{texts.openAll}
					</Button>
					<Button variant="outline" size="small" onClick={() => setAll(false)}>
						{texts.closeAll}
					</Button>
				</div>
			)}
			<ol
				ref={list}
				aria-labelledby="order-items"
				tabIndex={isLong ? 0 : undefined}
				className={`divide-y divide-line border-y border-line ${isLong ? 'max-h-[34rem] overflow-y-auto' : ''}`}
			>
				{players.map(([key, own]) => (
					<PlayerRows
						key={key}
						portalId={portalId}
						rows={own}
						isOpen={players.length <= fewPlayers || own.some(({ item }) => marked.has(item.id))}
						shareCents={own.map(({ item }) => shareCents.get(item.id)).find((cents) => cents !== undefined)}
					/>
				))}
			</ol>
		</>
	)
}

export function OrderRows({ view, cart, problems, shares }: OrderRowsProps) {
	const { portal, catalog, isManager } = view
	const nameless = new Set(view.nameless)
	const isAlive = useAlive()
	const entries = new Map(catalog.map((entry) => [entry.id, entry]))
	const { checkout: texts, said } = usePortalTexts()
	const messages = messagesByLine(problems, { texts: texts.problems, said })
	const rows = cart.items.map((item, at): Numbered => ({
		item,
		row: at + 1,
		entry: entries.get(item.item_id),
	}))
	const isWrong = ({ item }: Numbered) => isAlive && messages.has(item.id)
	const wrong = rows.filter(isWrong)
	const right = rows.filter((row) => !isWrong(row))
	const onChange = (id: string, change: LineChange) =>
		cart.change((items) => changeLines(items, new Map([[id, change]]), catalog))
	const onRemove = (id: string) => cart.change((items) => items.filter((item) => item.id !== id))
	return (
		<Card stitched className="p-5 pt-8 sm:p-7 sm:pt-10">
			<div className="mb-3 flex flex-wrap items-baseline justify-between gap-x-4">
				<h2 id="order-items" className="display text-subheading">
					{texts.rows.title}
				</h2>
				<a
					href={portalUrl(portal.id)}
					className="inline-flex min-h-11 items-center font-semibold text-primary hover:underline"
				>
					{texts.rows.change}
				</a>
			</div>
			{isAlive && problems.length > 0 && <NewPrices cart={cart} offers={{ catalog, nameless }} />}
			{wrong.length > 0 && (
				<WrongRows
					rows={wrong}
					messages={messages}
					portalId={portal.id}
					{...{ isManager, nameless, onChange, onRemove }}
				/>
			)}
			<Players portalId={portal.id} rows={right} marked={messages} shares={shares} />
		</Card>
	)
}
