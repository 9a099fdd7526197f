import type { CSSProperties, ReactNode } from 'react'
import { FieldError } from './fields.tsx'

/** `color` is a team's color (data), shown as a swatch. */
export type ChoiceOption = {
	value: string
	label: string
	detail?: ReactNode
	color?: string
	disabled?: boolean
	/** Attributes of the input, for styles that depend on what is chosen. */
	data?: Readonly<Record<`data-${string}`, string>>
}
type ChoiceProps = {
	legend: ReactNode
	name: string
	options: readonly ChoiceOption[]
	value?: string
	/** Makes the choice controlled; without it, it is uncontrolled. */
	onChoose?: (value: string) => void
	look?: 'chip' | 'swatch' | 'row'
	error?: string | undefined
	required?: boolean
	className?: string
}

const chip =
	'relative inline-flex min-h-11 min-w-11 items-center justify-center rounded-control border border-field-line bg-field px-3.5 text-[0.9375rem] font-semibold hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-disabled:border-line has-disabled:text-muted has-disabled:line-through'
const swatch =
	'relative inline-grid size-11 place-items-center rounded-control has-checked:outline-2 has-checked:outline-primary has-checked:-outline-offset-1'
const row =
	'relative flex min-h-14 items-start gap-3 rounded-control border border-field-line bg-field p-4 hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-disabled:opacity-60'
const frames = { chip, swatch, row }
const focusRing =
	'has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus'

/** A single choice, as native radio buttons: arrow keys move, a disabled one stays readable. */
export function Choice(props: ChoiceProps) {
	const { legend, name, options, look = 'chip', error, className } = props
	return (
		<fieldset className={className} aria-describedby={error ? `${name}-error` : undefined}>
			<legend className="mb-1.5 block text-label font-semibold">{legend}</legend>
			<div className={look === 'row' ? 'grid gap-2.5' : 'flex flex-wrap gap-2'}>
				{options.map((option) => (
					<label
						key={option.value}
						htmlFor={`${name}-${option.value}`}
						className={`${frames[look]} ${focusRing}`}
						title={look === 'swatch' ? option.label : undefined}
					>
						<ChoiceInput {...props} option={option} />
						<ChoiceFace option={option} look={look} />
					</label>
				))}
			</div>
			<FieldError id={`${name}-error`}>{error}</FieldError>
		</fieldset>
	)
}

function ChoiceInput({
	name,
	value,
	onChoose,
	look,
	required,
	option,
}: ChoiceProps & { option: ChoiceOption }) {
	const checked = option.value === value
	return (
		<input
			type="radio"
			id={`${name}-${option.value}`}
			name={name}
			value={option.value}
			disabled={option.disabled}
			required={required}
			{...option.data}
			className={
				look === 'row'
					? 'mt-0.5 size-5 shrink-0 accent-primary'
					: 'absolute inset-0 size-full cursor-[inherit] opacity-0'
			}
			{...(onChoose ? { checked, onChange: () => onChoose(option.value) } : { defaultChecked: checked })}
		/>
	)
}

function ChoiceFace({ option, look }: { option: ChoiceOption; look: keyof typeof frames }) {
	if (look === 'swatch') {
		return (
			<>
				<span
					className="size-8 rounded-chip bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.25),0_0_0_1px_var(--color-line)] forced-color-adjust-none"
					style={{ '--swatch': option.color } as CSSProperties}
				/>
				<span className="sr-only">{option.label}</span>
			</>
		)
	}
	return (
		<span className={look === 'row' ? 'font-semibold' : undefined}>
			{option.label}
			{option.detail && <span className="block text-label font-normal text-muted">{option.detail}</span>}
		</span>
	)
}
