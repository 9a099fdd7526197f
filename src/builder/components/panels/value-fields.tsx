import { useState } from 'react'
import { useAfterFrame } from '../../editor/context.tsx'
import { TextField } from '#ui/fields.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import type { InchLimits } from '#garments/lettering/places.ts'
import { measureIn } from './names/lettering-edits.ts'

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

type RangeNumberFieldProps = Omit<RangeFieldProps, 'onSlide'> & { onNumber: (value: number) => void }

/** A whole number within limits; undefined for any other text. */
export function wholeNumberIn(text: string, { min, max }: { min: number; max: number }): number | undefined {
	const value = /^\s*[-−+]?\d{1,4}\s*$/.test(text) ? Number(text.replace('−', '-')) : undefined
	return value !== undefined && value >= min && value <= max ? value : undefined
}

/** A native slider for coarse steps with a field for any whole number. */
export function RangeNumberField({
	label,
	name,
	value,
	min,
	max,
	step,
	unit,
	onNumber,
}: RangeNumberFieldProps) {
	const texts = useBuilderTexts().fields.values
	const { text, isWrong, type, leave } = useTyped({
		value,
		format: String,
		parse: (typed) => wholeNumberIn(typed, { min, max }),
		onValue: onNumber,
	})
	return (
		<div>
			<label htmlFor={name} className="text-label font-semibold">
				{label}
			</label>
			<div className="flex items-start gap-3">
				<input
					type="range"
					id={name}
					name={name}
					{...{ value, min, max, step }}
					aria-valuetext={`${value} ${unit}`}
					onChange={(event) => onNumber(event.target.valueAsNumber)}
					className="mt-1.5 h-8 min-w-0 flex-1 cursor-pointer accent-primary pointer-coarse:mt-0 pointer-coarse:h-11"
				/>
				<TextField
					label={<span className="sr-only">{texts.exact(label)}</span>}
					name={`${name}-number`}
					// The keyboards of digits on phones have no minus.
					inputMode={min < 0 ? 'text' : 'numeric'}
					autoComplete="off"
					maxLength={5}
					value={text}
					unit={unit}
					onChange={(event) => type(event.target.value)}
					onBlur={leave}
					className="w-32 shrink-0 [&>div]:mb-0"
					error={isWrong ? texts.within(String(min), String(max)) : undefined}
				/>
			</div>
		</div>
	)
}

type TypedNumberFieldProps = {
	/** "Height, in" */
	label: string
	name: string
	/** Default inches. */
	unit?: '°'
	/** Undefined for the template's default. */
	value: number | undefined
	/** The template's default, shown while the field is empty. */
	usual: number
	limits: InchLimits
	onFocus?: () => void
	onNumber: (inches: number | undefined) => void
}

/** At most two decimals, without trailing zeros. */
const shown = (inches: number | undefined) =>
	inches === undefined ? '' : String(Math.round(inches * 100) / 100)

/** Input of inches or degrees; an empty field restores the template's default. */
export function TypedNumberField(props: TypedNumberFieldProps) {
	const { label, name, unit, value, usual, limits, onFocus, onNumber } = props
	const texts = useBuilderTexts().fields.values
	const { text, isWrong, type, leave } = useTyped<number | undefined>({
		value,
		format: shown,
		parse: (typed) => measureIn(typed, limits),
		onValue: onNumber,
	})
	return (
		<TextField
			label={label}
			name={name}
			inputMode="decimal"
			autoComplete="off"
			placeholder={shown(usual)}
			value={text}
			onFocus={onFocus}
			onChange={(event) => {
				type(event.target.value)
				if (event.target.value.trim() === '') onNumber(undefined)
			}}
			onBlur={leave}
			error={isWrong ? texts.within(String(limits.from), `${limits.to} ${unit ?? texts.inch}`) : undefined}
		/>
	)
}

type HexFieldProps = {
	id: string
	/** What the color applies to: "Primary". */
	of: string
	value: string
	onType: (hex: string) => void
}

/**
 * Any color as hex code or from the browser's picker. Typed text stays until it is valid; the code of a color chosen
 * elsewhere may lag behind the picture.
 */
export function HexField({ id, of, value, onType }: HexFieldProps) {
	const settled = useAfterFrame(value)
	const texts = useBuilderTexts().fields.values
	const { text, isTyped, isWrong, type, leave } = useTyped({
		value,
		format: (hex) => hex,
		parse: hexIn,
		onValue: onType,
	})
	return (
		<div className="flex items-start gap-2">
			<TextField
				label={<span className="sr-only">{texts.code(of)}</span>}
				name={`${id}-hex`}
				value={isTyped ? text : settled}
				onChange={(event) => type(event.target.value)}
				onBlur={leave}
				spellCheck={false}
				autoComplete="off"
				maxLength={12}
				className="min-w-0 flex-1 [&>div]:mb-0"
				error={isWrong ? texts.codeLike : undefined}
			/>
			<input
				type="color"
				aria-label={texts.pickFor(of.toLowerCase())}
				title={texts.pick}
				value={value}
				onChange={(event) => onType(event.target.value)}
				className="h-11 w-14 shrink-0 cursor-pointer rounded-control border border-field-line bg-field p-1.5"
			/>
		</div>
	)
}

/** `#rrggbb` in lower case from `#RGB`, `rgb`, `RRGGBB` or `#RRGGBB`; undefined for anything else. */
export function hexIn(text: string): string | undefined {
	const digits = /^\s*#?([0-9a-f]{3}|[0-9a-f]{6})\s*$/i.exec(text)?.[1]?.toLowerCase()
	if (!digits) return undefined
	return `#${digits.length === 3 ? [...digits].map((digit) => digit + digit).join('') : digits}`
}

type TypedOptions<Value> = {
	value: Value
	format: (value: Value) => string
	/** Undefined for unusable text, which stays in the field. */
	parse: (text: string) => Value | undefined
	onValue: (value: Value) => void
}

/**
 * A field that keeps the typed text: the design changes as soon as the text is valid, and the field shows the design's
 * format after blur. `isWrong` is set only after blur, so that errors do not appear while typing.
 */
export function useTyped<Value extends string | number | undefined>(options: TypedOptions<Value>) {
	const { value, format, parse, onValue } = options
	const [typed, setTyped] = useState<{ text: string; value: Value; isDone: boolean }>()
	const current = typed && Object.is(typed.value, value) ? typed : undefined
	const isUsable = current === undefined || current.text === '' || parse(current.text) !== undefined

	return {
		text: current?.text ?? format(value),
		/** True while the field shows typed text instead of the design's value. */
		isTyped: current !== undefined,
		isWrong: current !== undefined && current.isDone && !isUsable,
		type: (text: string) => {
			const next = parse(text)
			setTyped({ text, value: next ?? value, isDone: false })
			if (next !== undefined && !Object.is(next, value)) onValue(next)
		},
		leave: () => setTyped(current && !isUsable ? { ...current, isDone: true } : undefined),
	}
}
