// One cart line: a garment for a player. Every field also works without scripts.
import { useState } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Button } from '#ui/button.tsx'
import { fieldBox, type Option } from '#ui/fields.tsx'
import { useAlive } from '#ui/use-alive.ts'
import { Icon } from '#ui/icon.tsx'
import { colorOfLine, type LineChange } from '../../rules/items.ts'
import { nameTrouble, printsNameOf, rowField } from '../../rules/checks.ts'
import { unitCentsOf, type Nameless } from '../../rules/prices.ts'
import { lineCents } from '../../rules/totals.ts'
import type { BulkItem } from '../../schemas.ts'
import type { CatalogItem } from '../../views.ts'
import { GarmentPicture } from '../garment-picture.tsx'
import { usePortalTexts } from '../portal-language.tsx'
import { formId, sizeOptions } from './cart-form.ts'

export type CartLineProps = {
	portalId: string
	item: BulkItem
	entry: CatalogItem | undefined
	/** Players order under their roster name and cannot change it. */
	isNameFixed: boolean
	nameless: Nameless
	onChange: (id: string, change: LineChange) => void
	/** Without it the button submits the page's form. */
	onRemove?: ((id: string) => void) | undefined
	/** Problems that prevent ordering it. */
	problems?: readonly string[]
}

const label = 'mb-1 block text-xs font-semibold text-muted'

type FieldProps = {
	item: BulkItem
	part: 'name' | 'number' | 'qty'
	text: string
	value: string
	maxLength: number
	isFixed?: boolean
	onType: (value: string) => void
}

function LineField({ item, part, text, value, maxLength, isFixed = false, onType }: FieldProps) {
	const id = rowField(part, item.id)
	return (
		<div className={part === 'name' ? 'min-w-0 grow' : 'w-16 shrink-0 sm:w-18'}>
			<label htmlFor={id} className={label}>
				{text}
			</label>
			<input
				id={id}
				name={id}
				form={formId}
				value={value}
				readOnly={isFixed}
				maxLength={maxLength}
				autoComplete="off"
				inputMode={part === 'name' ? 'text' : 'numeric'}
				onChange={({ target }) => onType(target.value)}
				className={`${fieldBox} ${isFixed ? 'bg-well' : ''}`}
			/>
		</div>
	)
}

type ChoiceFieldProps = {
	item: BulkItem
	part: 'color' | 'size'
	text: string
	value: string
	options: readonly Option[]
	/** The checkout reports a missing size. */
	isMissing?: boolean
	onChoose: (value: string) => void
}

function ChoiceField({ item, part, text, value, options, isMissing = false, onChoose }: ChoiceFieldProps) {
	const id = rowField(part, item.id)
	return (
		<div className="min-w-0 grow">
			<label htmlFor={id} className={label}>
				{text}
			</label>
			<span className="relative block">
				<select
					id={id}
					name={id}
					form={formId}
					value={value}
					onChange={({ target }) => onChoose(target.value)}
					aria-invalid={isMissing || undefined}
					className={`${fieldBox} appearance-none pr-9`}
				>
					{options.map(({ value: option, label: name, disabled }) => (
						<option key={option} value={option} disabled={disabled && option !== value}>
							{name}
						</option>
					))}
				</select>
				<Icon
					name="chevron-down"
					className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2"
				/>
			</span>
		</div>
	)
}

/** The color where the garment comes in several, then the size in it. */
function VariantFields({ item, entry, onChange }: Pick<CartLineProps, 'item' | 'entry' | 'onChange'>) {
	const isAlive = useAlive()
	const texts = usePortalTexts().page.item
	const color = entry && colorOfLine(entry, item)
	const isColored = entry !== undefined && entry.colors.length > 1
	const sizes = entry ? sizeOptions(entry, isColored && !isAlive ? undefined : color, texts.sizeNotes) : []
	return (
		<>
			{isColored && (
				<ChoiceField
					item={item}
					part="color"
					text={texts.color}
					value={color?.id ?? ''}
					options={entry.colors.map(({ id, name }) => ({ value: id, label: name }))}
					onChoose={(id) => onChange(item.id, { color: id })}
				/>
			)}
			<ChoiceField
				item={item}
				part="size"
				text={texts.size}
				value={item.variant_id === '' ? '' : item.size}
				options={[{ value: '', label: texts.choose }, ...sizes]}
				isMissing={item.variant_id === ''}
				onChoose={(size) => onChange(item.id, { size })}
			/>
		</>
	)
}

/** An empty field counts as 0; the checkout reports it. */
const unitsIn = (text: string): number => (/^\d{1,3}$/.test(text.trim()) ? Number(text) : 0)

type RemoveProps = Pick<CartLineProps, 'item' | 'onRemove'> & { model: string }

