import { useMemo } from 'react'
import type { LetteringFont } from '#garments/lettering/fonts.ts'
import { layoutLine } from '#garments/lettering/layout.ts'
import { normalizeText } from '#garments/lettering/text.ts'
import { pathData } from '#garments/lettering/outline.ts'
import type { GlyphPack } from '#garments/lettering/pack.ts'

type FontSampleProps = { font: LetteringFont; pack: GlyphPack | undefined; text: string; className?: string }

const capHeight = 100

/** Text in a lettering font; in the page's font while it loads or if it lacks a character. */
export function FontSample({ font, pack, text, className = 'h-7' }: FontSampleProps) {
	const drawn = useMemo(() => {
		if (!pack) return undefined
		const line = layoutLine(pack, normalizeText(text, font.capitals), { capHeight, tracking: 4 })
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
