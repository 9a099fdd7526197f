// Lines to add to an order: a row of fields for each, and the items to choose from.
import { sizeExtra } from '#catalog/rules/size-prices.ts'
import { formatUsd } from '#kit/money.ts'
import { LinePicture } from '#orders/components/order-lines.tsx'
import { Button } from '#ui/button.tsx'
import { DisclosureLabel } from '#ui/disclosure-label.tsx'
import { SelectField, TextField, type Option } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { AddableItem, AddablePlayer } from '../contract.ts'
import {
	addedIn,
	addedLabel,
	addedName,
	mostAdded,
	otherPlayer,
	type AddedField,
} from '../rules/added-lines.ts'
import type { EditPage } from '../views.ts'
import type { FieldErrors, Typed } from './edit-line.tsx'

type AddedProps = { addables: EditPage['addables']; typed: Typed | undefined; errors: FieldErrors }

const sizeOptions = ({ colors }: AddableItem): Option[] => [
	{ value: '', label: 'Choose' },
	...colors.flatMap(({ name, sizes }) =>
		sizes.map(({ variantId, size, stock, extraCents = 0 }) => {
			const extra = sizeExtra(extraCents)
			const label = colors.length > 1 ? `${name}, ${size}${extra}` : `${size}${extra}`
			return { value: variantId, label: stock === 0 ? `${label}, sold out` : label, disabled: stock === 0 }
		}),
	),
]

const playerOptions = (players: readonly AddablePlayer[]): Option[] => [
	{ value: '', label: 'Choose' },
	...players.map(({ id, name, number }) => ({
		value: id,
		label: [number !== '' && `#${number}`, name].filter(Boolean).join(' ') || 'Player without a name',
	})),
	{ value: otherPlayer, label: 'Not on the roster' },
]

type RowProps = {
	at: number
	label: string
	item: AddableItem | undefined
	players: AddablePlayer[] | null
	typed: Typed
	errors: FieldErrors
}

function Row({ at, label, item, players, typed, errors }: RowProps) {
	const field = (name: AddedField, text: string) => {
		const own = addedName(at, name)
		return {
			name: own,
			label: (
				<>
					{text}
					<span className="sr-only"> of {label.toLowerCase()}</span>
				</>
			),
			className: 'figures min-w-0',
			error: errors.get(own)?.replace(/^New row \d+: /, ''),
			defaultValue: typed[own] ?? '',
		}
	}
	const prints = item?.prints ?? { name: false, number: false }
	// Without a roster a name is asked for where it is printed; a team's pieces always say whom they are for.
	const asksName = players !== null || prints.name
	return (
		<li className="group grid grid-cols-[4.5rem_minmax(0,1fr)] gap-x-4 py-5 first:pt-1 sm:grid-cols-[5.5rem_minmax(0,1fr)]">
			<input type="hidden" name={addedName(at, 'item')} value={typed[addedName(at, 'item')] ?? ''} />
			<LinePicture picture={item?.picture ?? ''} className="w-full self-start" />
			<div className="min-w-0">
				<p className="font-bold break-words">
					<span className="text-muted">{label}</span> {item?.made ?? 'No longer offered'}
				</p>
				<div className="mt-2.5 grid grid-cols-[minmax(0,1fr)_4.5rem] gap-3 sm:grid-cols-[minmax(0,1fr)_5.5rem]">
					<SelectField {...field('variant', 'Size')} options={item ? sizeOptions(item) : []} required />
					<TextField
						{...field('quantity', 'Quantity')}
						maxLength={3}
						autoComplete="off"
						inputMode="numeric"
					/>
				</div>
				{players && (
					<div className="mt-3">
						<SelectField {...field('player', 'Player')} options={playerOptions(players)} required />
					</div>
				)}
				{(asksName || prints.number) && (
					<div
						className={`mt-3 grid-cols-[minmax(0,1fr)_5rem] gap-3 ${players ? 'hidden group-has-[[value=other]:checked]:grid' : 'grid'}`}
					>
						{asksName && <TextField {...field('name', 'Name')} maxLength={20} autoComplete="off" />}
						{prints.number && <TextField {...field('number', 'Number')} maxLength={2} autoComplete="off" />}
					</div>
				)}
				<Button
					type="submit"
					name="intent"
					value={`drop:${at}`}
					variant="ghost"
					formNoValidate
					data-step=""
					className="mt-2 -ml-3"
				>
					Remove {label.toLowerCase()}
				</Button>
			</div>
		</li>
	)
}

const Item = ({ item }: { item: AddableItem }) => (
	<li>
		<button
			type="submit"
			name="intent"
			value={`add:${item.id}`}
			formNoValidate
			data-step=""
			className="lift grid h-full w-full content-start gap-2 rounded-card border border-line bg-card p-3 text-left hover:border-ink"
		>
			<LinePicture picture={item.picture} className="w-full" />
			<span className="font-bold break-words">
				<span className="sr-only">Add </span>
				{item.made}
			</span>
			<span className="figures text-[0.9375rem] text-muted">{formatUsd(item.unitCents)} each</span>
		</button>
	</li>
)

const nothingTyped: Typed = {}

export function AddedLines({ addables: { items, players }, typed = nothingTyped, errors }: AddedProps) {
	const rows = addedIn(typed)
	if (items.length === 0 && rows.length === 0) return null
	return (
		<div data-part="added" className="mt-5 border-t-2 border-dashed border-stitch pt-5">
			{rows.length > 0 && (
				<>
					<h3 id="added" tabIndex={-1} className="display mb-3 text-subheading outline-none">
						To be added
					</h3>
					<ul data-added="" className="mb-5 divide-y divide-line">
						{rows.map((at) => (
							<Row
								key={at}
								at={at}
								label={addedLabel(rows, at)}
								item={items.find(({ id }) => id === typed[addedName(at, 'item')])}
								players={players}
								typed={typed}
								errors={errors}
							/>
						))}
					</ul>
				</>
			)}
			{rows.length < mostAdded && items.length > 0 && (
				<details id="add-line" className="group">
					<summary className="inline-flex min-h-11 cursor-pointer items-center gap-2 font-bold text-primary hover:underline">
						<DisclosureLabel closed="Add a line" open="Add a line: choose the item" />
						<Icon name="chevron-down" size={18} className="transition-transform group-open:rotate-180" />
					</summary>
					<ul className="mt-3 grid grid-cols-2 gap-3 sm:grid-cols-3">
						{items.map((item) => (
							<Item key={item.id} item={item} />
						))}
					</ul>
				</details>
			)}
		</div>
	)
}