function Remove({ item, model, onRemove }: RemoveProps) {
	const texts = usePortalTexts().page.line
	return (
		<Button
			{...(onRemove
				? { onClick: () => onRemove(item.id) }
				: { type: 'submit', name: 'intent', value: `remove:${item.id}`, form: formId })}
			variant="ghost"
			size="icon"
			className="self-end text-muted"
		>
			<Icon name="trash" />
			<span className="sr-only">{texts.remove(model, item.player_name || texts.thisPlayer)}</span>
		</Button>
	)
}

/** The given problems of the line, or else those that the page detects itself. */
function Troubles({
	item,
	entry,
	problems,
	letters,
	nameless,
}: Required<Pick<CartLineProps, 'item' | 'entry' | 'problems' | 'nameless'>> & {
	letters: string | undefined
}) {
	const { page, said } = usePortalTexts()
	const unitCents = entry && unitCentsOf(entry, item, nameless)
	const offered = !entry
		? [page.line.pleaseRemove]
		: entry.isClosed
			? [entry.problem ? said(entry.problem) : entry.closes || page.item.closed]
			: unitCents !== undefined && unitCents !== item.price
				? [page.line.priceNow(formatUsd(unitCents), formatUsd(item.price))]
				: []
	const seen = letters === undefined ? offered : [said(letters), ...offered]
	return (problems.length > 0 ? problems : seen).map((message) => (
		<p key={message} className="w-full text-sm font-semibold text-danger">
			{message}
		</p>
	))
}

type PlayerPartProps = Pick<CartLineProps, 'item' | 'entry' | 'nameless' | 'isNameFixed'> & {
	onChange: (change: LineChange) => void
}

/** Name and number where they are printed. A line that is not for a named player of the roster also says who it is for. */
function PlayerPart({ item, entry, nameless, isNameFixed, onChange }: PlayerPartProps) {
	const texts = usePortalTexts().page.line
	const printsName = printsNameOf(entry, item, nameless)
	const printsNumber = entry?.design?.prints.number ?? false
	const [isNameless] = useState(item.player_name.trim() === '')
	const isNamed = printsName || item.roster_id === null || isNameless
	if (!isNamed && !printsNumber) return null
	return (
		<div className="flex min-w-0 grow gap-2.5 max-sm:basis-full sm:basis-56">
			{isNamed && (
				<LineField
					item={item}
					part="name"
					text={printsName ? texts.name : texts.player}
					value={item.player_name}
					maxLength={20}
					isFixed={isNameFixed}
					onType={(name) => onChange({ player_name: name })}
				/>
			)}
			{printsNumber && (
				<LineField
					item={item}
					part="number"
					text={texts.number}
					value={item.number}
					maxLength={2}
					isFixed={isNameFixed}
					onType={(number) => onChange({ number })}
				/>
			)}
		</div>
	)
}

export function CartLine(props: CartLineProps) {
	const { portalId, item, entry, isNameFixed, nameless, onChange, onRemove, problems = [] } = props
	const letters = nameTrouble(item, { entry, nameless, canRename: !isNameFixed })
	const change = (of: LineChange) => onChange(item.id, of)
	const { page: texts } = usePortalTexts()
	const model = entry?.model ?? texts.line.gone
	return (
		<li
			id={rowField('row', item.id)}
			tabIndex={-1}
			className="grid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-3 py-4 sm:grid-cols-[5rem_minmax(0,1fr)]"
		>
			<div className="stage self-start overflow-hidden rounded-control border border-line p-1 sm:row-span-2">
				{entry && (
					<GarmentPicture
						portalId={portalId}
						item={entry}
						color={colorOfLine(entry, item)}
						rosterId={item.roster_id}
						sizes="80px"
						isDecorative
					/>
				)}
			</div>
			<div className="flex flex-wrap items-baseline justify-between gap-x-4">
				<p className="min-w-0 font-bold break-words">{model}</p>
				<p className="figures text-[0.9375rem]">
					<b>{formatUsd(lineCents(item))}</b>
					{item.qty > 1 && (
						<span className="text-muted">{` · ${texts.line.each(formatUsd(item.price))}`}</span>
					)}
				</p>
				<Troubles {...{ item, entry, problems, letters, nameless }} />
			</div>
			<div className="flex flex-wrap gap-2.5 max-sm:col-span-2 sm:col-start-2">
				<PlayerPart {...{ item, entry, nameless, isNameFixed }} onChange={change} />
				<div className="flex min-w-0 grow items-end gap-2.5 max-sm:basis-full sm:max-w-104">
					<VariantFields item={item} entry={entry} onChange={onChange} />
					<LineField
						item={item}
						part="qty"
						text={texts.item.quantity}
						value={item.qty === 0 ? '' : String(item.qty)}
						maxLength={3}
						onType={(text) => change({ qty: unitsIn(text) })}
					/>
					<Remove {...{ item, model, onRemove }} />
				</div>
			</div>
		</li>
	)
}
