import { useId, useMemo, useRef, useState } from 'react'
import {
	fontsFor,
	letteringFont,
	type GlyphPack,
	type LetteringClass,
	type LetteringFont,
} from '#garments/lettering/fonts.ts'
import type { LetteringSlot } from '#garments/template.ts'
import { SelectField } from '#ui/fields.tsx'
import { Icon } from '#ui/icon.tsx'
import { useBuilderTexts } from '../../builder-language.tsx'
import { DataName } from '../../data-language.tsx'
import { Options } from '../options.tsx'
import { useFontPacks } from '../../../editor/use-packs.ts'
import { useSeen } from '../../use-seen.ts'
import { layoutLine } from '#garments/lettering/layout.ts'
import { normalizeText } from '#garments/lettering/alphabet.ts'
import { pathData } from '#garments/lettering/outline.ts'

type FontSampleProps = { font: LetteringFont; pack: GlyphPack | undefined; text: string; className?: string }

const capHeight = 100

/** Text in a lettering font; in the page's font while it loads or if it lacks a character. */
function FontSample({ font, pack, text, className = 'h-7' }: FontSampleProps) {
	const drawn = useMemo(() => {
		if (!pack) return undefined
		const line = layoutLine(pack, normalizeText(text, font.capitals), {
			capHeight,
			tracking: font.digitsOnly ? 0 : 4,
		})
		const { x, y, width, height } = line.box
		if (line.missing.length > 0 || width === 0) return undefined
		return { d: pathData(line.outline), viewBox: `${x} ${y} ${width} ${height}` }
	}, [font, pack, text])
	if (!drawn)
		return <span className={`grid place-items-center text-sm font-semibold ${className}`}>{text}</span>
	return (
		<svg viewBox={drawn.viewBox} fill="currentColor" aria-hidden="true" className={`max-w-full ${className}`}>
			<path d={drawn.d} />
		</svg>
	)
}

/** A font of the list; its glyphs are fetched when it comes onto the screen. */
function FontOption({ font, text }: { font: LetteringFont; text: string }) {
	const box = useRef<HTMLSpanElement>(null)
	const packs = useFontPacks(useSeen(box) ? font.id : '')
	return (
		<>
			<span ref={box} className="grid max-w-full">
				<FontSample font={font} pack={packs[font.id]} text={text} className="h-7" />
			</span>
			<span className="text-xs text-muted">
				<DataName>{font.name}</DataName>
			</span>
		</>
	)
}

type KindFieldProps = {
	fonts: readonly LetteringFont[]
	value: LetteringClass | undefined
	onChoose: (kind: LetteringClass | undefined) => void
}

function KindField({ fonts, value, onChoose }: KindFieldProps) {
	const texts = useBuilderTexts().fields.letters
	const kinds = [...new Set(fonts.map((font) => font.style))]
	return (
		<SelectField
			label={texts.kind}
			name="lettering-kind"
			value={value ?? ''}
			onChange={({ currentTarget }) => onChoose(kinds.find((kind) => kind === currentTarget.value))}
			options={[
				{ value: '', label: texts.allKinds(fonts.length) },
				...kinds.map((kind) => ({ value: kind, label: texts.kinds[kind] })),
			]}
		/>
	)
}

type FontChoiceProps = {
	name: string
	/** Number families are offered for numbers only. */
	slot: LetteringSlot
	value: string
	/** Sample text: the design's own name or number. */
	sample: string
	onChoose: (fontId: string) => void
}

/** The font of the letters, each shown in its own letters. */
export function FontChoice({ name, slot, value, sample, onChoose }: FontChoiceProps) {
	const [isOpen, setOpen] = useState(false)
	const [kind, setKind] = useState<LetteringClass>()
	const fonts = fontsFor(slot)
	const packs = useFontPacks(value)
	const id = useId()
	const chosen = letteringFont(value)
	const texts = useBuilderTexts().fields.letters
	return (
		<div>
			<p id={id} className="mb-1.5 text-label font-semibold">
				{texts.font}
			</p>
			<button
				type="button"
				aria-expanded={isOpen}
				aria-describedby={id}
				onClick={() => setOpen(!isOpen)}
				className="flex min-h-14 w-full items-center gap-3 rounded-control border border-field-line bg-field px-3 py-2 text-left hover:border-ink"
			>
				{chosen && (
					<FontSample font={chosen} pack={packs[chosen.id]} text={sample} className="h-6 max-w-[55%]" />
				)}
				<span className="ml-auto text-label text-muted">
					<DataName>{chosen?.name ?? value}</DataName>
				</span>
				<Icon name="chevron-down" className={`transition-transform ${isOpen ? 'rotate-180' : ''}`} />
			</button>
			{isOpen && (
				<div className="mt-2 grid gap-2">
					<KindField fonts={fonts} value={kind} onChoose={setKind} />
					<Options
						legend={texts.font}
						legendHidden
						name={name}
						options={fonts
							.filter((font) => !kind || font.style === kind)
							.map((font) => ({ value: font.id, font }))}
						value={value}
						onChoose={onChoose}
						columns="grid-cols-2"
						option="min-h-18 content-between justify-items-center gap-1.5 px-2 pt-3 pb-1.5"
						renderOption={({ font }) => <FontOption font={font} text={sample} />}
					/>
				</div>
			)}
		</div>
	)
}
