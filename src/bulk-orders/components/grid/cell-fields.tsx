// One cell of the coach's grid as fields: size, color and quantity of each line, and "Not needed".
import { Button } from '#ui/button.tsx'
import { fieldBox, type Option } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Choice } from '../../rules/cell-text.ts'
import { isOrderedFor, proposedSize, type GridRow } from '../../rules/grid.ts'
import { colorOfLine, firstColor, isNeeded } from '../../rules/items.ts'
import type { BulkItem } from '../../schemas.ts'
import type { CatalogItem } from '../../views.ts'
import { sizeOptions } from '../portal/cart-form.ts'
import { usePortalTexts } from '../portal-language.tsx'
import type { CoachGrid } from './use-coach-grid.ts'

type CellFieldsProps = {
	grid: Pick<CoachGrid, 'setCell'>
	/** Tells the ids of two places apart that show the same cell. */
	prefix: string
	row: GridRow
	entry: CatalogItem
	lines: readonly BulkItem[]
}

type PickerProps = {
	id: string
	label: string
	value: string
	options: readonly Option[]
	onPick: (value: string) => void
}

const Picker = ({ id, label, value, options, onPick }: PickerProps) => (
	<div className="min-w-0 grow basis-28">
		<label htmlFor={id} className="mb-1 block text-xs font-semibold text-muted">
			{label}
		</label>
		<span className="relative block">
			<select
				id={id}
				value={value}
				onChange={({ target }) => onPick(target.value)}
				className={`${fieldBox} appearance-none pr-9`}
			>
				{options.map(({ value: option, label: name, disabled }) => (
					<option key={option} value={option} disabled={disabled && option !== value}>
						{name}
					</option>
				))}
			</select>
			<Icon name="chevron-down" className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2" />
		</span>
	</div>
)

type QuantityProps = { id: string; of: string; qty: number; onQty: (qty: number) => void }

function Quantity({ id, of, qty, onQty }: QuantityProps) {
	const { page, coach } = usePortalTexts()
	return (
		<div className="shrink-0">
			<label htmlFor={id} className="mb-1 block text-xs font-semibold text-muted">
				{page.item.quantity}
			</label>
			<div className="flex">
				<Button
					variant="outline"
					size="icon"
					className="rounded-r-none"
					aria-label={coach.cell.less(of)}
					disabled={qty <= 1}
					onClick={() => onQty(qty - 1)}
				>
					<Icon name="minus" size={18} />
				</Button>
				<input
					id={id}
					value={qty === 0 ? '' : String(qty)}
					inputMode="numeric"
					maxLength={3}
					autoComplete="off"
					onChange={({ target }) => onQty(/^\d{1,3}$/.test(target.value.trim()) ? Number(target.value) : 0)}
					className="figures h-11 w-11 border-y border-field-line bg-field text-center text-base"
				/>
				<Button
					variant="outline"
					size="icon"
					className="rounded-l-none"
					aria-label={coach.cell.more(of)}
					disabled={qty >= 999}
					onClick={() => onQty(qty + 1)}
				>
					<Icon name="plus" size={18} />
				</Button>
			</div>
		</div>
	)
}

type Texts = Pick<ReturnType<typeof usePortalTexts>, 'page' | 'coach'>

const chooseIn = ({ page }: Texts): Option => ({ value: '', label: page.item.choose })

/** A size of another cut stays choosable, so that what was typed is seen. */
const sizesFor = (entry: CatalogItem, line: BulkItem, texts: Texts): Option[] => {
	const options = sizeOptions(entry, colorOfLine(entry, line), texts.page.item.sizeNotes)
	const isListed = line.size === '' || options.some(({ value }) => value === line.size)
	const unlisted = { value: line.size, label: texts.coach.cell.notMade(line.size) }
	return [chooseIn(texts), ...(isListed ? [] : [unlisted]), ...options]
}

const choicesOf = (entry: CatalogItem, lines: readonly BulkItem[]): Choice[] =>
	lines.map((line) => ({ size: line.size, color: colorOfLine(entry, line)?.id, qty: line.qty }))

type LineFieldsProps = Omit<CellFieldsProps, 'grid'> & {
	at: number
	onChoose: (choice: Partial<Choice>) => void
}

