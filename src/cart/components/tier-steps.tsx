import type { CSSProperties } from 'react'
import type { PageLanguage } from '#kit/language.ts'
import { percent } from '#kit/money.ts'
import { heldDiscountBp } from '#pricing/rules/totals.ts'
import { Icon } from '#ui/icon.tsx'
import { tierTexts } from '../rules/tier-texts.ts'
import { ladderOf, type Cart } from '../rules/view.ts'

type TierStepsProps = Pick<Cart, 'totals' | 'tiers'> & { language?: PageLanguage }

/** The quantity discount across the whole cart: the step reached, and the distance to the next. */
export function TierSteps({ totals, tiers, language = 'en' }: TierStepsProps) {
	if (tiers.length === 0) return null
	const { rungs, next, progress } = ladderOf(totals, tiers)
	const bp = heldDiscountBp(totals)
	const texts = tierTexts[language]
	const isRole = totals.adjustments.some(({ kind }) => kind === 'role')
	return (
		<section aria-labelledby="tiers" className="turf rounded-card px-5 pt-5 pb-5 sm:px-6">
			<h2 id="tiers" className="display text-subheading">
				{next ? texts.toNext(next.unitsMore, percent(next.bp)) : texts.best(percent(bp))}
			</h2>
			<p className="mt-1 text-[0.9375rem] text-on-turf-muted">
				{isRole && next
					? `${texts.team(percent(bp))} `
					: bp > 0 && next
						? `${texts.already(percent(bp))} `
						: ''}
				{texts.together}
			</p>
			<ol className="mt-4 grid grid-cols-[repeat(auto-fit,minmax(4rem,1fr))] gap-1.5 sm:gap-2.5">
				{rungs.map(({ from, bp: saves, isReached }, at) => {
					const isNext = !isReached && (rungs[at - 1]?.isReached ?? true)
					const fill = isReached ? 1 : isNext ? progress : 0
					return (
						<li key={from} className="grid gap-1.5">
							<span className="h-2 overflow-hidden rounded-full bg-on-turf/15">
								<span
									style={{ '--reached': `${Math.round(fill * 100)}%` } as CSSProperties}
									className="block h-full w-(--reached) rounded-full bg-action forced-colors:bg-[Highlight]"
								/>
							</span>
							<span className="flex flex-wrap items-baseline gap-x-1.5 text-sm max-sm:flex-col">
								<b className="display figures text-lg leading-none whitespace-nowrap">{percent(saves)}</b>
								<span className="figures text-on-turf-muted">{`${from}+`}</span>
								{isReached && (
									<>
										<Icon name="check" size={16} className="self-center text-action max-sm:hidden" />
										<span className="sr-only">{texts.reached}</span>
									</>
								)}
							</span>
						</li>
					)
				})}
			</ol>
		</section>
	)
}
