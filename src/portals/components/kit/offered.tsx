// The colors and sizes of an entry that people can choose.
import type { CSSProperties } from 'react'
import { FieldError } from '#ui/fields.tsx'
import type { KitErrors, TypedKitItem } from '../../rules/kit.ts'
import type { KitLine } from '../../views.ts'

type TickProps = {
	id: string | undefined
	name: string
	value: string
	label: string
	hex?: string
	isChecked: boolean
}

const Tick = ({ id, name, value, label, hex, isChecked }: TickProps) => (
	<label className="inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-control border border-field-line bg-field px-3 text-[0.9375rem] font-semibold hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-focus">
		<input
			type="checkbox"
			id={id}
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

type ChoiceProps = {
	/** Of the fields; the first one has it as its id, so that error links find it. */
	name: string
	legend: string
	options: readonly { value: string; label: string; hex?: string }[]
	chosen: readonly string[]
	error: string | undefined
}

const Ticks = ({ name, legend, options, chosen, error }: ChoiceProps) => (
	<fieldset>
		<legend className="mb-1.5 text-label font-semibold">{legend}</legend>
		<div className="flex flex-wrap gap-2">
			{options.map(({ value, ...option }, at) => (
				<Tick
					key={value}
					id={at === 0 ? name : undefined}
					name={name}
					value={value}
					{...option}
					isChecked={chosen.includes(value)}
				/>
			))}
		</div>
		<FieldError id={`${name}-error`}>{error}</FieldError>
	</fieldset>
)

type OfferedProps = { line: KitLine; shown: TypedKitItem; errors: KitErrors }

/** A design has its own colors: only a plain product offers some. */
export const Offered = ({ line: { id, colors, facts }, shown, errors }: OfferedProps) => (
	<>
		{shown.design === '' && colors.length > 0 && (
			<div>
				<input type="hidden" name={`colors-${id}`} value="shown" />
				<Ticks
					name={`color-${id}`}
					legend="Colors to choose from"
					options={colors.map(({ id: value, name, hex }) => ({ value, label: name, hex }))}
					chosen={shown.colorways}
					error={errors[`color-${id}`]}
				/>
			</div>
		)}
		<Ticks
			name={`size-${id}`}
			legend="Sizes to choose from"
			options={facts.sizes.map((size) => ({ value: size, label: size }))}
			chosen={shown.sizes}
			error={errors[`size-${id}`]}
		/>
	</>
)
