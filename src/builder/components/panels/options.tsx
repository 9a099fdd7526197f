import { useEffect, useState, type ReactNode } from 'react'

export const optionFrame =
	'relative rounded-control border border-field-line bg-field transition-colors hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60'

type OptionsProps<Value extends string, Option extends { value: Value }> = {
	legend: ReactNode
	legendHidden?: boolean | undefined
	name: string
	options: readonly Option[]
	value: Value | undefined
	onChoose: (value: Value) => void
	/** Classes of the grid and of each option. */
	columns: string
	option: string
	/** The visible part of an option. */
	renderOption: (option: Option) => ReactNode
}

/** A choice of options in a grid, as native radio buttons. */
export function Options<Value extends string, Option extends { value: Value }>(
	props: OptionsProps<Value, Option>,
) {
	const {
		legend,
		legendHidden,
		name,
		options,
		value,
		onChoose,
		columns,
		option: className,
		renderOption,
	} = props
	return (
		<fieldset className="min-w-0">
			<legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{legend}</legend>
			<div className={`grid gap-2 ${columns}`}>
				{options.map((option) => (
					<label key={option.value} className={`${optionFrame} grid ${className}`}>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChoose(option.value)}
							className="absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
						/>
						{renderOption(option)}
					</label>
				))}
			</div>
		</fieldset>
	)
}

/** `mark` is shown above the label. */
type Segment<Value extends string> = { value: Value; label: string; mark?: ReactNode }
type Choice<Value extends string, Option extends { value: Value }> = Omit<
	OptionsProps<Value, Option>,
	'columns' | 'option' | 'renderOption'
>

const grids = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

/** A choice of a few options side by side. */
export const Segments = <Value extends string>({
	columns = 3,
	...choice
}: Choice<Value, Segment<Value>> & { columns?: 2 | 3 | 4 }) => (
	<Options
		{...choice}
		columns={grids[columns]}
		option="min-h-11 place-items-center px-1.5 py-1 text-center text-sm leading-tight font-semibold"
		renderOption={({ mark, label }) => (
			<>
				{mark}
				<span>{label}</span>
			</>
		)}
	/>
)

/** `draw` returns the picture's URL and must be referentially stable while the picture is. */
type PictureOption = { value: string; label: string; draw: () => string }

/** Wide pictures show a part of the garment, tall ones the whole. */
const pictures = {
	wide: { columns: 'grid-cols-2', picture: 'aspect-[19/12] object-cover', label: 'px-1' },
	tall: {
		columns: 'grid-cols-4 sm:grid-cols-3 lg:grid-cols-4',
		picture: 'aspect-[4/5] object-contain p-1',
		label: 'px-0.5 text-xs wrap-anywhere',
	},
}

/** A choice of options shown on the garment. */
export const PictureChoice = ({
	shape,
	...choice
}: Choice<string, PictureOption> & { shape: keyof typeof pictures }) => (
	<Options
		{...choice}
		columns={pictures[shape].columns}
		option="content-start overflow-hidden text-center break-words text-[0.8125rem] leading-tight font-semibold"
		renderOption={({ draw, label }) => (
			<>
				<Picture draw={draw} className={`stage w-full ${pictures[shape].picture}`} />
				<span className={`grid min-h-9 place-items-center py-1.5 ${pictures[shape].label}`}>{label}</span>
			</>
		)}
	/>
)

/** Draws in a separate task, so that many pictures do not block the page. The previous one stays until then. */
function Picture({ draw, className }: Pick<PictureOption, 'draw'> & { className: string }) {
	const [src, setSrc] = useState<string>()
	// Synchronizes with a timer: one picture per task.
	useEffect(() => {
		const timer = setTimeout(() => setSrc(draw()))
		return () => clearTimeout(timer)
	}, [draw])
	return src ? (
		<img src={src} alt="" decoding="async" className={className} />
	) : (
		<span className={className} />
	)
}
