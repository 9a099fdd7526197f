import { memo, useDeferredValue, useRef, type CSSProperties, type ReactNode } from 'react'
import { teamColors } from '#garments/colors.ts'
import { Icon } from '#ui/icon.tsx'
import { contrastRatio } from '#garments/contrast.ts'
import { useNativeChoice } from './use-native-choice.ts'

export type PaletteColor = { hex: string; name: string }

export const teamPalette: readonly PaletteColor[] = teamColors.map(({ hex, name }) => ({ hex, name }))

type PaletteProps = {
	legend: string
	name: string
	colors: readonly PaletteColor[]
	value: string | undefined
	/** Must be referentially stable, so that unchanged swatches do not re-render. */
	onChoose: (hex: string) => void
}

/** Named swatches as native radio buttons; the chosen one has a ring immediately and a check mark soon after. */
export function Palette({ value, ...swatches }: PaletteProps) {
	const group = useRef<HTMLFieldSetElement>(null)
	const chosen = value?.toLowerCase()
	useNativeChoice(group, chosen)
	const checked = useDeferredValue(chosen)
	return (
		<fieldset ref={group} className="min-w-0">
			<Swatches {...swatches} checked={checked} />
		</fieldset>
	)
}

type SwatchesProps = Omit<PaletteProps, 'value'> & { checked: string | undefined }

const Swatches = memo(function Swatches({ legend, name, colors, checked, onChoose }: SwatchesProps) {
	return (
		<>
			<legend className="sr-only">{legend}</legend>
			<div className="-mx-0.5 grid grid-cols-[repeat(auto-fill,minmax(1.9rem,1fr))] lg:pointer-fine:grid-cols-10 justify-items-center gap-y-1 pointer-coarse:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
				{colors.map((color) => (
					<Swatch key={color.hex} {...{ name, color }} isChosen={color.hex === checked} onChoose={onChoose} />
				))}
			</div>
		</>
	)
})

type SwatchProps = {
	name: string
	color: PaletteColor
	isChosen: boolean
	onChoose: (hex: string) => void
}

const Swatch = memo(({ name, color, isChosen, onChoose }: SwatchProps) => (
	<label
		title={color.name}
		className="relative grid size-7.5 place-items-center rounded-control has-checked:outline-2 has-checked:outline-primary has-focus-visible:outline-3 has-focus-visible:outline-offset-1 has-focus-visible:outline-focus pointer-coarse:size-11"
	>
		<input
			type="radio"
			name={name}
			value={color.hex}
			defaultChecked={isChosen}
			onChange={() => onChoose(color.hex)}
			className="absolute inset-0 size-full cursor-[inherit] opacity-0"
		/>
		<ColorChip hex={color.hex} className="grid size-6 place-items-center pointer-coarse:size-9">
			{isChosen && (
				<span className={contrastRatio(color.hex, '#ffffff') >= 3 ? 'text-on-turf' : 'text-on-action'}>
					<Icon name="check" size={16} />
				</span>
			)}
		</ColorChip>
		<span className="sr-only">{color.name}</span>
	</label>
))
Swatch.displayName = 'Swatch'

type ColorChipProps = { hex: string | undefined; className?: string; children?: ReactNode }

/** A color chip with an edge visible on any background; crossed out without a color. */
export const ColorChip = ({ hex, className = 'size-6', children }: ColorChipProps) => (
	<span
		aria-hidden="true"
		className={`shrink-0 rounded-chip bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.22),0_0_0_1px_var(--color-line)] forced-color-adjust-none ${className}`}
		style={
			{
				'--swatch': hex ?? 'transparent',
				...(hex ? {} : { backgroundImage: noColor }),
			} as CSSProperties
		}
	>
		{children}
	</span>
)

const noColor =
	'linear-gradient(to top right, transparent calc(50% - 1px), currentColor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))'
