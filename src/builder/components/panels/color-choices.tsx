import { contrastRatio } from '#kit/contrast.ts'
import {
	memo,
	useId,
	useLayoutEffect,
	useMemo,
	useRef,
	useState,
	type CSSProperties,
	type RefObject,
} from 'react'
import { markAt } from '#garments/marks/marks.ts'
import { teamColor, teamColors } from '#garments/colors.ts'
import { useConfig, useEditorState } from '../../editor/context.tsx'
import { useBuilderTexts } from '../builder-language.tsx'
import { useColorName, useDataLanguage } from '../data-language.tsx'
import { optionFrame } from './options.tsx'

const most = 9
const neutrals = (['white', 'black', 'silver'] as const).map((id) => teamColor(id).hex)

/** The colors of this design: the team's two, white, black, silver and the inks of its uploads. */
export function useQuickColors(): string[] {
	const { primaryColor, secondaryColor } = useConfig()
	const assets = useEditorState((state) => state.assets)
	return useMemo(() => {
		const uploads = Object.values(assets).filter(({ url }) => !markAt(url))
		const inks = uploads.flatMap(({ inks: found }) => found.map(({ hex }) => hex))
		const all = [primaryColor, secondaryColor, ...neutrals, ...inks].map((hex) => hex.toLowerCase())
		return [...new Set(all)].slice(0, most)
	}, [assets, primaryColor, secondaryColor])
}

/** `isWorded`: its name is in the language of the page already. */
export type ColorPair = {
	id: string
	name: string
	isWorded?: boolean
	primary: string
	secondary: string
}

type PairChoiceProps = {
	legend: string
	pairs: readonly ColorPair[]
	onChoose: (pair: ColorPair) => void
}

/** Choice of color pairs, each shown as a shield split in two. */
export function PairChoice({ legend, pairs, onChoose }: PairChoiceProps) {
	const name = useId()
	const group = useRef<HTMLDivElement>(null)
	const chosen = useEditorState(
		({ config: { primaryColor, secondaryColor } }) =>
			pairs.find(({ primary, secondary }) => primary === primaryColor && secondary === secondaryColor)?.id,
	)
	useNativeChoice(group, chosen)
	return (
		<fieldset className="min-w-0">
			<legend className="sr-only">{legend}</legend>
			<div ref={group} className="grid grid-cols-2 gap-2">
				{pairs.map((pair) => (
					<PairOption key={pair.id} {...{ name, pair, onChoose }} isChosen={pair.id === chosen} />
				))}
			</div>
		</fieldset>
	)
}

type PairOptionProps = Pick<PairChoiceProps, 'onChoose'> & {
	name: string
	pair: ColorPair
	isChosen: boolean
}

const PairOption = memo(function PairOption({ name, pair, onChoose, isChosen }: PairOptionProps) {
	const { word } = useBuilderTexts()
	const label = pair.isWorded ? pair.name : word(pair.name)
	return (
		<label
			className={`${optionFrame} flex min-h-11 items-center gap-2.5 px-2.5 py-1.5 text-sm leading-tight font-semibold`}
		>
			<input
				type="radio"
				name={name}
				value={pair.id}
				defaultChecked={isChosen}
				onChange={() => onChoose(pair)}
				className="absolute inset-0 size-full cursor-[inherit] opacity-0"
			/>
			<PairMark {...pair} />
			<span lang={useDataLanguage(pair.isWorded || label !== pair.name)} className="min-w-0">
				{label}
			</span>
		</label>
	)
})

const PairMark = ({ primary, secondary }: Pick<ColorPair, 'primary' | 'secondary'>) => (
	<svg
		viewBox="0 0 26 26"
		aria-hidden="true"
		className="size-6.5 shrink-0 stroke-line forced-color-adjust-none"
	>
		<path d="M1 4a3 3 0 0 1 3-3h9v24a12 12 0 0 1-12-12z" fill={primary} />
		<path d="M13 1h9a3 3 0 0 1 3 3v9a12 12 0 0 1-12 12z" fill={secondary} />
	</svg>
)

export const teamPalette: readonly string[] = teamColors.map(({ hex }) => hex)

type PaletteProps = {
	legend: string
	name: string
	/** Hex codes. */
	colors: readonly string[]
	value: string | undefined
	/** Must be referentially stable, so that unchanged swatches do not re-render. */
	onChoose: (hex: string) => void
}

