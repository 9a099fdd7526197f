// A team's store as anyone with its link sees it in the shop. Public; names no player.
import { dayInWords, type PageLanguage } from '#kit/language.ts'
import { formatUsd } from '#kit/money.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { Badge } from '#ui/marks.tsx'
import { storeTexts } from '../../rules/store-texts.ts'
import type { WebsiteStore } from '../../views.ts'

export function StorePage({ store, language }: { store: WebsiteStore; language: PageLanguage }) {
	const texts = storeTexts[language]
	const orderBy = (day: string) => texts.orderBy(dayInWords(day, language, 'withYear'))
	const { team, state, lastDay, items, look } = store
	return (
		<>
			<header className="turf">
				<div className="measure pt-8 pb-8">
					<div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
						<Badge tone="gold">{texts.badge}</Badge>
						<LanguageSwitch language={language} on="turf" />
					</div>
					<h1 className="display mt-4 text-heading font-black wrap-anywhere">{team.name}</h1>
					<p className="mt-1 text-on-turf-muted">{`${team.school}, ${team.season}`}</p>
					{lastDay !== null && <p className="mt-3 font-bold">{orderBy(lastDay)}</p>}
				</div>
			</header>
			<div className="measure pt-6 pb-16">
				{state === 'open' ? (
					<ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-4 lg:grid-cols-4">
						{items.map((item) => (
							<li
								key={item.productId}
								className="lift relative flex flex-col overflow-hidden rounded-card border border-line bg-card hover:border-primary"
							>
								{item.picture !== '' && (
									<div className="stage px-4 pt-5 pb-3">
										<Picture
											hash={item.picture}
											alt=""
											sizes="(min-width: 1024px) 230px, (min-width: 640px) 30vw, 45vw"
											widths={[160, 240, 320, 480]}
											choice={item.isInTeamColors ? (look ?? undefined) : undefined}
											className="mx-auto h-auto w-full max-w-56"
										/>
									</div>
								)}
								<div className="grow border-t border-line p-3.5">
									<h2 className="leading-snug font-bold wrap-anywhere">
										<a href={`/product/${item.productId}`} className="cover-link">
											{item.name}
										</a>
									</h2>
									<p className="figures mt-1">{formatUsd(item.priceCents)}</p>
									{item.lastDay !== null && item.lastDay !== lastDay && (
										<p className="mt-1 text-sm text-muted">{orderBy(item.lastDay)}</p>
									)}
								</div>
							</li>
						))}
					</ul>
				) : (
					<EmptyState icon="shirt" title={texts.nothing[state]} level={2}>
						<p>{texts.ask}</p>
					</EmptyState>
				)}
			</div>
		</>
	)
}
