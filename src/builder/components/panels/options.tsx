import { useEffect, useState, type ReactNode } from 'react'

/** `draw` returns the picture's URL and must be referentially stable while the picture is. */
type PictureOption = { value: string; label: string; draw: () => string }

type PictureChoiceProps = {
	legend: string
	legendHidden?: boolean
	name: string
	options: readonly PictureOption[]
	value: string
	onChoose: (value: string) => void
	/** Wide pictures show a part of the garment, tall ones the whole. */
	shape: 'wide' | 'tall'
}

/** A choice of options shown on the garment, as native radio buttons. */
export function PictureChoice(props: PictureChoiceProps) {
	const { legend, legendHidden = false, name, options, value, onChoose, shape } = props
	return (
		<fieldset className="min-w-0">
			<legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{legend}</legend>
			<div
				className={`grid gap-2 ${shape === 'wide' ? 'grid-cols-2' : 'grid-cols-4 sm:grid-cols-3 lg:grid-cols-4'}`}
			>
				{options.map((option) => (
					<label
						key={option.value}
						className={`${optionFrame} grid content-start overflow-hidden text-center text-[0.8125rem] leading-tight font-semibold`}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChoose(option.value)}
							className="absolute inset-0 z-1 size-full cursor-[inherit] opacity-0"
						/>
						<Picture draw={option.draw} shape={shape} />
						<span className="grid min-h-9 place-items-center px-1 py-1.5">{option.label}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}

const picture = {
	wide: 'aspect-[19/12] object-cover',
	tall: 'aspect-[4/5] object-contain p-1',
}

/** Draws in a separate task, so that many pictures do not block the page. The previous one stays until then. */
function Picture({ draw, shape }: Pick<PictureOption, 'draw'> & Pick<PictureChoiceProps, 'shape'>) {
	const [src, setSrc] = useState<string>()
	// Synchronizes with a timer: one picture per task.
	useEffect(() => {
		const timer = setTimeout(() => setSrc(draw()))
		return () => clearTimeout(timer)
	}, [draw])
	const look = `w-full bg-well ${picture[shape]}`
	return src ? <img src={src} alt="" decoding="async" className={look} /> : <span className={look} />
}

/** `mark` is shown above the label. */
export type Segment<Value extends string> = { value: Value; label: string; mark?: ReactNode }

type SegmentsProps<Value extends string> = {
	legend: ReactNode
	name: string
	options: readonly Segment<Value>[]
	value: Value | undefined
	onChoose: (value: Value) => void
	columns?: 2 | 3 | 4
	legendHidden?: boolean
	disabled?: boolean
}

const grids = { 2: 'grid-cols-2', 3: 'grid-cols-3', 4: 'grid-cols-4' }

export const optionFrame =
	'relative rounded-control border border-field-line bg-field transition-colors hover:border-ink has-checked:border-primary has-checked:ring-1 has-checked:ring-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus has-disabled:opacity-60'

/** A choice of a few options side by side, as native radio buttons. */
export function Segments<Value extends string>(props: SegmentsProps<Value>) {
	const { legend, name, options, value, onChoose, columns = 3, legendHidden, disabled } = props
	return (
		<fieldset disabled={disabled} className="min-w-0">
			<legend className={legendHidden ? 'sr-only' : 'mb-1.5 text-label font-semibold'}>{legend}</legend>
			<div className={`grid gap-2 ${grids[columns]}`}>
				{options.map((option) => (
					<label
						key={option.value}
						className={`${optionFrame} grid min-h-11 place-items-center px-1.5 py-1 text-center text-sm leading-tight font-semibold`}
					>
						<input
							type="radio"
							name={name}
							value={option.value}
							checked={option.value === value}
							onChange={() => onChoose(option.value)}
							className="absolute inset-0 size-full cursor-[inherit] opacity-0"
						/>
						{option.mark}
						<span>{option.label}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
