import { useCallback, useId } from 'react'
import { markFrames, type MarkFrame } from '#garments/marks/frames.ts'
import { teamMarkColors, type ColorCount, type Mark } from '#garments/marks/marks.ts'
import type { DesignConfig } from '#garments/schemas.ts'
import { SelectField } from '#ui/fields.tsx'
import { useChange, useConfig } from '../../../editor/context.tsx'
import { logoById, setMark } from '../../../editor/logos.ts'
import type { LogoTexts } from '../../../rules/texts/english-logos.ts'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useQuickColors } from '../color-choices.tsx'
import { ColorField } from '../color-field.tsx'
import { Segments } from '../options.tsx'
import { PanelPart } from '../panel.tsx'

export const frameOptions = ({ noFrame, frames }: LogoTexts['marks']) => [
	{ value: '', label: noFrame },
	...markFrames.map((frame) => ({ value: frame, label: frames[frame] })),
]

const counts: readonly ColorCount[] = [1, 2, 3]

type ColorCountProps = {
	name: string
	value: ColorCount
	onChoose: (count: ColorCount) => void
	/** Fewer are not offered. */
	least?: ColorCount
}

export const ColorCountChoice = ({ name, value, onChoose, least = 1 }: ColorCountProps) => (
	<Segments
		legend={useBuilderTexts().fields.logos.marks.colorCount}
		name={name}
		value={String(value)}
		options={counts
			.filter((count) => count >= least)
			.map((count) => ({ value: String(count), label: String(count) }))}
		onChoose={(chosen) => onChoose(counts.find((count) => String(count) === chosen) ?? 3)}
	/>
)

/** What the colors of a mark are for, in their order. */
export function partNames({ frame, colors }: Mark): readonly string[] {
	if (frame) return ['Mark', 'Field', 'Border']
	return colors.length === 2 ? ['Mark', 'Outline'] : ['Mark', 'Inline', 'Border']
}

const countOf = ({ colors }: Mark): ColorCount => counts.find((count) => count === colors.length) ?? 3

/** The mark with or without a frame; a frame needs two colors. */
export function framedAs(mark: Mark, frame: MarkFrame | undefined, config: DesignConfig): Mark {
	const { id, colors } = mark
	if (!frame) return { id, colors }
	return { id, frame, colors: colors.length === 1 ? teamMarkColors(config, 2) : colors }
}

type MarkFieldsProps = { id: string; mark: Mark }

/** Frame, number of colors and the color of each part of the selected mark. */
export function MarkFields({ id, mark }: MarkFieldsProps) {
	const prefix = useId()
	const config = useConfig()
	const change = useChange()
	const { fields, word } = useBuilderTexts()
	const texts = fields.logos.marks
	const put = (next: Mark) => change((current) => setMark(current, id, next))
	return (
		<PanelPart title={texts.colors}>
			<div className="grid gap-4">
				<SelectField
					label={texts.frame}
					name={`${prefix}-frame`}
					options={frameOptions(texts)}
					value={mark.frame ?? ''}
					onChange={({ target }) =>
						put(
							framedAs(
								mark,
								markFrames.find((known) => known === target.value),
								config,
							),
						)
					}
				/>
				<ColorCountChoice
					name={`${prefix}-count`}
					value={countOf(mark)}
					least={mark.frame ? 2 : 1}
					onChoose={(count) => put({ ...mark, colors: teamMarkColors(config, count) })}
				/>
				{mark.colors.map((color, at) => (
					<PartColor
						key={partNames(mark)[at]}
						{...{ id, at, color, label: word(partNames(mark)[at] ?? '') }}
					/>
				))}
			</div>
		</PanelPart>
	)
}

type PartColorProps = { id: string; at: number; color: string; label: string }

function PartColor({ id, at, color, label }: PartColorProps) {
	const quick = useQuickColors()
	const set = useCallback(
		(config: DesignConfig, hex: string) => {
			const mark = logoById(config, id)?.mark
			if (!mark) return config
			return setMark(config, id, {
				...mark,
				colors: mark.colors.map((old, index) => (index === at ? hex : old)),
			})
		},
		[id, at],
	)
	return <ColorField label={label} value={color} set={set} quick={quick} />
}