function LineFields({ prefix, row, entry, lines, at, onChoose }: LineFieldsProps) {
	const line = lines[at]
	const texts = usePortalTexts()
	if (!line) return null
	const id = `${prefix}-${line.id}`
	return (
		<div className="flex flex-wrap gap-2.5">
			{entry.colors.length > 1 && (
				<Picker
					id={`${id}-color`}
					label={texts.page.item.color}
					value={colorOfLine(entry, line)?.id ?? ''}
					options={entry.colors.map(({ id: color, name }) => ({ value: color, label: name }))}
					onPick={(color) => onChoose({ color })}
				/>
			)}
			<Picker
				id={`${id}-size`}
				label={texts.page.item.size}
				value={line.size}
				options={sizesFor(entry, line, texts)}
				onPick={(size) => onChoose({ size })}
			/>
			<Quantity
				id={`${id}-qty`}
				of={`${entry.model}, ${row.name}`}
				qty={line.qty}
				onQty={(qty) => onChoose({ qty })}
			/>
		</div>
	)
}

/** For an empty cell: the roster's size with one press, or another one. */
function FirstChoice({ prefix, row, entry, onChoose }: Omit<LineFieldsProps, 'at' | 'lines'>) {
	const proposed = proposedSize(entry, row)
	const texts = usePortalTexts()
	const open = entry.colors.length > 1 ? undefined : firstColor(entry)
	return (
		<div className="flex flex-wrap items-end gap-2.5">
			{proposed !== '' && (
				<Button variant="outline" onClick={() => onChoose({ size: proposed })}>
					<Icon name="plus" size={18} />
					{row.player ? texts.coach.cell.asOnRoster(proposed) : proposed}
					<span className="sr-only">{`: ${entry.model}`}</span>
				</Button>
			)}
			<Picker
				id={`${prefix}-${entry.id}-first`}
				label={proposed === '' ? texts.page.item.size : texts.coach.cell.otherSize}
				value=""
				options={[chooseIn(texts), ...sizeOptions(entry, open, texts.page.item.sizeNotes)]}
				onPick={(size) => size !== '' && onChoose({ size })}
			/>
		</div>
	)
}

export function CellFields({ grid, prefix, row, entry, lines }: CellFieldsProps) {
	const { page, coach, said } = usePortalTexts()
	const needed = lines.filter(isNeeded)
	const isNotNeeded = lines.length > 0 && needed.length === 0
	const choices = choicesOf(entry, needed)
	const set = (at: number, change: Partial<Choice>) => {
		const blank: Choice = { size: '', color: undefined, qty: 1 }
		const [first, ...more] = [...choices, ...(at === choices.length ? [blank] : [])].map((choice, place) =>
			place === at ? { ...choice, ...change } : choice,
		)
		if (first) grid.setCell(row, entry, { kind: 'choices', choices: [first, ...more] })
	}
	const own = { prefix, row, entry }
	if (entry.isClosed && lines.length === 0)
		return (
			<p className="text-[0.9375rem] text-muted">
				{isOrderedFor(row, entry)
					? coach.cell.isOrdered
					: entry.problem
						? said(entry.problem)
						: entry.closes || page.item.closed}
			</p>
		)
	return (
		<div className="grid gap-2.5">
			{needed.map((line, at) => (
				<LineFields key={line.id} {...own} lines={needed} at={at} onChoose={(choice) => set(at, choice)} />
			))}
			{lines.length === 0 && <FirstChoice {...own} onChoose={(choice) => set(0, choice)} />}
			<div className="flex flex-wrap gap-1 sm:gap-2">
				{!isOrderedFor(row, entry) && (
					<Button
						variant={isNotNeeded ? 'primary' : 'ghost'}
						size="small"
						aria-pressed={isNotNeeded}
						onClick={() => grid.setCell(row, entry, { kind: isNotNeeded ? 'empty' : 'notNeeded' })}
					>
						{coach.grid.notNeeded}
						<span className="sr-only">{`: ${entry.model}`}</span>
					</Button>
				)}
				{needed.length > 0 && (
					<>
						<Button variant="ghost" size="small" onClick={() => set(needed.length, {})}>
							{coach.cell.anotherSize}
							<span className="sr-only">{`: ${entry.model}`}</span>
						</Button>
						<Button variant="ghost" size="small" onClick={() => grid.setCell(row, entry, { kind: 'empty' })}>
							{coach.cell.clear}
							<span className="sr-only">{`: ${entry.model}`}</span>
						</Button>
					</>
				)}
			</div>
		</div>
	)
}
