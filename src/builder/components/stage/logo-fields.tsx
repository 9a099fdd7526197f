import { useId, useState } from 'react'
import { frameOf, type Logo } from '#garments/logos.ts'
import type { GarmentTemplate, ViewDef } from '#garments/template.ts'
import { canvasOf, minSide, toInches } from '#placement/units.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/checkbox.tsx'
import { Choice } from '#ui/choice.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField } from '#ui/select-field.tsx'
import { TextField } from '#ui/text-field.tsx'
import { useAnnounce, useConfig, useEditor, useEditorState } from '../../editor/context.tsx'
import * as logos from '../../editor/logos.ts'
import { logoLabel } from '../../editor/logos.ts'
import { MeasureField, useLiveFrame } from './measure-field.tsx'
import { viewNames } from './toolbar.tsx'

export type LogoFieldsProps = {
	template: GarmentTemplate
	/** Id of the logo; renders nothing for an unknown id. */
	id: string
	locked: boolean
}

type Unit = 'in' | 'px'
type Edited = {
	logo: Logo
	id: string
	number: number
	view: ViewDef
	template: GarmentTemplate
	locked: boolean
	prefix: string
}

/** Fields and buttons for everything that dragging does to a logo, and for its description and layer. */
export function LogoFields({ template, id, locked }: LogoFieldsProps) {
	const config = useConfig()
	const prefix = useId()
	const logo = logos.logoById(config, id)
	const view = logo && logos.workingView(logo, template.views)
	if (!logo || !view) return null
	const number = config.logos.indexOf(logo) + 1
	const edited: Edited = { logo, id, number, view, template, locked, prefix }
	return (
		<div role="group" aria-label={`Logo ${number}`} className="grid gap-4">
			<Measures {...edited} />
			<Words {...edited} />
			{!locked && <Layers {...edited} />}
		</div>
	)
}

function Measures({ logo, id, view, locked, prefix }: Edited) {
	const [unit, setUnit] = useState<Unit>('in')
	const [keepsShape, setKeepsShape] = useState(true)
	const changeText = useEditorState((state) => state.changeText)
	const frame = useLiveFrame(id) ?? frameOf(logo)
	const canvas = canvasOf(view)
	const longest = Math.max(canvas.width, canvas.height)
	const least = minSide(view)
	const scale = unit === 'in' ? { per: 1, decimals: 2 } : { per: toInches(1, view), decimals: 0 }
	const common = { unit, ...scale, disabled: locked }
	const place = (field: 'x' | 'y' | 'rotation') => (value: number) =>
		changeText(`${field} ${id}`, (config) => logos.setFrame(config, id, { frame: { [field]: value }, view }))
	const size = (side: 'width' | 'height') => (to: number) =>
		changeText(`${side} ${id}`, (config) => logos.setSide(config, id, { side, to, keepsShape, view }))
	const halfWidth = frame.width / 2
	const halfHeight = frame.height / 2
	return (
		<>
			<Choice
				legend="Measures in"
				name={`${prefix}unit`}
				value={unit}
				onChoose={(value) => setUnit(value === 'px' ? 'px' : 'in')}
				options={[
					{ value: 'in', label: 'Inches' },
					{ value: 'px', label: 'Pixels' },
				]}
			/>
			<div className="grid grid-cols-2 gap-3">
				<MeasureField
					{...common}
					label="From left"
					name={`${prefix}x`}
					value={frame.x}
					min={-halfWidth}
					max={canvas.width - halfWidth}
					onChange={place('x')}
				/>
				<MeasureField
					{...common}
					label="From top"
					name={`${prefix}y`}
					value={frame.y}
					min={-halfHeight}
					max={canvas.height - halfHeight}
					onChange={place('y')}
				/>
				<MeasureField
					{...common}
					label="Width"
					name={`${prefix}width`}
					value={frame.width}
					min={least}
					max={longest}
					onChange={size('width')}
				/>
				<MeasureField
					{...common}
					label="Height"
					name={`${prefix}height`}
					value={frame.height}
					min={least}
					max={longest}
					onChange={size('height')}
				/>
				<MeasureField
					label="Rotation"
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
					label="Keep shape"
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
function FitButton({ id, logo, view }: Pick<Edited, 'id' | 'logo' | 'view'>) {
	const asset = useEditorState((state) => (logo.assetId ? state.assets[logo.assetId] : undefined))
	const change = useEditorState((state) => state.change)
	if (!asset) return null
	const stretch = asset.width / asset.height / (logo.width / logo.height)
	if (Math.abs(Math.log(stretch)) < shapeTolerance) return null
	return (
		<Button
			variant="outline"
			size="small"
			onClick={() => change((config) => logos.fitToArt(config, id, { art: asset, view }))}
		>
			Fit the box to the art
		</Button>
	)
}

function Words({ logo, id, view, template, locked, prefix }: Edited) {
	const { changeText, change, show } = useEditor().getState()
	const moveTo = (viewId: string) => {
		const target = template.views.find((candidate) => candidate.id === viewId)
		if (!target) return
		change((config) => logos.moveToView(config, id, target))
		show({ view: target.id, selection: id })
	}
	return (
		<>
			{template.views.length > 1 && (
				<SelectField
					label="Side of the garment"
					name={`${prefix}view`}
					value={view.id}
					disabled={locked}
					options={template.views.map((candidate) => ({
						value: candidate.id,
						label: viewNames[candidate.id],
					}))}
					onChange={(event) => moveTo(event.target.value)}
				/>
			)}
			<TextField
				label="What it shows"
				name={`${prefix}alt`}
				hint="In words, for those who cannot see it: Wildcat head in gold."
				maxLength={120}
				value={logo.alt ?? ''}
				disabled={locked}
				onChange={(event) =>
					changeText(`alt ${id}`, (config) => logos.setAlt(config, id, event.target.value))
				}
			/>
		</>
	)
}

function Layers({ logo, id, number, view, template }: Edited) {
	const editor = useEditor()
	const announce = useAnnounce()
	const config = useConfig()
	const isFull = config.logos.length >= logos.maxLogos
	const layers = config.logos.filter((other) => logos.workingView(other, template.views) === view)
	const layer = layers.indexOf(logo)
	const { change, show } = editor.getState()
	const reorder = (by: 1 | -1) => {
		change((current) => logos.reorder(current, id, { by, views: template.views }))
		announce(`Layer ${layer + 1 + by} of ${layers.length}`)
	}
	const copy = () => {
		const newId = logos.newLogoId()
		change((current) => logos.duplicate(current, id, { newId, view }))
		show({ selection: newId, view: view.id })
		announce(`Copied. ${logoLabel({ frame: frameOf(logo), view, number: number + 1 })}`)
	}
	const remove = () => {
		change((current) => logos.removeLogo(current, id))
		show({ selection: null })
		announce(`Logo ${number} removed`)
	}
	return (
		<div className="flex flex-wrap gap-2">
			<Button variant="outline" size="small" disabled={layer >= layers.length - 1} onClick={() => reorder(1)}>
				Layer up
			</Button>
			<Button variant="outline" size="small" disabled={layer <= 0} onClick={() => reorder(-1)}>
				Layer down
			</Button>
			<Button variant="outline" size="small" disabled={isFull} onClick={copy}>
				Duplicate
			</Button>
			<Button variant="outline" size="small" onClick={remove}>
				<Icon name="trash" size={16} />
				Remove
			</Button>
		</div>
	)
}
