// An entry of the kit in one row: its picture, what is set, and its place in the order.
import { counted } from '#kit/plural.ts'
import { formatUsd } from '#kit/money.ts'
import { formatShortDay, isoDate } from '#kit/time.ts'
import { Badge } from '#ui/marks.tsx'
import { Icon } from '#ui/icon.tsx'
import { optionalDay } from '../../rules/form-fields.ts'
import type { KitChange, TypedKitItem } from '../../rules/kit.ts'
import type { KitLine } from '../../views.ts'
import { KitPicture } from './kit-picture.tsx'

export const nameOf = ({ brand, model }: KitLine) => `${brand} ${model}`

const changeLabels = { added: 'New', changed: 'Changed', removed: 'Taken out' } as const

const countOf = (chosen: number, all: number, word: string) =>
	chosen === all ? `all ${all} ${word}s` : `${chosen} of ${counted(all, word)}`

/** What the colors of an entry are: its design's, its only one, or how many can be chosen. */
function colorsOf({ colors }: KitLine, { design, colorways }: TypedKitItem): string | false {
	if (design !== '') return 'Your design'
	const first = colors.find(({ id }) => colorways.includes(id))
	if (colorways.length === 1 && first) return first.name
	return colors.length > 1 && countOf(colorways.length, colors.length, 'color')
}

/** "Navy · all 6 sizes", as typed. */
function offeredIn(line: KitLine, shown: TypedKitItem): string {
	const sizes = line.facts.sizes.length
	return [
		!line.isDesignable && shown.design === '' && 'Sold as it is',
		colorsOf(line, shown),
		sizes > 1 && countOf(shown.sizes.length, sizes, 'size'),
		...line.printable.flatMap((slot) => (shown.prints.includes(slot) ? [] : `no player ${slot}`)),
	]
		.filter(Boolean)
		.join(' · ')
}

type KitRowProps = {
	line: KitLine
	shown: TypedKitItem
	change: KitChange | undefined
	isLocked: boolean
}

export function KitRow({ line, shown, change, isLocked }: KitRowProps) {
	const day = optionalDay('Last day').safeParse(shown.deadline).data
	return (
		<summary
			className={`flex cursor-pointer list-none items-center gap-3 rounded-card py-2 pr-3 hover:bg-well sm:gap-4 sm:pr-4 ${isLocked ? 'pl-3 sm:pl-4' : 'pl-13'}`}
		>
			<span className="stage w-13 shrink-0 overflow-hidden rounded-chip p-0.5 sm:w-16">
				<KitPicture line={line} />
			</span>
			<span className="min-w-0 grow leading-snug">
				<b className="block text-[0.9375rem] break-words">{nameOf(line)}</b>
				{shown.piece !== '' && <span className="block text-[0.9375rem] break-words">{shown.piece}</span>}
				<span className="figures block text-label">
					{`${[formatUsd(line.unitCents), line.sizePrices].filter(Boolean).join(', ')} · `}
					<b>{shown.required ? 'Required' : 'Optional'}</b>
					{day ? ` until ${formatShortDay(isoDate(new Date(day)))}` : ', no last day'}
				</span>
				<span className="block text-label text-muted">{offeredIn(line, shown)}</span>
				{(change || !line.isSold || line.isOutdated) && (
					<span className="mt-1 flex flex-wrap gap-1.5">
						{change && <Badge tone="gold">{changeLabels[change.kind]}</Badge>}
						{!line.isSold && <Badge tone="neutral">No longer sold</Badge>}
						{line.isOutdated && <Badge tone="warning">Newer design saved</Badge>}
					</span>
				)}
			</span>
			<Icon name="chevron-down" className="text-primary transition-transform group-open:rotate-180" />
		</summary>
	)
}

/** Where an entry stands among all. */
export type PlaceInKit = { isFirst: boolean; isLast: boolean }

const ways = [
	{ way: 'up', label: 'Move up', turn: '-rotate-90' },
	{ way: 'down', label: 'Move down', turn: 'rotate-90' },
] as const

/** One place at a time; the page comes back with the focus on the pressed button. */
export const MoveButtons = ({ line, place }: { line: KitLine; place: PlaceInKit }) => (
	<div className="absolute top-2 left-1.5 z-1 grid">
		{ways.map(({ way, label, turn }) => (
			<button
				key={way}
				type="submit"
				name="intent"
				value={`${way}:${line.id}`}
				id={`${way}-${line.id}`}
				disabled={way === 'up' ? place.isFirst : place.isLast}
				className="grid size-10 place-items-center rounded-control text-primary not-disabled:hover:bg-well disabled:text-muted disabled:opacity-40"
			>
				<Icon name="arrow-right" size={20} className={turn} />
				<span className="sr-only">{`${label}: ${nameOf(line)}`}</span>
			</button>
		))}
	</div>
)
