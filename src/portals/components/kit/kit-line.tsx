// One entry of the kit's form. Works without scripts.
import type { CSSProperties } from 'react'
import { formatUsd } from '#kit/money.ts'
import { Badge } from '#ui/marks.tsx'
import { Button } from '#ui/button.tsx'
import { Checkbox, FieldError, SelectField, TextField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { longestPiece, typedOf, type KitChange, type KitErrors, type TypedKitItem } from '../../rules/kit.ts'
import type { KitLine } from '../../views.ts'
import { KitPicture } from './kit-picture.tsx'

type KitLineProps = {
	line: KitLine
	/** What was typed in a form that could not be kept. */
	typed: TypedKitItem | undefined
	change: KitChange | undefined
	errors: KitErrors
	/** The shop has the kit: nothing can be changed. */
	isLocked: boolean
}

const changeLabels = { added: 'New', changed: 'Changed', removed: 'Taken out' } as const

const nameOf = ({ brand, model }: KitLine) => `${brand} ${model}`

export function KitLineForm({ line, typed, change, errors, isLocked }: KitLineProps) {
	const { id } = line
	const shown = typed ?? typedOf(line, line.facts)
	return (
		<li
			id={`item-${id}`}
			className="grid scroll-mt-24 gap-x-6 gap-y-4 rounded-card border border-line bg-card p-4 sm:grid-cols-[9rem_minmax(0,1fr)] sm:p-5"
		>
			<div className="stage self-start overflow-hidden rounded-notice p-2 max-sm:mx-auto max-sm:w-36">
				<KitPicture line={line} />
			</div>
			<fieldset disabled={isLocked} className="grid min-w-0 content-start gap-4">
				<legend className="contents">
					<span className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
						<span className="min-w-0">
							<b className="block break-words">{nameOf(line)}</b>
							<span className="figures text-sm text-muted">{`${formatUsd(line.unitCents)} each, as designed`}</span>
						</span>
						<span className="flex flex-wrap gap-1.5">
							{change && <Badge tone="gold">{changeLabels[change.kind]}</Badge>}
							{!line.isSold && <Badge tone="neutral">No longer sold</Badge>}
						</span>
					</span>
				</legend>
				<input type="hidden" name="item" value={id} />
				<DesignFields line={line} shown={shown} errors={errors} />
				<div className="grid items-start gap-x-4 gap-y-3 sm:grid-cols-2">
					<TextField
						label="Name in the store"
						name={`piece-${id}`}
						maxLength={longestPiece}
						defaultValue={shown.piece}
						placeholder="The product’s own"
						error={errors[`piece-${id}`]}
					/>
					<TextField
						label="Last day to order"
						name={`deadline-${id}`}
						type="date"
						defaultValue={shown.deadline}
						error={errors[`deadline-${id}`]}
					/>
				</div>
				<div className="-my-1 flex flex-wrap gap-x-7">
					<Checkbox label="Every player needs it" name={`required-${id}`} defaultChecked={shown.required} />
					<Personalization line={line} shown={shown} />
				</div>
				<div className="flex flex-wrap items-start justify-between gap-3">
					<Offered line={line} shown={shown} errors={errors} />
					{!isLocked && (
						<Button
							type="submit"
							name="intent"
							value={`remove:${id}`}
							variant="ghost"
							size="small"
							className="min-h-11 text-danger"
						>
							<Icon name="trash" size={18} />
							Take out<span className="sr-only"> {nameOf(line)}</span>
						</Button>
					)}
				</div>
			</fieldset>
		</li>
	)
}

type PartProps = { line: KitLine; shown: TypedKitItem; errors: KitErrors }

/** Which design it is made in, and the way to the builder. */
const DesignFields = ({ line, shown, errors }: PartProps) =>
	(line.isDesignable || line.designs.length > 0) && (
		<div className="grid gap-1.5">
			<SelectField
				label="Design"
				name={`design-${line.id}`}
				options={[...line.designs, { value: '', label: 'Plain, without a design' }]}
				defaultValue={shown.design}
				error={errors[`design-${line.id}`]}
			/>
			<p className="text-label text-muted">
				{line.isOutdated && <b className="text-warning">A newer version is saved: choose it above. </b>}
				{line.isDesignable && (
					<>
						<a
							href={line.builderHref}
							className="inline-flex min-h-6 items-center font-semibold text-primary underline"
						>
							Open in the builder<span className="sr-only">: {nameOf(line)}</span>
						</a>
						{', save it there, and choose the new version here.'}
					</>
				)}
			</p>
		</div>
	)

const slotNames = { name: 'Print each player’s name', number: 'Print each player’s number' } as const

/** What the design prints of a player can be left out of this entry. */
const Personalization = ({ line: { id, printable }, shown }: Omit<PartProps, 'errors'>) =>
	printable.map((slot) => (
		<div key={slot}>
			<input type="hidden" name={`printable-${id}`} value={slot} />
			<Checkbox
				label={slotNames[slot]}
				name={`prints-${id}`}
				id={`prints-${id}-${slot}`}
				value={slot}
				defaultChecked={shown.prints.includes(slot)}
			/>
		</div>
	))

type TickProps = { name: string; value: string; label: string; hex?: string; isChecked: boolean }

const Tick = ({ name, value, label, hex, isChecked }: TickProps) => (
	<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-field-line bg-field px-3 text-[0.9375rem] font-semibold hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus">
		<input
			type="checkbox"
			name={name}
			value={value}
			defaultChecked={isChecked}
			className="size-4.5 shrink-0 accent-primary"
		/>
		{hex !== undefined && (
			<i
				aria-hidden="true"
				className="size-4 rounded-full bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25)] forced-color-adjust-none"
				style={{ '--swatch': hex } as CSSProperties}
			/>
		)}
		{label}
	</label>
)

const countOf = (chosen: number, all: number, word: string) =>
	chosen === all ? `all ${word}` : `${chosen} of ${all} ${word}`

/** Colors of a plain product, and the sizes, that people can choose. */
function Offered({ line, shown, errors }: PartProps) {
	const { id, colors, facts } = line
	const isPlain = shown.design === ''
	const [colorError, sizeError] = [errors[`color-${id}`], errors[`size-${id}`]]
	const summary = [
		isPlain && colors.length > 1 && countOf(shown.colorways.length, colors.length, 'colors'),
		countOf(shown.sizes.length, facts.sizes.length, 'sizes'),
	]
	return (
		<details
			open={colorError !== undefined || sizeError !== undefined}
			className="group min-w-0 grow rounded-control border border-line px-3.5"
		>
			<summary className="flex min-h-11 cursor-pointer items-center justify-between gap-3 font-semibold text-primary">
				<span>{`Offered in ${summary.filter(Boolean).join(', ')}`}</span>
				<Icon name="chevron-down" className="transition-transform group-open:rotate-180" />
			</summary>
			<div className="grid gap-4 pb-4">
				{isPlain && colors.length > 0 && (
					<fieldset>
						<input type="hidden" name={`colors-${id}`} value="shown" />
						<legend className="mb-1.5 text-label font-semibold">Colors</legend>
						<div className="flex flex-wrap gap-2">
							{colors.map(({ id: color, name, hex }) => (
								<Tick
									key={color}
									name={`color-${id}`}
									value={color}
									label={name}
									hex={hex}
									isChecked={shown.colorways.includes(color)}
								/>
							))}
						</div>
						<FieldError id={`color-${id}-error`}>{colorError}</FieldError>
					</fieldset>
				)}
				<fieldset>
					<legend className="mb-1.5 text-label font-semibold">Sizes</legend>
					<div className="flex flex-wrap gap-2">
						{facts.sizes.map((size) => (
							<Tick
								key={size}
								name={`size-${id}`}
								value={size}
								label={size}
								isChecked={shown.sizes.includes(size)}
							/>
						))}
					</div>
					<FieldError id={`size-${id}-error`}>{sizeError}</FieldError>
				</fieldset>
			</div>
		</details>
	)
}
