import { useMemo } from 'react'
import { isOffered, patternName, printedPattern } from '#garments/patterns/list.ts'
import { ownTile, printedTileUrl } from '#garments/patterns/tile.ts'
import { offeredPlaces } from '#garments/patterns/print.ts'
import type { PatternPrint } from '#garments/schemas.ts'
import { patternPlaceNames, patternScales, type GarmentTemplate } from '#garments/template.ts'
import { Checkbox } from '#ui/fields.tsx'
import { useChange, useChangeText, useConfig } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { PictureChoice } from './options.tsx'
import { PanelPart, TextButton } from './panel.tsx'
import { PatternColors } from './pattern-colors.tsx'
import { TilePart, type TilePartProps } from './tile/tile-part.tsx'
import {
	noPattern,
	patternOf,
	printedPlaces,
	withPattern,
	withPatternAllOver,
	withPatternAngle,
	withPatternPlace,
	withPatternSize,
	withPatternStrength,
} from './pattern-edits.ts'
import { patternThumbnail, pictureOf, useCloth } from './style-thumbnail.ts'
import { RangeField, RangeNumberField } from './value-fields.tsx'

type Part = { template: GarmentTemplate }
type PatternPartProps = TilePartProps

/** The printed pattern of the garment, its colors, and how it lies. */
export function PatternPart({ template, ...tile }: PatternPartProps) {
	const config = useConfig()
	const change = useChange()
	const cloth = useCloth()
	const { fields: texts, word } = useBuilderTexts()
	const options = useMemo(
		() =>
			template.patterns.map((id) => ({
				value: id,
				label: word(patternName(id)),
				draw: () => pictureOf(patternThumbnail(template, cloth, id)),
			})),
		[cloth, template, word],
	)
	const { pattern } = config
	const tileUrl = printedTileUrl(pattern)
	const ownOption = { value: ownTile, label: word(patternName(ownTile)), draw: () => tileUrl ?? '' }
	return (
		<PanelPart title={texts.pattern.title}>
			<PictureChoice
				legend={texts.pattern.title}
				legendHidden
				name="pattern"
				shape="tall"
				options={tileUrl === undefined ? options : [...options, ownOption]}
				value={patternOf(config, template)}
				onChoose={(id) => change((current) => withPattern(current, id))}
			/>
			{pattern && patternOf(config, template) !== noPattern && (
				<div className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
					{!pattern.tile && <PatternColors template={template} />}
					<PatternFields pattern={pattern} />
					<PatternPlaces template={template} pattern={pattern} />
				</div>
			)}
			{isOffered(template.patterns, ownTile) && <TilePart {...tile} template={template} />}
		</PanelPart>
	)
}

function PatternFields({ pattern }: { pattern: PatternPrint }) {
	const changeText = useChangeText()
	const texts = useBuilderTexts().fields.pattern
	const isUpload = pattern.tile !== undefined
	return (
		<>
			{!isUpload && (
				<RangeField
					label={texts.strength}
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
					label={texts.size}
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
					label={texts.angle}
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
	const { fields, word } = useBuilderTexts()
	const texts = fields.pattern
	const offered = offeredPlaces(template, pattern.id)
	if (offered.length < 2) return null
	const printed = printedPlaces(config, template)
	return (
		<fieldset className="min-w-0">
			<legend className="text-label font-semibold">{texts.printedOn}</legend>
			<div className="flex flex-wrap gap-x-5">
				{offered.map((place) => (
					<Checkbox
						key={place}
						name={`pattern-on-${place}`}
						label={word(patternPlaceNames[place])}
						checked={printed.includes(place)}
						disabled={printed.length === 1 && printed.includes(place)}
						onChange={(event) => {
							const { checked } = event.target
							change((current) => withPatternPlace(template, place)(current, checked))
						}}
					/>
				))}
			</div>
			{printed.length === 1 && <p className="text-label text-muted">{texts.atLeastOne}</p>}
			{printed.length < offered.length && (
				<TextButton onClick={() => change(withPatternAllOver(template))}>{texts.allOver}</TextButton>
			)}
		</fieldset>
	)
}
