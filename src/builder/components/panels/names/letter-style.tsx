import { bendOf, letteringShapes, shapeAt, type LetteringShape } from '#garments/lettering/shapes.ts'
import type { LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '#garments/template.ts'
import { useChange, useChangeText, useConfig } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { ColorField } from '../color-field.tsx'
import { useQuickColors } from '../color-choices.tsx'
import { Segments } from '../options.tsx'
import { EffectFields } from './effect-fields.tsx'
import { FontChoice } from './font-choice.tsx'
import { TypedNumberField } from '../value-fields.tsx'
import {
	outlineLimitsOf,
	placesOf,
	styleInForce,
	withLettering,
	withOutlineColor,
	withOutlines,
	withOutlineWidth,
	type StyleEdit,
} from './lettering-edits.ts'
import { PlaceFields } from './place-fields.tsx'

const bars = [-3, -2, -1, 0, 1, 2, 3]
/** A short word for the icons, in pixels. */
const iconLine = { width: 32, capHeight: 8 }

/** Icon of a lettering shape: strokes in place of letters. */
function ShapeMark({ shape }: { shape: LetteringShape }) {
	if (shape === 'stacked') return <StrokeMark d="M16 3H24M16 8H24M16 13H24" />
	const bend = bendOf(iconLine, shape)
	const strokes = bars.map((bar) => {
		const x = (bar / 3) * (iconLine.width / 2)
		const ends = [bend([x, -iconLine.capHeight]), bend([x, 0])]
		return `M${ends.map(([endX, y]) => `${20 + endX} ${12 + y}`).join('L')}`
	})
	return <StrokeMark d={strokes.join('')} />
}

const StrokeMark = ({ d }: { d: string }) => (
	<svg viewBox="0 0 40 16" aria-hidden="true" className="h-4 w-10 stroke-current">
		<path d={d} strokeWidth="2.6" fill="none" />
	</svg>
)

type LetterStyleProps = { template: GarmentTemplate; slot: LetteringSlot; sample: string }

const marks = letteringShapes.map((shape) => ({ value: shape, mark: <ShapeMark shape={shape} /> }))
const unbent = marks.filter(({ value }) => value === 'straight' || value === 'stacked')

/** Style of one line of lettering: font, shape, colors, outlines, height and position. */
export function LetterStyle({ template, slot, sample }: LetterStyleProps) {
	const config = useConfig()
	const change = useChange()
	const quick = useQuickColors()
	const texts = useBuilderTexts().fields.letters
	const style = styleInForce(template, config, slot)
	const places = placesOf(template, slot, config)
	const heightIn = style.heightIn ?? Math.max(...places.map((place) => place.heightIn))
	const edit = (next: StyleEdit) => change(withLettering(template, slot, next))
	const isBendable = places.some(({ position }) => position.shape !== 'straight')
	const isStackable = places.some(({ position }) => shapeAt(position, 'stacked') === 'stacked')
	return (
		<div className="grid gap-4.5">
			<FontChoice
				key={slot}
				name={`font-${slot}`}
				slot={slot}
				value={style.font}
				sample={sample}
				onChoose={(font) => edit((current) => ({ ...current, font }))}
			/>
			{isStackable && (
				<Segments
					legend={texts.shape}
					name={`shape-${slot}`}
					options={(isBendable ? marks : unbent).map((mark) => ({
						...mark,
						label: texts.shapes[mark.value],
					}))}
					value={isBendable || style.shape === 'stacked' ? style.shape : 'straight'}
					onChoose={(shape) => edit((current) => ({ ...current, shape }))}
				/>
			)}
			<ColorField
				key={`fill-${slot}`}
				label={texts.color}
				value={style.fill}
				quick={quick}
				set={(current, fill) => withLettering(template, slot, (old) => ({ ...old, fill }))(current)}
			/>
			<Segments
				legend={texts.outlines}
				name={`outlines-${slot}`}
				options={texts.outlineCounts.map((label, count) => ({ value: String(count), label }))}
				value={String(Math.min(style.borders.length, 2))}
				onChoose={(count) =>
					edit((current) => withOutlines(current, Number(count), { color: config.secondaryColor, heightIn }))
				}
			/>
			{style.borders.slice(0, 2).map((border, index) => (
				<OutlineFields key={`${slot}-${outlineKeys[index]}`} {...{ template, slot, border, index }} />
			))}
			<EffectFields key={`effects-${slot}`} {...{ template, slot, style, heightIn }} />
			{places.map((place) => (
				<PlaceFields key={`${slot}-${place.view.id}`} {...{ template, slot, place }} />
			))}
		</div>
	)
}

/** From the letter outward. */
const outlineKeys = ['first', 'second'] as const

type OutlineFieldsProps = Pick<LetterStyleProps, 'template' | 'slot'> & {
	border: LetteringStyle['borders'][number]
	index: number
}

function OutlineFields({ template, slot, border, index }: OutlineFieldsProps) {
	const config = useConfig()
	const changeText = useChangeText()
	const quick = useQuickColors()
	const texts = useBuilderTexts().fields.letters.outline[index]
	const limits = outlineLimitsOf(config, slot)
	return (
		<div className="grid gap-2">
			<ColorField
				label={texts?.name ?? ''}
				value={border.color}
				quick={quick}
				set={(current, color) =>
					withLettering(template, slot, (old) => withOutlineColor(old, index, color))(current)
				}
			/>
			<TypedNumberField
				label={texts?.width ?? ''}
				name={`outline-${slot}-${index}`}
				value={border.widthIn}
				usual={border.widthIn}
				limits={limits}
				onNumber={(widthIn) => {
					if (widthIn === undefined) return
					changeText(
						`outline-${slot}-${index}`,
						withLettering(template, slot, (old) => withOutlineWidth(old, index, widthIn)),
					)
				}}
			/>
		</div>
	)
}
