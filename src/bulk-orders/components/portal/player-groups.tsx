// The cart by player. Long rosters render incrementally, so that typing stays fast.
import { memo, useMemo, useState } from 'react'
import { ButtonLink } from '#ui/button.tsx'
import { byPlayer, type LineChange, type PlayerGroup } from '../../rules/items.ts'
import type { BulkItem } from '../../schemas.ts'
import type { CatalogItem } from '../../views.ts'
import { usePortalTexts } from '../portal-language.tsx'
import { CartLine } from './cart-line.tsx'

type PlayerGroupsProps = {
	portalId: string
	items: readonly BulkItem[]
	catalog: readonly CatalogItem[]
	isNameFixed: boolean
	nameless: ReadonlySet<string>
	onChange: (id: string, change: LineChange) => void
	/** What was ordered instead, by roster row. */
	otherwise: ReadonlyMap<string, string>
	/** Render all at once: what the link requests when no script runs. */
	isWhole: boolean
}

const shownAtOnce = 40

type GroupProps = Omit<PlayerGroupsProps, 'items' | 'catalog' | 'otherwise' | 'isWhole'> & {
	group: PlayerGroup
	place: number
	/** "Ordered as 12 · M", when the roster says something else. */
	ordered: string | undefined
	entries: ReadonlyMap<string, CatalogItem>
}

function PlayerGroupCard({ group, place, ordered, entries, ...rest }: GroupProps) {
	const [first] = group.items
	const texts = usePortalTexts().page.cart
	const id = `player-${group.key}`
	const named = first?.player_name.trim()
	return (
		<li className="rounded-card border border-line bg-card px-4 pt-3.5 sm:px-5">
			<h3 id={id} className="display flex items-baseline gap-2.5 text-xl break-words">
				<span className="figures text-primary">{first?.number ? `#${first.number}` : '–'}</span>
				{named || texts.player(place)}
			</h3>
			{ordered !== undefined && (
				<p className="mt-1.5 inline-block rounded-chip bg-warning-surface px-2 py-0.5 text-sm text-on-warning-surface">
					<b className="figures">{ordered}</b> {texts.before}
				</p>
			)}
			<ul aria-labelledby={id} className="divide-y divide-line">
				{group.items.map((item) => (
					<CartLine key={item.id} item={item} entry={entries.get(item.item_id)} {...rest} />
				))}
			</ul>
		</li>
	)
}

const sameItems = (one: readonly BulkItem[], other: readonly BulkItem[]): boolean =>
	one.length === other.length && one.every((item, at) => item === other[at])

/** Renders again only when one of its own lines changes. */
const PlayerCard = memo(
	PlayerGroupCard,
	(one, other) =>
		one.place === other.place &&
		one.ordered === other.ordered &&
		one.entries === other.entries &&
		one.nameless === other.nameless &&
		one.onChange === other.onChange &&
		sameItems(one.group.items, other.group.items),
)

export function PlayerGroups({ items, catalog, otherwise, isWhole, ...rest }: PlayerGroupsProps) {
	const entries = useMemo(() => new Map(catalog.map((entry) => [entry.id, entry])), [catalog])
	const groups = useMemo(() => byPlayer(items), [items])
	const [shown, setShown] = useState(shownAtOnce)
	const texts = usePortalTexts().page.cart
	const drawn = isWhole ? groups : groups.slice(0, shown)
	const more = groups.length - drawn.length
	return (
		<>
			<ul className="grid gap-3.5">
				{drawn.map((group, at) => (
					<PlayerCard
						key={group.key}
						{...{ group, entries }}
						place={at + 1}
						ordered={otherwise.get(group.key)}
						{...rest}
					/>
				))}
			</ul>
			{more > 0 && (
				<ButtonLink
					href="?all=1#lines"
					variant="outline"
					onClick={(event) => {
						event.preventDefault()
						setShown(shown + shownAtOnce)
					}}
				>
					{texts.more(Math.min(more, shownAtOnce), more)}
				</ButtonLink>
			)}
		</>
	)
}
