import type { LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '#garments/template.ts'
import { useChange, useChangeText, useConfig } from '../../../editor/context.tsx'
import { ColorField } from '../color/color-field.tsx'
import { useQuickColors } from '../color/quick-colors.ts'
import { Segments } from '../segments.tsx'
import { FontChoice } from './font-choice.tsx'
import { InchesField } from './inches-field.tsx'
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
import { ShapeMark } from './shape-mark.tsx'

type LetterStyleProps = { template: GarmentTemplate; slot: LetteringSlot; sample: string }

const shapeNames: Record<LetteringStyle['shape'], string> = {
	straight: 'Straight',
	arch: 'Arch',
	bridge: 'Bridge',
	arc: 'Arc',
}
const shapes = (['arch', 'straight', 'bridge', 'arc'] as const).map((shape) => ({
	value: shape,
	label: shapeNames[shape],
	mark: <ShapeMark shape={shape} />,
}))
const outlineCounts = [
	{ value: '0', label: 'None' },
	{ value: '1', label: 'One' },
	{ value: '2', label: 'Two' },
]

/** Style of one line of lettering: font, shape, colors, outlines, height and position. */
export function LetterStyle({ template, slot, sample }: LetterStyleProps) {
	const config = useConfig()
	const change = useChange()
	const quick = useQuickColors()
	const style = styleInForce(template, config, slot)
	const places = placesOf(template, slot)
	const heightIn = style.heightIn ?? Math.max(...places.map((place) => place.heightIn))
	const edit = (next: StyleEdit) => change(withLettering(template, slot, next))
	const isBendable = places.some(({ spot }) => spot.shape !== 'straight')
	return (
		<div className="grid gap-4.5">
			<FontChoice
				key={slot}
				name={`font-${slot}`}
				value={style.font}
				sample={sample}
				onChoose={(font) => edit((current) => ({ ...current, font }))}
			/>
			{isBendable && (
				<Segments
					legend="Shape"
					name={`shape-${slot}`}
					columns={4}
					options={shapes}
					value={style.shape}
					onChoose={(shape) => edit((current) => ({ ...current, shape }))}
				/>
			)}
			<ColorField
				key={`fill-${slot}`}
				label="Letter color"
				value={style.fill}
				quick={quick}
				set={(current, fill) => withLettering(template, slot, (old) => ({ ...old, fill }))(current)}
			/>
			<Segments
				legend="Outlines"
				name={`outlines-${slot}`}
				options={outlineCounts}
				value={String(Math.min(style.borders.length, 2))}
				onChoose={(count) =>
					edit((current) => withOutlines(current, Number(count), { color: config.secondaryColor, heightIn }))
				}
			/>
			{style.borders.slice(0, 2).map((border, index) => (
				<OutlineFields key={`${slot}-${outlineNames[index]}`} {...{ template, slot, border, index }} />
			))}
			{places.map((place) => (
				<PlaceFields key={`${slot}-${place.view.id}`} {...{ template, slot, place }} />
			))}
		</div>
	)
}

const outlineNames = ['First outline', 'Second outline'] as const

type OutlineFieldsProps = Pick<LetterStyleProps, 'template' | 'slot'> & {
	border: LetteringStyle['borders'][number]
	index: number
}

function OutlineFields({ template, slot, border, index }: OutlineFieldsProps) {
	const config = useConfig()
	const changeText = useChangeText()
	const quick = useQuickColors()
	const name = outlineNames[index] ?? 'Outline'
	const limits = outlineLimitsOf(config, slot)
	return (
		<div className="grid gap-2">
			<ColorField
				label={name}
				value={border.color}
				quick={quick}
				set={(current, color) =>
					withLettering(template, slot, (old) => withOutlineColor(old, index, color))(current)
				}
			/>
			<InchesField
				label={`Width of the ${name.toLowerCase()}, in`}
				name={`outline-${slot}-${index}`}
				value={border.widthIn}
				usual={border.widthIn}
				limits={limits}
				onInches={(widthIn) => {
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
