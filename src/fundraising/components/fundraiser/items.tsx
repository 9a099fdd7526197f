// What the team's store sells for its fundraiser. The public cannot order there, so it names the families' way and links
// nowhere.
import type { PageLanguage } from '#kit/language.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { fundraiserTexts } from '../../rules/fundraiser-texts.ts'
import type { FundraiserView } from '../../views.ts'

const percent = (bp: number) => `${bp / 100} %`

type ItemsProps = { view: FundraiserView; language: PageLanguage }

export function Items({ view: { items, look, marginBp, team }, language }: ItemsProps) {
	const texts = fundraiserTexts[language]
	if (items.length === 0) return null
	return (
		<section aria-labelledby="items">
			<h2 id="items" className="display text-heading">
				{texts.items}
			</h2>
			<p className="mt-2 max-w-text">{texts.itemsText(team.name, percent(marginBp))}</p>
			<ul className="mt-4 grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4">
				{items.map(({ name, picture, isInTeamColors }) => (
					<li key={name} className="flex flex-col overflow-hidden rounded-card border border-line bg-card">
						<div className="stage px-4 pt-5 pb-3">
							<Picture
								hash={picture}
								alt=""
								sizes="(min-width: 1024px) 230px, (min-width: 640px) 30vw, 45vw"
								widths={[160, 240, 320, 480]}
								choice={isInTeamColors ? (look ?? undefined) : undefined}
								className="mx-auto h-auto w-full max-w-56"
							/>
						</div>
						<div className="grow border-t border-line p-3.5">
							<h3 className="leading-snug font-bold wrap-anywhere">{name}</h3>
							<p className="mt-1 text-sm text-muted">{texts.itemShare(percent(marginBp))}</p>
						</div>
					</li>
				))}
			</ul>
		</section>
	)
}
