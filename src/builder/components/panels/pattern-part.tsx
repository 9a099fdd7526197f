import { useMemo } from 'react'
import { isOffered, patternName, printedPattern } from '#garments/patterns/list.ts'
import { ownTile } from '#garments/patterns/tile.ts'
import { offeredPlaces } from '#garments/patterns/print.ts'
import type { PatternPrint } from '#garments/schemas.ts'
import { patternPlaceNames, patternScales, type GarmentTemplate } from '#garments/template.ts'
import { Checkbox } from '#ui/fields.tsx'
import { useChange, useChangeText, useConfig } from '../../editor/context.tsx'
import { useQuickColors } from './color-choices.tsx'
import { ColorField } from './color-field.tsx'
import { PictureChoice } from './options.tsx'
import { PanelPart, TextButton } from './panel.tsx'
import { TilePart, type TilePartProps } from './tile/tile-part.tsx'
import {
	noPattern,
	patternOf,
	printedPlaces,
	shownPatternColors,
	withPattern,
	withPatternAllOver,
	withPatternAngle,
	withPatternColor,
	withPatternPlace,
	withPatternSize,
	withPatternStrength,
} from './pattern-edits.ts'
import { patternThumbnail, pictureOf, useCloth } from './style-thumbnail.ts'
import { RangeField, RangeNumberField } from './value-fields.tsx'

type Part = { template: GarmentTemplate }
type PatternPartProps = Part & TilePartProps

/** The printed pattern of the garment, its colors, and how it lies. */
export function PatternPart({ template, ...tile }: PatternPartProps) {
	const config = useConfig()
	const change = useChange()
	const cloth = useCloth()
	const options = useMemo(
		() =>
			template.patterns.map((id) => ({
				value: id,
				label: patternName(id),
				draw: () => pictureOf(patternThumbnail(template, cloth, id)),
			})),
		[cloth, template],
	)
	const { pattern } = config
	const tileUrl = pattern?.tile?.url
	const ownOption = { value: ownTile, label: patternName(ownTile), draw: () => tileUrl ?? '' }
	return (
		<PanelPart title="Pattern">
			<PictureChoice
				legend="Pattern"
				legendHidden
				name="pattern"
				shape="tall"
				options={tileUrl === undefined ? options : [...options, ownOption]}
				value={patternOf(config, template)}
				onChoose={(id) => change((current) => withPattern(current, id))}
			/>
			{pattern && patternOf(config, template) !== noPattern && (
				<div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
					<PatternColors template={template} />
					<PatternFields pattern={pattern} />
					<PatternPlaces template={template} pattern={pattern} />
				</div>
			)}
			{isOffered(template.patterns, ownTile) && <TilePart {...tile} />}
		</PanelPart>
	)
}

const colorLabels = ['Pattern color', 'Pattern color 2', 'Pattern color 3']

function PatternColors({ template }: Part) {
	const config = useConfig()
	const quick = useQuickColors()
	const setters = useMemo(
		() => colorLabels.map((label, index) => ({ label, set: withPatternColor(template, index) })),
		[template],
	)
	const shown = shownPatternColors(config, template)
	return setters
		.slice(0, shown.length)
		.map(({ label, set }, index) => (
			<ColorField key={label} value={shown[index] ?? config.secondaryColor} {...{ label, set, quick }} />
		))
}

function PatternFields({ pattern }: { pattern: PatternPrint }) {
	const changeText = useChangeText()
	const isUpload = pattern.tile !== undefined
	return (
		<>
			{!isUpload && (
				<RangeField
					label="Strength"
					name="pattern-strength"
					value={Math.round(pattern.opacity * 100)}
					min={10}
					max={100}
					step={5}
					unit="%"
					onSlide={(percent) =>
						changeText('pattern-strength', (current) => withPatternStrength(current, percent))
					}
				/>
			)}
			{!isUpload && printedPattern(pattern.id)?.motif && (
				<RangeNumberField
					label="Pattern size"
					name="pattern-size"
					value={Math.round((pattern.scale ?? 1) * 100)}
					min={patternScales.from * 100}
					max={patternScales.to * 100}
					step={5}
					unit="%"
					onNumber={(percent) => changeText('pattern-size', (current) => withPatternSize(current, percent))}
				/>
			)}
			{printedPattern(pattern.id)?.motif && (
				<RangeNumberField
					label="Pattern angle"
					name="pattern-angle"
					value={Math.round(pattern.angleDeg ?? 0)}
					min={-180}
					max={180}
					step={5}
					unit="°"
					onNumber={(degrees) => changeText('pattern-angle', (current) => withPatternAngle(current, degrees))}
				/>
			)}
		</>
	)
}

/** Nothing to choose where the garment has one place for the pattern. */
function PatternPlaces({ template, pattern }: Part & { pattern: PatternPrint }) {
	const config = useConfig()
	const change = useChange()
	const offered = offeredPlaces(template, pattern.id)
	if (offered.length < 2) return null
	const printed = printedPlaces(config, template)
	return (
		<fieldset className="min-w-0">
			<legend className="text-label font-semibold">Printed on</legend>
			<div className="flex flex-wrap gap-x-5">
				{offered.map((place) => (
					<Checkbox
						key={place}
						name={`pattern-on-${place}`}
						label={patternPlaceNames[place]}
						checked={printed.includes(place)}
						disabled={printed.length === 1 && printed.includes(place)}
						onChange={(event) => {
							const { checked } = event.target
							change((current) => withPatternPlace(template, place)(current, checked))
						}}
					/>
				))}
			</div>
			{printed.length === 1 && <p className="text-label text-muted">A pattern is on at least one place.</p>}
			{printed.length < offered.length && (
				<TextButton onClick={() => change(withPatternAllOver(template))}>Print all over</TextButton>
			)}
		</fieldset>
	)
}
