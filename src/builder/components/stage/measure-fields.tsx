import { assetOfLogo } from '#designs/rules/checks/logos.ts'
import { frameOf, type Logo } from '#garments/logos.ts'
import type { GarmentTemplate, ViewDef } from '#garments/template.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Choice } from '#ui/choice.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import * as logos from '../../editor/logos.ts'
import { useEffect, useState } from 'react'
import { canvasOf, minSide, toInches, type Frame } from '#placement/units.ts'
import { useEditor, useEditorState } from '../../editor/context.tsx'
import { liveFrameOf } from '../../editor/store.ts'

type Unit = 'in' | 'px'
/** The logo whose fields are shown. */
export type EditedLogo = {
	logo: Logo
	id: string
	number: number
	view: ViewDef
	template: GarmentTemplate
	locked: boolean
	prefix: string
}

/** Size, position and rotation of a logo, in inches or view pixels. */
export function Measures({ logo, id, view, locked, prefix }: EditedLogo) {
	const { logo: texts } = useBuilderTexts().frame.stage
	const { measures } = texts
	const [unit, setUnit] = useState<Unit>('in')
	const [keepsShape, setKeepsShape] = useState(true)
	const changeText = useEditorState((state) => state.changeText)
	const frame = useLiveFrame(id) ?? frameOf(logo)
	const canvas = canvasOf(view)
	const longest = Math.max(canvas.width, canvas.height)
	const least = minSide(view)
	const scale = unit === 'in' ? { per: 1, decimals: 2 } : { per: toInches(1, view), decimals: 0 }
	const common = { unit: unit === 'in' ? texts.inches : unit, ...scale, disabled: locked }
	const place = (field: 'x' | 'y' | 'rotation') => (value: number) =>
		changeText(`${field} ${id}`, (config) => logos.setFrame(config, id, { frame: { [field]: value }, view }))
	const size = (side: 'width' | 'height') => (to: number) =>
		changeText(`${side} ${id}`, (config) => logos.setSide(config, id, { side, to, keepsShape, view }))
	const setters = { x: place('x'), y: place('y'), width: size('width'), height: size('height') }
	const [halfWidth, halfHeight] = [frame.width / 2, frame.height / 2]
	const fields = [
		{ field: 'x', label: measures.x, min: -halfWidth, max: canvas.width - halfWidth },
		{ field: 'y', label: measures.y, min: -halfHeight, max: canvas.height - halfHeight },
		{ field: 'width', label: measures.width, min: least, max: longest },
		{ field: 'height', label: measures.height, min: least, max: longest },
	] as const
	return (
		<>
			<Choice
				legend={texts.unit}
				name={`${prefix}unit`}
				value={unit}
				onChoose={(value) => setUnit(value === 'px' ? 'px' : 'in')}
				options={[
					{ value: 'in', label: texts.units.in },
					{ value: 'px', label: texts.units.px },
				]}
			/>
			<div className="grid grid-cols-2 gap-3">
				{fields.map(({ field, label, min, max }) => (
					<MeasureField
						key={field}
						{...{ ...common, label, min, max }}
						name={`${prefix}${field}`}
						value={frame[field]}
						onChange={setters[field]}
					/>
				))}
				<MeasureField
					label={measures.rotation}
					name={`${prefix}rotation`}
					value={frame.rotation}
					per={1}
					unit="°"
					decimals={0}
					min={-180}
					max={180}
					disabled={locked}
					onChange={place('rotation')}
				/>
				<Checkbox
					label={texts.keepShape}
					name={`${prefix}shape`}
					checked={keepsShape}
					disabled={locked}
					onChange={(event) => setKeepsShape(event.target.checked)}
					className="self-end"
				/>
			</div>
			{!locked && <FitButton id={id} logo={logo} view={view} />}
		</>
	)
}

const shapeTolerance = 0.03

/** Shown while the box is wider or higher than the art's proportions. */
function FitButton({ id, logo, view }: Pick<EditedLogo, 'id' | 'logo' | 'view'>) {
	const asset = useEditorState((state) => assetOfLogo(state.assets, logo))
	const change = useEditorState((state) => state.change)
	const { fit } = useBuilderTexts().frame.stage.logo
	if (!asset) return null
	const stretch = asset.width / asset.height / (logo.width / logo.height)
	if (Math.abs(Math.log(stretch)) < shapeTolerance) return null
	return (
		<Button
			variant="outline"
			size="small"
			onClick={() => change((config) => logos.fitToArt(config, id, { art: asset, view }))}
		>
			{fit}
		</Button>
	)
}

const paceMs = 120

/** Frame of a dragged logo, about eight times a second: faster numbers are unreadable and slow down the drag. */
function useLiveFrame(id: string): Frame | null {
	const editor = useEditor()
	const [frame, setFrame] = useState<Frame | null>(null)
	// Synchronizes with the drag on the stage.
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined
		const read = () => {
			timer = undefined
			setFrame(liveFrameOf(editor.getState(), id))
		}
		const stop = editor.subscribe(({ live }, before) => {
			if (live === before.live) return
			if (live) timer ??= setTimeout(read, paceMs)
			else {
				clearTimeout(timer)
				read()
			}
		})
		return () => {
			stop()
			clearTimeout(timer)
		}
	}, [editor, id])
	return frame
}

type MeasureFieldProps = {
	label: string
	name: string
	/** In inches or degrees. */
	value: number
	/** Size of one displayed unit in units of `value`: inches per view pixel, or 1. */
	per: number
	unit: string
	decimals: number
	/** Minimum and maximum, in units of `value`. */
	min: number
	max: number
	disabled?: boolean
	onChange: (value: number) => void
}

/** Far below the displayed precision; 40 / 12.5 must not become 3.21. */
const rounding = 1e-6

const shown = (value: number, decimals: number) => String(Number(value.toFixed(decimals)))

/** A number that applies while typing. An invalid number stays as typed with a hint at the limits. */
function MeasureField(props: MeasureFieldProps) {
	const { label, name, value, per, unit, decimals, min, max, disabled, onChange } = props
	const { between } = useBuilderTexts().frame.stage.logo
	const [draft, setDraft] = useState<string | null>(null)
	const low = Math.ceil((min / per) * 10 ** decimals - rounding) / 10 ** decimals
	const high = Math.floor((max / per) * 10 ** decimals + rounding) / 10 ** decimals
	const text = draft ?? shown(value / per, decimals)
	const number = text.trim() === '' ? Number.NaN : Number(text)
	const isLegal = number >= low && number <= high
	const type = (next: string) => {
		setDraft(next)
		const wanted = Number(next)
		if (next.trim() !== '' && wanted >= low && wanted <= high) onChange(wanted * per)
	}
	return (
		<TextField
			label={label}
			name={name}
			type="number"
			inputMode="decimal"
			step={decimals === 0 ? 1 : 0.1}
			min={low}
			max={high}
			unit={unit}
			value={text}
			disabled={disabled}
			error={isLegal ? undefined : between({ low, high, unit })}
			onChange={(event) => type(event.target.value)}
			onBlur={() => setDraft(null)}
		/>
	)
}
