import { useId } from 'react'
import { useBuilderTexts, useLabels } from '../builder-language.tsx'
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
	const labels = useLabels()
	const logo = logos.logoById(config, id)
	const view = logo && logos.workingView(logo, template.views)
	if (!logo || !view) return null
	const number = config.logos.indexOf(logo) + 1
	const edited: EditedLogo = { logo, id, number, view, template, locked, prefix }
	return (
		<div role="group" aria-label={labels.logo(number)} className="grid gap-4">
			<Measures {...edited} />
			<Details {...edited} />
			{!locked && <Alignments {...edited} />}
			{!locked && <Layers {...edited} />}
		</div>
	)
}

function Details({ logo, id, view, template, locked, prefix }: EditedLogo) {
	const { frame, word } = useBuilderTexts()
	const { logo: texts } = frame.stage
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
					label={texts.side}
					name={`${prefix}view`}
					value={view.id}
					disabled={locked}
					options={template.views.map((candidate) => ({
						value: candidate.id,
						label: word(viewNames[candidate.id]),
					}))}
					onChange={(event) => moveTo(event.target.value)}
				/>
			)}
			<TextField
				label={texts.shows}
				name={`${prefix}alt`}
				hint={texts.showsHint}
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
	const { logo: texts } = useBuilderTexts().frame.stage
	const collar = collarGuide({ template, view, config: useSettledConfig() })
	const hang = (label: string) => {
		editor.getState().change((config) => belowCollar(config, id, { template, view }))
		announce(texts.moved(label))
	}
	const align = (to: Alignment) => {
		editor.getState().change((config) => aligned(config, id, { view, to }))
		announce(texts.aligned(texts.alignments[to].toLowerCase()))
	}
	return (
		<fieldset className="min-w-0">
			<legend className="mb-1.5 text-label font-semibold">{texts.align}</legend>
			<div className="grid grid-cols-3 gap-2">
				{alignments.map((to) => (
					<Button key={to} variant="outline" size="small" onClick={() => align(to)}>
						{texts.alignments[to]}
					</Button>
				))}
			</div>
			{collar && <CollarButton guide={collar} onHang={hang} />}
		</fieldset>
	)
}

function CollarButton({ guide, onHang }: { guide: SnapLine; onHang: (label: string) => void }) {
	const label = useBuilderTexts().frame.stage.logo.belowCollar(guide.distanceIn ?? 0)
	return (
		<Button variant="outline" size="small" className="mt-2" onClick={() => onHang(label)}>
			{label}
		</Button>
	)
}

function Layers({ logo, id, number, view, template }: EditedLogo) {
	const editor = useEditor()
	const announce = useAnnounce()
	const labels = useLabels()
	const { logo: texts } = useBuilderTexts().frame.stage
	const config = useConfig()
	const isFull = config.logos.length >= mostLogos
	const layers = config.logos.filter((other) => logos.workingView(other, template.views) === view)
	const layer = layers.indexOf(logo)
	const { change, show } = editor.getState()
	const reorder = (by: 1 | -1) => {
		change((current) => logos.reorder(current, id, { by, views: template.views }))
		announce(texts.layer(layer + 1 + by, layers.length))
	}
	const copy = () => {
		const newId = logos.newLogoId()
		change((current) => logos.duplicate(current, id, { newId, view }))
		show({ selection: newId, view: view.id })
		announce(texts.copied(logoLabel({ frame: frameOf(logo), view, number: number + 1 }, labels)))
	}
	const remove = () => {
		change((current) => logos.removeLogo(current, id))
		show({ selection: null })
		announce(texts.removed(number))
	}
	return (
		<div className="flex flex-wrap gap-2">
			<Button variant="outline" size="small" disabled={layer >= layers.length - 1} onClick={() => reorder(1)}>
				{texts.layerUp}
			</Button>
			<Button variant="outline" size="small" disabled={layer <= 0} onClick={() => reorder(-1)}>
				{texts.layerDown}
			</Button>
			<Button variant="outline" size="small" disabled={isFull} onClick={copy}>
				{texts.duplicate}
			</Button>
			<Button
				variant="outline"
				size="small"
				aria-pressed={logo.mirrored ?? false}
				className="aria-pressed:border-primary aria-pressed:ring-1 aria-pressed:ring-primary"
				onClick={() => {
					change((current) => logos.mirror(current, id))
					announce(logo.mirrored ? texts.asDrawn : texts.mirrored)
				}}
			>
				{texts.mirror}
			</Button>
			<Button variant="outline" size="small" onClick={remove}>
				<Icon name="trash" size={16} />
				{texts.remove}
			</Button>
		</div>
	)
}
