import { useMemo } from 'react'
import type { GarmentTemplate, StyleDef } from '#garments/template.ts'
import { useChange, useConfig } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { DataName } from '../data-language.tsx'
import { GalleryPart } from './gallery-part.tsx'
import { PanelFrame } from './panel.tsx'
import { PatternPart } from './pattern-part.tsx'
import { ProposalsPart } from './proposals-part.tsx'
import { StartOver } from './start-over.tsx'
import type { UploadQueue } from './logos/uploads.ts'
import type { PanelProps } from './props.ts'
import { PictureChoice } from './options.tsx'
import { optionOf, withStyle } from './design-edits.ts'
import { pictureOf, styleThumbnail, useCloth } from './style-thumbnail.ts'

type StylePanelProps = Pick<PanelProps, 'data' | 'template' | 'isLocked' | 'actions'> & {
	/** Uploads of pictures for a pattern. */
	tiles: UploadQueue
}

/** Step 1: the cut and pattern of the garment. */
export function StylePanel({ data, template, isLocked, actions, tiles }: StylePanelProps) {
	const { brand, model, sublimated: isSublimated } = data.product
	const { fields: texts, word } = useBuilderTexts()
	const cuts = template.styles.filter(({ slot }) => slot === undefined)
	return (
		<PanelFrame
			title={texts.titles.style}
			lead={
				<>
					<DataName>{`${brand} ${model}`}</DataName>
					{`: ${word(template.name).toLowerCase()}.`}
				</>
			}
			isLocked={isLocked}
		>
			<ProposalsPart {...{ data, actions }} />
			<GalleryPart {...{ data, template }} />
			{cuts.map((style) => (
				<StyleChoice key={style.id} {...{ template, style }} />
			))}
			{template.patterns.length > 1 && (
				<PatternPart {...{ template, uploads: tiles, isSublimated, isLocked }} />
			)}
			{cuts.length === 0 && template.patterns.length <= 1 && <p className="text-muted">{texts.oneCut}</p>}
			<StartOver starts={data.starts} />
		</PanelFrame>
	)
}

function StyleChoice({ template, style }: { template: GarmentTemplate; style: StyleDef }) {
	const config = useConfig()
	const change = useChange()
	const cloth = useCloth()
	const { word } = useBuilderTexts()
	const options = useMemo(
		() =>
			style.options.map(({ id, name }) => ({
				value: id,
				label: word(name),
				draw: () =>
					pictureOf(
						styleThumbnail(template, withStyle({ ...cloth, pattern: undefined }, style.id, id), style),
					),
			})),
		[cloth, style, template, word],
	)
	return (
		<PictureChoice
			legend={word(style.name)}
			name={`style-${style.id}`}
			shape="wide"
			options={options}
			value={optionOf(config, style)?.id ?? ''}
			onChoose={(id) => change((current) => withStyle(current, style.id, id))}
		/>
	)
}
