// The roster on a phone: a list of players, each of which expands to its fields.
import { memo, type ComponentProps } from 'react'
import { Button } from '#ui/button.tsx'
import { Checkbox, SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import type { Note } from '../rules/notes.ts'
import { orderedLabel, type Difference } from '../rules/ordered.ts'
import { phoneLabel } from '../rules/contact.ts'
import { fieldLabels, isBlank, type TextField as Field } from '../rules/player.ts'
import { newLine, withCell, withLanguage, withPrinting, type Line } from '../rules/sheet.ts'
import type { RowView } from '../views.ts'
import { isFamilyField } from './grid-keys.ts'
import { sizeOptions } from './player-fields.tsx'
import { orderedAt, statusLabels } from './row-status.tsx'
import { useIncrementalRows } from './incremental-rows.tsx'
import type { Roster } from './use-roster.ts'

type CardsProps = {
	roster: Roster
	/** Key of the open card. */
	opened: string | undefined
	onOpen: (key: string | undefined) => void
	onFamily: (row: number) => void
	timeZone: string
}

/** Every player in its own row, with large touch targets. */
export function RosterCards({ roster, opened, onOpen, onFamily, timeZone }: CardsProps) {
	const { lines, notes, differences, rows, change } = roster
	const drawn = useIncrementalRows(lines.length)
	const add = () => {
		const line = newLine()
		change((now) => [...now, line])
		onOpen(line.key)
	}
	return (
		<div className="grid gap-3">
			<ul aria-label="Players" className="overflow-hidden rounded-card border border-line bg-card">
				{lines.map((line, row) => {
					const saved = line.id ? rows.get(line.id) : undefined
					const isOpen = line.key === opened
					return (
						<li
							key={line.key}
							className={`border-t border-line first:border-t-0 ${isOpen ? 'bg-page' : '[contain-intrinsic-size:auto_4rem] [content-visibility:auto]'}`}
						>
							{row < drawn || isOpen ? (
								<CardHead
									{...{ line, row, isOpen, saved, timeZone }}
									notes={notes.get(row)}
									differences={differences.get(row)}
									onPress={() => onOpen(isOpen ? undefined : line.key)}
								/>
							) : (
								<p className="flex min-h-16 items-center px-4 pl-16 font-semibold">{line.name}</p>
							)}
							{isOpen && (
								<CardFields
									{...{ line, row, roster }}
									notes={notes.get(row) ?? []}
									differences={differences.get(row)}
									onFamily={saved ? () => onFamily(row) : undefined}
								/>
							)}
						</li>
					)
				})}
			</ul>
			<Button variant="outline" size="large" onClick={add}>
				<Icon name="plus" />
				Add a player
			</Button>
		</div>
	)
}

type HeadProps = {
	line: Line
	row: number
	notes: readonly Note[] | undefined
	differences: readonly Difference[] | undefined
	saved: RowView | undefined
	isOpen: boolean
	timeZone: string
	onPress: () => void
}

const sizesOf = ({ size, shortsSize }: Line) =>
	[size && `Jersey ${size}`, shortsSize && `Shorts ${shortsSize}`].filter(Boolean).join(' · ') ||
	'No sizes yet'

const CardHead = memo(
	function CardHead({ line, row, notes, differences, saved, isOpen, timeZone, onPress }: HeadProps) {
		return (
			<button
				type="button"
				id={`card-${line.key}`}
				aria-expanded={isOpen}
				onClick={onPress}
				className="flex min-h-16 w-full items-center gap-3 px-4 py-2.5 text-left"
			>
				<span className="display figures w-9 shrink-0 text-2xl leading-none">{line.number || '–'}</span>
				<span className="min-w-0 flex-1">
					<span className="block truncate font-semibold">
						{line.name || (isBlank(line) ? 'New player' : 'No name')}
						{!line.printsName && <span className="font-normal text-muted"> · name not printed</span>}
					</span>
					<span className="block text-label text-muted">
						{sizesOf(line)}
						{saved?.confirmedBy === 'family' && ` · ${statusLabels(saved, timeZone)}`}
					</span>
					{differences && (
						<span className="figures mt-1 inline-block rounded-chip bg-warning-surface px-1.5 text-label font-semibold text-on-warning-surface">
							{orderedLabel(differences)}
						</span>
					)}
				</span>
				{notes && (
					<span className="patch inline-flex items-center gap-1 border border-warning-line bg-warning-surface px-2 py-1 text-xs font-bold text-on-warning-surface">
						<Icon name="alert" size={14} />
						Check
					</span>
				)}
				<Icon name="chevron-down" className={`text-muted ${isOpen ? 'rotate-180' : ''}`} />
				<span className="sr-only">{`row ${row + 1}`}</span>
			</button>
		)
	},
	(before, next) =>
		before.line === next.line &&
		before.row === next.row &&
		before.saved === next.saved &&
		before.differences === next.differences &&
		before.isOpen === next.isOpen &&
		(before.notes === undefined) === (next.notes === undefined),
)

type FieldsProps = {
	line: Line
	row: number
	roster: Roster
	notes: readonly Note[]
	differences: readonly Difference[] | undefined
	onFamily: (() => void) | undefined
}

function CardFields({ line, row, roster, notes, differences, onFamily }: FieldsProps) {
	const { change } = roster
	const remove = () => {
		roster.removeLine(row)
		const next = roster.latest()[row] ?? roster.latest().at(-1)
		requestAnimationFrame(() => document.getElementById(`card-${next?.key ?? ''}`)?.focus())
	}
	const set = (field: Field, text: string) => change((now) => withCell(now, row, [field, text]))
	const own = (field: Field) => {
		const found = notes.filter((note) => note.field === field)
		const ordered = orderedAt(differences, field)
		const flagged = found.map(({ message }) => message)
		const noteText = [...flagged, ordered !== undefined && `Ordered as ${ordered}.`].filter(Boolean).join(' ')
		const isError = found.some(({ tone }) => tone === 'error')
		return {
			label: fieldLabels[field],
			name: `${field}-${line.key}`,
			...(noteText && (isError ? { error: noteText } : { hint: noteText })),
		}
	}
	const sizes = (field: 'size' | 'shortsSize') => (
		<SelectField
			{...own(field)}
			value={line[field]}
			onChange={(event) => set(field, event.target.value)}
			options={sizeOptions(line[field])}
		/>
	)
	const text = (field: Field, more: Pick<ComponentProps<'input'>, 'inputMode' | 'placeholder'> = {}) => (
		<TextField
			// The key remounts the field when its value is normalized or undone.
			key={`${field} ${line[field]}`}
			{...own(field)}
			{...more}
			defaultValue={field === 'parentPhone' ? phoneLabel(line[field]) : line[field]}
			autoComplete="off"
			maxLength={200}
			className="col-span-2"
			onBlur={(event) => set(field, event.target.value)}
		/>
	)
	const hasFamilyNote = notes.some(({ field }) => isFamilyField(field))
	return (
		<div className="grid grid-cols-2 gap-x-3 gap-y-4 px-4 pt-1 pb-5">
			{text('name')}
			{text('number', { inputMode: 'numeric' })}
			{sizes('size')}
			{sizes('shortsSize')}
			{text('jerseyName', { placeholder: roster.printed[row] })}
			{text('grade')}
			<Checkbox
				label={fieldLabels.printsName}
				name={`prints-${line.key}`}
				className="col-span-2"
				checked={!line.printsName}
				onChange={(event) => change((now) => withPrinting(now, row, !event.target.checked))}
			/>
			<details className="col-span-2" open={hasFamilyNote || undefined}>
				<summary className="min-h-11 cursor-pointer py-2.5 font-bold">
					{`Parent${line.parentName === '' ? '' : `: ${line.parentName}`}`}
				</summary>
				<div className="grid grid-cols-2 gap-x-3 gap-y-4 pt-2">
					{text('parentName')}
					{text('parentEmail', { inputMode: 'email' })}
					{text('parentPhone', { inputMode: 'tel' })}
					<Checkbox
						label={fieldLabels.language}
						name={`language-${line.key}`}
						className="col-span-2"
						checked={line.language === 'es'}
						onChange={(event) => change((now) => withLanguage(now, row, event.target.checked ? 'es' : 'en'))}
					/>
				</div>
			</details>
			<div className="col-span-2 flex flex-wrap gap-2">
				{onFamily && (
					<Button variant="outline" onClick={onFamily}>
						Family link
					</Button>
				)}
				<Button variant="ghost" className="text-danger" onClick={remove}>
					<Icon name="trash" />
					Delete player
				</Button>
			</div>
		</div>
	)
}
