// A team's store as anyone with its link sees it in the shop. Public; names no player.
import { formatUsd } from '#kit/money.ts'
import { formatLongDay } from '#kit/time.ts'
import { Picture } from '#pictures/components/picture.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Badge } from '#ui/marks.tsx'
import type { WebsiteStore } from '../../views.ts'

const noItems = {
	closed: 'This store is closed.',
	empty: 'Nothing is in this store yet.',
} as const

export function StorePage({ store }: { store: WebsiteStore }) {
	const { team, state, lastDay, items, look } = store
	return (
		<>
			<header className="turf">
				<div className="measure pt-8 pb-8">
					<Badge tone="gold">Team store</Badge>
					<h1 className="display mt-4 text-heading font-black wrap-anywhere">{team.name}</h1>
					<p className="mt-1 text-on-turf-muted">{`${team.school}, ${team.season}`}</p>
					{lastDay !== null && <p className="mt-3 font-bold">{`Order by ${formatLongDay(lastDay)}`}</p>}
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
										<p className="mt-1 text-sm text-muted">{`Order by ${formatLongDay(item.lastDay)}`}</p>
									)}
								</div>
							</li>
						))}
					</ul>
				) : (
					<EmptyState icon="shirt" title={noItems[state]} level={2}>
						<p>Ask the team when it opens again.</p>
					</EmptyState>
				)}
			</div>
		</>
	)
}