/** Named swatches as native radio buttons; the browser marks the chosen one without a render. */
export function Palette({ value, ...swatches }: PaletteProps) {
	const group = useRef<HTMLFieldSetElement>(null)
	const chosen = value?.toLowerCase()
	const [first] = useState(chosen)
	useNativeChoice(group, chosen)
	return (
		<fieldset ref={group} className="min-w-0">
			<Swatches {...swatches} first={first} />
		</fieldset>
	)
}

/** `first` is the color that is chosen when the page opens. */
type SwatchesProps = Omit<PaletteProps, 'value'> & { first: string | undefined }

const Swatches = memo(function Swatches({ legend, name, colors, first, onChoose }: SwatchesProps) {
	return (
		<>
			<legend className="sr-only">{legend}</legend>
			<div className="-mx-0.5 grid grid-cols-[repeat(auto-fill,minmax(1.9rem,1fr))] lg:pointer-fine:grid-cols-10 justify-items-center gap-y-1 pointer-coarse:grid-cols-[repeat(auto-fill,minmax(2.75rem,1fr))]">
				{colors.map((hex) => (
					<Swatch key={hex} {...{ name, hex, onChoose }} isChosen={hex === first} />
				))}
			</div>
		</>
	)
})

type SwatchProps = {
	name: string
	hex: string
	isChosen: boolean
	onChoose: (hex: string) => void
}

/** Drawn by borders. */
const checkMark =
	"after:mb-1 after:h-3 after:w-1.5 after:rotate-45 after:border-r-2 after:border-b-2 after:border-current after:opacity-0 after:content-[''] peer-checked:after:opacity-100"

/** By the state of the button before it: a selector that looks at its parent costs at every change of the page. */
const swatchRing =
	'outline-offset-3 pointer-coarse:outline-offset-4 peer-checked:outline-2 peer-checked:outline-primary peer-focus-visible:outline-3 peer-focus-visible:outline-focus'

const Swatch = memo(({ name, hex, isChosen, onChoose }: SwatchProps) => {
	const label = useColorName()(hex)
	return (
		<label title={label} className="relative grid size-7.5 place-items-center pointer-coarse:size-11">
			<input
				type="radio"
				name={name}
				value={hex}
				defaultChecked={isChosen}
				onChange={() => onChoose(hex)}
				className="peer absolute inset-0 size-full cursor-[inherit] opacity-0"
			/>
			<ColorChip
				hex={hex}
				className={`pointer-events-none grid size-6 place-items-center pointer-coarse:size-9 ${swatchRing} ${checkMark} ${contrastRatio(hex, '#ffffff') >= 3 ? 'text-on-turf' : 'text-on-action'}`}
			/>
			<span className="sr-only">{label}</span>
		</label>
	)
})
Swatch.displayName = 'Swatch'

type ColorChipProps = { hex: string | undefined; className?: string }

/** A color chip with an edge visible on any background; crossed out without a color. */
export const ColorChip = ({ hex, className = 'size-6' }: ColorChipProps) => (
	<span
		aria-hidden="true"
		className={`shrink-0 rounded-chip bg-(--swatch) shadow-[inset_0_0_0_1px_rgb(0_0_0/0.22),0_0_0_1px_var(--color-line)] forced-color-adjust-none ${className}`}
		style={
			{
				'--swatch': hex ?? 'transparent',
				...(hex ? {} : { backgroundImage: noColor }),
			} as CSSProperties
		}
	/>
)

const noColor =
	'linear-gradient(to top right, transparent calc(50% - 1px), currentColor calc(50% - 1px) calc(50% + 1px), transparent calc(50% + 1px))'

/**
 * The browser checks a clicked radio button before React renders; this checks the button of the design's value after
 * any other change: undo, a typed code, another palette. Undefined: none of them.
 */
function useNativeChoice(group: RefObject<HTMLElement | null>, value: string | undefined): void {
	// Synchronizes the native radio buttons with the design.
	useLayoutEffect(() => {
		for (const input of group.current?.querySelectorAll('input') ?? []) {
			const isChosen = input.value === value
			if (input.checked !== isChosen) input.checked = isChosen
		}
	}, [group, value])
}
