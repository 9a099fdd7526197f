import { Picture } from '#pictures/components/picture.tsx'
import { heroGarments, heroSchemes, type HeroGarment } from '../../looks/hero.ts'

/** Hash per garment and scheme id. */
export type HeroPictures = Record<string, Partial<Record<HeroGarment, string>>>

const places: Record<HeroGarment, string> = {
	hockey: 'left-[-3%] bottom-[-9%] w-[55%] -rotate-5 lg:w-[57%] lg:bottom-[-10%]',
	basketball: 'right-[-5%] bottom-[-7%] w-[54%] rotate-5 lg:w-[56%] lg:bottom-[-8%]',
	football: 'left-1/2 bottom-[-13%] w-[70%] -translate-x-1/2 lg:w-[74%] lg:bottom-[-15%]',
}

/** Slightly below the widths above, so that phones do not load the next larger picture. */
const sizes: Record<HeroGarment, string> = {
	hockey: '(min-width: 1280px) 360px, (min-width: 1024px) 28vw, 52vw',
	basketball: '(min-width: 1280px) 360px, (min-width: 1024px) 28vw, 52vw',
	football: '(min-width: 1280px) 460px, (min-width: 1024px) 36vw, 65vw',
}

/** A scheme is visible while its swatch is checked; its pictures load when the swatches get hover or focus. */
const shown: Record<string, string> = {
	'navy-gold':
		'group-has-[#colors-navy-gold:checked]/hero:block group-has-[#colors-navy-gold:checked]/hero:opacity-100',
	'forest-vegas':
		'group-has-[#colors-forest-vegas:checked]/hero:block group-has-[#colors-forest-vegas:checked]/hero:opacity-100',
	'cardinal-black':
		'group-has-[#colors-cardinal-black:checked]/hero:block group-has-[#colors-cardinal-black:checked]/hero:opacity-100',
	'royal-orange':
		'group-has-[#colors-royal-orange:checked]/hero:block group-has-[#colors-royal-orange:checked]/hero:opacity-100',
	'purple-gray':
		'group-has-[#colors-purple-gray:checked]/hero:block group-has-[#colors-purple-gray:checked]/hero:opacity-100',
}

const waiting =
	'hidden opacity-0 transition-opacity duration-200 group-has-[fieldset:hover]/hero:block group-has-[fieldset:focus-within]/hero:block'

export function HeroGarments({ pictures }: { pictures: HeroPictures }) {
	return heroSchemes.map((scheme, index) => (
		<div
			key={scheme.id}
			className={`pointer-events-none absolute inset-0 ${waiting} ${shown[scheme.id] ?? ''}`}
		>
			{heroGarments.map((garment) => {
				const hash = pictures[scheme.id]?.[garment]
				return hash ? (
					<Picture
						key={garment}
						hash={hash}
						alt={index === 0 && garment === 'football' ? 'Jerseys drawn in one team’s colors' : ''}
						sizes={sizes[garment]}
						isFirst={index === 0 && garment === 'football'}
						className={`absolute h-auto max-w-none drop-shadow-[0_26px_26px_rgb(0_0_0/0.35)] ${places[garment]}`}
					/>
				) : null
			})}
		</div>
	))
}
