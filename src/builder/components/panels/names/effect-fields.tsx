import type { LetteringStyle } from '#garments/schemas.ts'
import type { GarmentTemplate, LetteringSlot } from '#garments/template.ts'
import { Checkbox } from '#ui/fields.tsx'
import { useChange, useChangeText, useConfig } from '../../../editor/context.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { useQuickColors } from '../color-choices.tsx'
import { ColorField } from '../color-field.tsx'
import { Segments } from '../options.tsx'
import { Disclosure } from '../panel.tsx'
import { TypedNumberField } from '../value-fields.tsx'
import {
	inlineLimits,
	shadowLimits,
	withGradient,
	withInline,
	withLettering,
	withShadow,
	type StyleEdit,
} from './lettering-edits.ts'

type Of = { template: GarmentTemplate; slot: LetteringSlot }
type EffectFieldsProps = Of & { style: LetteringStyle; heightIn: number }

const flourishes = ['none', 'tail', 'swoosh'] as const

const useTexts = () => useBuilderTexts().fields.letters.effects

/** Tail, shadow, inline, gradient and bevel of one kind of lettering; open where one is chosen. */
export function EffectFields({ template, slot, style, heightIn }: EffectFieldsProps) {
	const config = useConfig()
	const change = useChange()
	const edit = (next: StyleEdit) => change(withLettering(template, slot, next))
	const { shape, flourish, shadow, inline, gradient, bevel } = style
	const of = { template, slot }
	const isDyed = config.sublimated ?? false
	const texts = useTexts()
	const dyedOnly = isDyed ? undefined : texts.dyedOnly
	return (
		<Disclosure summary={texts.title} isOpen={[flourish, shadow, inline, gradient, bevel].some(Boolean)}>
			<div className="mt-2 grid gap-2">
				{slot !== 'number' && (shape !== 'stacked' || flourish) && (
					<Segments
						legend={texts.underName}
						name={`flourish-${slot}`}
						options={flourishes.map((kind) => ({ value: kind, label: texts.flourishes[kind] }))}
						value={flourish ?? 'none'}
						onChoose={(kind) =>
							edit((current) => ({ ...current, flourish: kind === 'none' ? undefined : kind }))
						}
					/>
				)}
				<Checkbox
					label={texts.shadow}
					name={`shadow-${slot}`}
					checked={shadow !== undefined}
					onChange={({ target }) => edit((current) => withShadow(current, target.checked, heightIn))}
				/>
				{shadow && <ShadowFields {...of} shadow={shadow} />}
				<Checkbox
					label={texts.inline}
					name={`inline-${slot}`}
					checked={inline !== undefined}
					onChange={({ target }) =>
						edit((current) => withInline(current, target.checked, { color: config.secondaryColor, heightIn }))
					}
				/>
				{inline && <InlineFields {...of} inline={inline} />}
				<Checkbox
					label={texts.gradient}
					name={`gradient-${slot}`}
					hint={dyedOnly}
					disabled={!isDyed && !gradient}
					checked={gradient !== undefined}
					onChange={({ target }) =>
						edit((current) => withGradient(current, target.checked, config.secondaryColor))
					}
				/>
				{gradient && (
					<EffectColor {...of} label={texts.gradientColor} part="gradient" value={gradient.color} />
				)}
				<Checkbox
					label={texts.bevel}
					name={`bevel-${slot}`}
					hint={dyedOnly}
					disabled={!isDyed && !bevel}
					checked={bevel ?? false}
					onChange={({ target }) =>
						edit((current) => ({ ...current, bevel: target.checked ? true : undefined }))
					}
				/>
			</div>
		</Disclosure>
	)
}

type EffectColorProps = Of & { label: string; part: 'shadow' | 'inline' | 'gradient'; value: string }

function EffectColor({ template, slot, label, part, value }: EffectColorProps) {
	const quick = useQuickColors()
	return (
		<ColorField
			label={label}
			value={value}
			quick={quick}
			set={(current, color) =>
				withLettering(template, slot, (style) => {
					const effect = style[part]
					return effect ? { ...style, [part]: { ...effect, color } } : style
				})(current)
			}
		/>
	)
}

const moves = ['rightIn', 'downIn'] as const

function ShadowFields({ template, slot, shadow }: Of & { shadow: NonNullable<LetteringStyle['shadow']> }) {
	const changeText = useChangeText()
	const texts = useTexts()
	return (
		<div className="grid gap-2 pb-2">
			<EffectColor {...{ template, slot }} label={texts.shadowColor} part="shadow" value={shadow.color} />
			<div className="grid grid-cols-2 gap-2">
				{moves.map((part) => (
					<TypedNumberField
						key={part}
						label={texts.shadowMoves[part]}
						name={`shadow-${part}-${slot}`}
						value={shadow[part]}
						usual={shadow[part]}
						limits={shadowLimits}
						onNumber={(inches) => {
							if (inches === undefined) return
							changeText(
								`shadow-${part}-${slot}`,
								withLettering(template, slot, (style) =>
									style.shadow ? { ...style, shadow: { ...style.shadow, [part]: inches } } : style,
								),
							)
						}}
					/>
				))}
			</div>
		</div>
	)
}

function InlineFields({ template, slot, inline }: Of & { inline: NonNullable<LetteringStyle['inline']> }) {
	const changeText = useChangeText()
	const texts = useTexts()
	return (
		<div className="grid gap-2 pb-2">
			<EffectColor {...{ template, slot }} label={texts.inlineColor} part="inline" value={inline.color} />
			<TypedNumberField
				label={texts.inlineWidth}
				name={`inline-width-${slot}`}
				value={inline.widthIn}
				usual={inline.widthIn}
				limits={inlineLimits}
				onNumber={(widthIn) => {
					if (widthIn === undefined) return
					changeText(
						`inline-width-${slot}`,
						withLettering(template, slot, (style) =>
							style.inline ? { ...style, inline: { ...style.inline, widthIn } } : style,
						),
					)
				}}
			/>
		</div>
	)
}
