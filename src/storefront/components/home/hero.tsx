import { ButtonLink } from '#ui/button.tsx'
import { Stat } from '#ui/stat.tsx'
import { heroSchemes } from '../../looks/hero.ts'
import { ColorPicker } from './color-picker.tsx'
import { HeroGarments, type HeroPictures } from './hero-garments.tsx'

/** The first screen: headline, two links and garments in the chosen colors. */
export function Hero({ pictures }: { pictures: HeroPictures }) {
	return (
		<section className="group/hero turf relative overflow-hidden">
			<div className="measure relative grid gap-x-2.5 lg:min-h-140 lg:grid-cols-[1.02fr_1fr] lg:grid-rows-[auto_1fr]">
				<div className="pt-10 pb-5 lg:pt-16 lg:pb-0">
					<h1 className="display text-hero font-black">
						GEAR UP FOR <span className="text-action">GREATNESS</span>
					</h1>
					<p className="mt-5.5 mb-7 max-w-124 text-lg text-pretty text-on-turf/90 lg:text-[1.1875rem]">
						Design your uniform, load your roster, get it approved and on the field. One place for schools,
						coaches and teams.
					</p>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href="/builder/jerseys" variant="action" size="large">
							Start Custom Builder
						</ButtonLink>
						<ButtonLink href="/team" variant="turf" size="large">
							Request Team Portal
						</ButtonLink>
					</div>
				</div>
				<div className="relative min-h-84 sm:min-h-130 lg:row-span-2 lg:min-h-0">
					<HeroGarments pictures={pictures} />
					<ColorPicker schemes={heroSchemes} />
				</div>
				<Proof />
			</div>
		</section>
	)
}

const Proof = () => (
	<dl className="relative z-1 -mx-4 flex flex-wrap justify-between gap-x-7.5 gap-y-4 bg-turf/85 px-4 py-5 sm:justify-start lg:mx-0 lg:mt-11 lg:bg-transparent lg:px-0 lg:pt-0 lg:pb-12">
		<Stat on="turf" value="67 YEARS" label="outfitting teams" />
		<Stat on="turf" value="12 → 100+" label="5% to 20% team pricing" />
		<Stat on="turf" value="2-3 DAYS" label="delivery in stock" />
	</dl>
)
