type RangeFieldProps = {
	label: string
	name: string
	value: number
	min: number
	max: number
	step: number
	unit: string
	onSlide: (value: number) => void
}

/** A native slider that shows its value. */
export const RangeField = ({ label, name, value, unit, onSlide, ...bounds }: RangeFieldProps) => (
	<div>
		<div className="flex justify-between text-label">
			<label htmlFor={name} className="font-semibold">
				{label}
			</label>
			<output htmlFor={name} className="figures text-muted">{`${value} ${unit}`}</output>
		</div>
		<input
			type="range"
			id={name}
			name={name}
			value={value}
			{...bounds}
			aria-valuetext={`${value} ${unit}`}
			onChange={(event) => onSlide(event.target.valueAsNumber)}
			className="mt-1 h-8 w-full cursor-pointer accent-primary pointer-coarse:h-11"
		/>
	</div>
)
