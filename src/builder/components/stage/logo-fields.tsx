import { useId } from 'react'
import { frameOf } from '#garments/logos.ts'
import { mostLogos, viewNames, type GarmentTemplate } from '#garments/template.ts'
import type { SnapLine } from '#placement/snapping.ts'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useAnnounce, useConfig, useEditor, useSettledConfig } from '../../editor/context.tsx'
import { belowCollar, collarGuide } from '../../editor/collar.ts'
import { aligned, alignments, type Alignment } from '../../editor/alignment.ts'
import * as logos from '../../editor/logos.ts'
import { logoLabel } from '../../editor/logos.ts'
import { Measures, type EditedLogo } from './measure-fields.tsx'

type LogoFieldsProps = {
	template: GarmentTemplate
	/** Id of the logo; renders nothing for an unknown id. */
	id: string
	locked: boolean
}

/** Fields and buttons for everything that dragging does to a logo, and for its description and layer. */
export function LogoFields({ template, id, locked }: LogoFieldsProps) {
	const config = useConfig()
	const prefix = useId()
	const logo = logos.logoById(config, id)
	const view = logo && logos.workingView(logo, template.views)
	if (!logo || !view) return null
	const number = config.logos.indexOf(logo) + 1
	const edited: EditedLogo = { logo, id, number, view, template, locked, prefix }
	return (
		<div role="group" aria-label={`Logo ${number}`} className="grid gap-4">
			<Measures {...edited} />
			<Details {...edited} />
			{!locked && <Alignments {...edited} />}
			{!locked && <Layers {...edited} />}
		</div>
	)
}

function Details({ logo, id, view, template, locked, prefix }: EditedLogo) {
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

function Alignments({ id, view, template }: EditedLogo) {
	const editor = useEditor()
	const announce = useAnnounce()
	const collar = collarGuide({ template, view, config: useSettledConfig() })
	const hang = (label: string) => {
		editor.getState().change((config) => belowCollar(config, id, { template, view }))
		announce(`Moved: ${label}`)
	}
	const align = (to: Alignment) => {
		editor.getState().change((config) => aligned(config, id, { view, to }))
		announce(`Aligned: ${alignments[to].toLowerCase()}`)
	}
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 text-label font-semibold">Align in the print area</legend>
			<div className="grid grid-cols-3 gap-2">
				{alignmentNames.map((to) => (
					<Button key={to} variant="outline" size="small" onClick={() => align(to)}>
						{alignments[to]}
					</Button>
				))}
			</div>
			{collar && <CollarButton guide={collar} onHang={hang} />}
		</fieldset>
	)
}

function CollarButton({ guide, onHang }: { guide: SnapLine; onHang: (label: string) => void }) {
	const label = `${guide.distanceIn ?? 0} in below the collar`
	return (
		<Button variant="outline" size="small" className="mt-2" onClick={() => onHang(label)}>
			{label}
		</Button>
	)
}

// Cast: the keys of a constant.
const alignmentNames = Object.keys(alignments) as Alignment[]

function Layers({ logo, id, number, view, template }: EditedLogo) {
	const editor = useEditor()
	const announce = useAnnounce()
	const config = useConfig()
	const isFull = config.logos.length >= mostLogos
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
			<Button
				variant="outline"
				size="small"
				aria-pressed={logo.mirrored ?? false}
				className="aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary"
				onClick={() => {
					change((current) => logos.mirror(current, id))
					announce(logo.mirrored ? 'As drawn' : 'Mirrored')
				}}
			>
				Mirror
			</Button>
			<Button variant="outline" size="small" onClick={remove}>
				<Icon name="trash" size={16} />
				Remove
			</Button>
		</div>
	)
}
