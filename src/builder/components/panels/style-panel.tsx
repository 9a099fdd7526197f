import { useMemo } from 'react'
import type { DesignConfig } from '#garments/schemas.ts'
import type { GarmentTemplate, StyleDef } from '#garments/template.ts'
import { useChange, useChangeText, useConfig } from '../../editor/context.tsx'
import { ColorField } from './color-field.tsx'
import { useQuickColors } from './color-choices.tsx'
import { GalleryPart } from './gallery-part.tsx'
import { PanelFrame, PanelPart } from './panel.tsx'
import { StartOver } from './start-over.tsx'
import type { PanelProps } from './props.ts'
import { RangeField } from './value-fields.tsx'
import { PictureChoice } from './options.tsx'
import {
	noPattern,
	optionOf,
	patternName,
	patternOf,
	withPattern,
	withPatternColor,
	withPatternStrength,
	withStyle,
} from './design-edits.ts'
import { styleThumbnail } from './style-thumbnail.ts'

const pictureOf = (...asked: Parameters<typeof styleThumbnail>): string =>
	`data:image/svg+xml,${encodeURIComponent(styleThumbnail(...asked))}`

/** The config, stable unless its thumbnails change; they show neither lettering nor art. */
function useCloth({ primaryColor, secondaryColor, zoneColors, styles }: DesignConfig) {
	const config = useConfig()
	// oxlint-disable-next-line react/exhaustive-deps -- these pictures show neither lettering nor art
	return useMemo(() => config, [primaryColor, secondaryColor, zoneColors, styles])
}

/** Step 1: the cut and pattern of the garment. */
export function StylePanel({ data, template, isLocked }: Pick<PanelProps, 'data' | 'template' | 'isLocked'>) {
	const { brand, model } = data.product
	const cuts = template.styles.filter(({ slot }) => slot === undefined)
	return (
		<PanelFrame
			title="Style & Model"
			lead={`${brand} ${model}: ${template.name.toLowerCase()}.`}
			isLocked={isLocked}
		>
			<GalleryPart {...{ data, template }} />
			{cuts.map((style) => (
				<StyleChoice key={style.id} {...{ template, style }} />
			))}
			{template.patterns.length > 1 && <PatternChoice template={template} />}
			{cuts.length === 0 && template.patterns.length <= 1 && (
				<p className="text-muted">This model comes in one cut. Its colors are the next step.</p>
			)}
			<StartOver starts={data.starts} />
		</PanelFrame>
	)
}

function StyleChoice({ template, style }: { template: GarmentTemplate; style: StyleDef }) {
	const config = useConfig()
	const change = useChange()
	const cloth = useCloth(config)
	const options = useMemo(
		() =>
			style.options.map(({ id, name }) => ({
				value: id,
				label: name,
				draw: () => pictureOf(template, withStyle({ ...cloth, pattern: undefined }, style.id, id), style),
			})),
		[cloth, style, template],
	)
	return (
		<PictureChoice
			legend={style.name}
			name={`style-${style.id}`}
			shape="wide"
			options={options}
			value={optionOf(config, style)?.id ?? ''}
			onChoose={(id) => change((current) => withStyle(current, style.id, id))}
		/>
	)
}

function PatternChoice({ template }: { template: GarmentTemplate }) {
	const config = useConfig()
	const change = useChange()
	const changeText = useChangeText()
	const quick = useQuickColors()
	const cloth = useCloth(config)
	const options = useMemo(
		() =>
			template.patterns.map((id) => ({
				value: id,
				label: patternName(id),
				draw: () => pictureOf(template, withPattern({ ...cloth, pattern: undefined }, id)),
			})),
		[cloth, template],
	)
	const { pattern } = config
	return (
		<PanelPart title="Pattern">
			<PictureChoice
				legend="Pattern"
				legendHidden
				name="pattern"
				shape="tall"
				options={options}
				value={patternOf(config, template)}
				onChoose={(id) => change((current) => withPattern(current, id))}
			/>
			{pattern && patternOf(config, template) !== noPattern && (
				<div className="mt-4 grid gap-4">
					<ColorField label="Pattern color" value={pattern.color} set={withPatternColor} quick={quick} />
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
				</div>
			)}
		</PanelPart>
	)
}
