import { memo, useCallback, useId, type ReactNode } from 'react'
import type { DesignConfig } from '#garments/schemas.ts'
import { useAfterFrame, useChange, useChangeText } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useColorName } from '../data-language.tsx'
import { HexField } from './value-fields.tsx'
import { ColorChip, teamPalette, Palette } from './color-choices.tsx'
import { DisclosureLabel } from '#ui/disclosure-label.tsx'

type SetColor = (config: DesignConfig, hex: string) => DesignConfig

type ColorFieldProps = {
	/** What the color applies to: "Primary", "Side panels". */
	label: string
	value: string
	set: SetColor
	/** Shown first; the whole palette opens below. */
	quick?: readonly string[]
	aside?: ReactNode
}

/** One color of the design: by swatch, hex code or the browser's picker. */
export function ColorField({ label, value, set, quick, aside }: ColorFieldProps) {
	const id = useId()
	const change = useChange()
	const changeText = useChangeText()
	const texts = useBuilderTexts().fields.colors
	const choose = useCallback((hex: string) => change((config) => set(config, hex)), [change, set])
	const whole = (
		<div className="grid gap-2.5">
			<Palette
				legend={texts.all(label)}
				name={`${id}-all`}
				colors={teamPalette}
				{...{ value }}
				onChoose={choose}
			/>
			<HexField
				{...{ id, value }}
				of={label}
				onType={(hex) => changeText(id, (config) => set(config, hex))}
			/>
		</div>
	)
	return (
		<div role="group" aria-labelledby={`${id}-label`} className="min-w-0">
			<FieldHead labelId={`${id}-label`} {...{ label, aside }} value={useAfterFrame(value)} />
			{quick ? (
				<>
					<Palette legend={texts.first(label)} name={id} colors={quick} {...{ value }} onChoose={choose} />
					<details className="group mt-1">
						<summary className="inline-flex min-h-8 items-center text-label font-semibold text-primary hover:underline pointer-coarse:min-h-11">
							<DisclosureLabel closed={texts.more} open={texts.fewer} />
						</summary>
						<div className="pt-1">{whole}</div>
					</details>
				</>
			) : (
				whole
			)}
		</div>
	)
}

type FieldHeadProps = Pick<ColorFieldProps, 'label' | 'value' | 'aside'> & { labelId: string }

/** The name of the color; it may lag behind the picture. */
const FieldHead = memo(function FieldHead({ labelId, label, value, aside }: FieldHeadProps) {
	return (
		<div className="mb-2 flex items-center gap-2.5">
			<ColorChip hex={value} className="size-7" />
			<p className="min-w-0 leading-tight">
				<span id={labelId} className="block text-label font-semibold">
					{label}
				</span>
				<span className="block text-label text-muted">{useColorName()(value)}</span>
			</p>
			{aside && <span className="ml-auto">{aside}</span>}
		</div>
	)
})
