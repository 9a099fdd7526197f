import type { LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '#garments/template.ts'
import { TextField } from '#ui/text-field.tsx'
import { useChange, useChangeText, useConfig } from '../../../editor/context.tsx'
import { ColorField } from '../color/color-field.tsx'
import { useQuickColors } from '../color/quick-colors.ts'
import { Segments } from '../segments.tsx'
import { useTyped } from '../use-typed.ts'
import { FontChoice } from './font-choice.tsx'
import {
	heightLimits,
	inchesIn,
	placesOf,
	styleInForce,
	withLettering,
	withOutlineColor,
	withOutlines,
	type StyleEdit,
} from './lettering-edits.ts'
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

/** How one line of lettering looks: face, shape, colors, height. */
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
				<ColorField
					key={`${slot}-${index === 0 ? 'inner' : 'outer'}`}
					label={index === 0 ? 'First outline' : 'Second outline'}
					value={border.color}
					quick={quick}
					set={(current, color) =>
						withLettering(template, slot, (old) => withOutlineColor(old, index, color))(current)
					}
				/>
			))}
			<HeightField key={`height-${slot}`} {...{ template, slot }} value={style.heightIn} />
		</div>
	)
}

type HeightFieldProps = Omit<LetterStyleProps, 'sample'> & { value: number | undefined }

function HeightField({ template, slot, value }: HeightFieldProps) {
	const changeText = useChangeText()
	const set = (heightIn: number | undefined) =>
		changeText(
			`height-${slot}`,
			withLettering(template, slot, (style) => ({ ...style, heightIn })),
		)
	const { text, isWrong, type, leave } = useTyped<number | undefined>({
		value,
		format: (inches) => (inches === undefined ? '' : String(inches)),
		parse: inchesIn,
		onValue: set,
	})
	const usual = placesOf(template, slot).map(({ view, heightIn }) => `${heightIn.toFixed(1)} ${view.id}`)
	return (
		<TextField
			label="Height"
			name={`height-${slot}`}
			inputMode="decimal"
			unit="in"
			autoComplete="off"
			placeholder={usual.join(', ')}
			value={text}
			onChange={(event) => {
				type(event.target.value)
				if (event.target.value.trim() === '') set(undefined)
			}}
			onBlur={leave}
			hint={`Of a capital letter. Left empty: ${usual.join(', ')}.`}
			error={isWrong ? `Use inches from ${heightLimits.from} to ${heightLimits.to}, like 8.5` : undefined}
		/>
	)
}
