import { yearsFigure } from '#content/home.ts'
import { discountSpan, quantitySpan } from '#pricing/rules/price-words.ts'
import type { PriceList } from '#pricing/schemas.ts'
import { ButtonLink } from '#ui/button.tsx'
import { Stat } from '#ui/marks.tsx'
import { useShop } from '#ui/shop.tsx'
import { heroGarments, heroSchemes, type HeroGarment, type HeroScheme } from '../../rules/hero-designs.ts'
import type { CSSProperties } from 'react'
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { colorIn } from '#garments/color-names.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { useHomeTexts } from './home-language.tsx'

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

function HeroGarments({ pictures }: { pictures: HeroPictures }) {
	const { hero } = useHomeTexts()
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
						alt={index === 0 && garment === 'football' ? hero.picture : ''}
						sizes={sizes[garment]}
						isFirst={index === 0 && garment === 'football'}
						isBeside={garment !== 'football'}
						inTeamColors={index === 0}
						className={`absolute h-auto max-w-none drop-shadow-[0_26px_26px_rgb(0_0_0/0.35)] ${places[garment]}`}
					/>
				) : null
			})}
		</div>
	))
}

/** The first screen: headline, two links and garments in the chosen colors. */
type HeroProps = Pick<PriceList, 'tiers'> & {
	pictures: HeroPictures
	/** Business days in transit; empty where nothing is shipped. */
	delivery: string
}

export function Hero({ pictures, tiers, delivery }: HeroProps) {
	const { headline, lead, start, portal } = useHomeTexts().hero
	return (
		<section className="group/hero turf relative overflow-hidden">
			<div className="measure relative grid gap-x-2.5 lg:min-h-140 lg:grid-cols-[1.02fr_1fr] lg:grid-rows-[auto_1fr]">
				<div className="pt-10 pb-5 lg:pt-16 lg:pb-0">
					<h1 className="display text-hero font-black">
						{`${headline[0]} `}
						<span className="text-action">{headline[1]}</span>
					</h1>
					<p className="mt-5.5 mb-7 max-w-124 text-lg text-pretty text-on-turf/90 lg:text-[1.1875rem]">
						{lead}
					</p>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/builder/jerseys" variant="action" size="large">
							{start}
						</ButtonLink>
						<ButtonLink href="/team" variant="turf" size="large">
							{portal}
						</ButtonLink>
					</div>
				</div>
				<div className="relative min-h-84 sm:min-h-130 lg:row-span-2 lg:min-h-0">
					<HeroGarments pictures={pictures} />
					<ColorPicker schemes={heroSchemes} />
				</div>
				<Proof tiers={tiers} delivery={delivery} />
			</div>
		</section>
	)
}

function Proof({ tiers, delivery }: Omit<HeroProps, 'pictures'>) {
	const { years: yearsWords, hero } = useHomeTexts()
	const years = yearsFigure(useShop(), yearsWords)
	return (
		<dl className="relative z-1 -mx-4 flex flex-wrap justify-between gap-x-7.5 gap-y-4 border-t border-on-turf/15 bg-turf px-4 py-5 sm:justify-start lg:mx-0 lg:mt-11 lg:border-t-0 lg:bg-transparent lg:px-0 lg:pt-0 lg:pb-12">
			{years && <Stat on="turf" {...years} />}
			{tiers.length > 0 && (
				<Stat
					on="turf"
					value={quantitySpan({ tiers })}
					label={hero.teamPricing(discountSpan({ tiers }, hero.discounts))}
				/>
			)}
			{delivery !== '' && <Stat on="turf" value={hero.days(delivery)} label={hero.delivery} />}
		</dl>
	)
}

/** Swatches of two team colors each. CSS alone shows the garments of the checked one. */
function ColorPicker({ schemes }: { schemes: readonly HeroScheme[] }) {
	const { colors, pair } = useHomeTexts().hero
	const language = useCatalogLanguage()
	const labelOf = ({ names: [first, second] }: HeroScheme) =>
		pair(colorIn(language, first), colorIn(language, second))
	return (
		<fieldset
			data-team-pairs
			className="absolute top-0 right-0 rounded-card border border-on-turf/20 bg-turf/70 px-3 pt-2.5 pb-2 text-[0.8125rem] lg:top-6"
		>
			<legend className="float-left w-full px-1">{colors}</legend>
			<div className="clear-both flex pt-1">
				{schemes.map((scheme, index) => (
					<label
						key={scheme.id}
						title={labelOf(scheme)}
						className="relative grid size-10 place-items-center rounded-control has-checked:outline-2 has-checked:-outline-offset-3 has-checked:outline-action has-focus-visible:outline-3 has-focus-visible:outline-on-turf pointer-coarse:size-11"
					>
						<input
							type="radio"
							name="colors"
							id={`colors-${scheme.id}`}
							value={scheme.id}
							defaultChecked={index === 0}
							className="absolute inset-0 size-full cursor-pointer opacity-0"
						/>
						<span
							className="size-6.5 rounded-chip bg-[linear-gradient(135deg,var(--team-primary)_50%,var(--team-secondary)_50%)] shadow-[inset_0_0_0_1px_rgb(255_255_255/0.35)] forced-color-adjust-none"
							style={
								{
									'--team-primary': scheme.primary,
									'--team-secondary': scheme.secondary,
								} as CSSProperties
							}
						/>
						<span className="sr-only">{labelOf(scheme)}</span>
					</label>
				))}
			</div>
		</fieldset>
	)
}
