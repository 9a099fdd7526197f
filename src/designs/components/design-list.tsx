// The list of a person's designs: search, cards, pagination and the empty state.
import { counted } from '#kit/plural.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import { designsHref, designsPerPage, type DesignsPage, type SharedCard } from '../rules/my-designs.ts'
import { votesUrl } from '../urls.ts'
import { DesignCardItem } from './design-card.tsx'
import { SharedDesigns } from './shared-designs.tsx'

type DesignListProps = { page: DesignsPage; shared: readonly SharedCard[] }

export function DesignList({ page, shared }: DesignListProps) {
	const { cards, total, view } = page
	const isFiltered = view.query !== ''
	return (
		<>
			<DesignsHead />
			<div className="measure pt-6 pb-16">
				{(total > 0 || isFiltered) && (
					<SearchForm
						action="/designs"
						name="My designs"
						id="design-search"
						label="Name, team or product"
						placeholder="Name or team"
						query={view.query}
					/>
				)}
				{total === 0 && (isFiltered ? <NothingFound query={view.query} /> : <NoDesigns />)}
				{total > 0 && (
					<section aria-labelledby="count">
						<h2 id="count" className="figures mb-4 text-lg font-bold">
							{counted(total, 'design')}
							{isFiltered && <span className="font-normal text-muted"> for “{view.query}”</span>}
						</h2>
						<ul className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
							{cards.map((card, index) => (
								<DesignCardItem
									key={card.kind === 'saved' ? card.id : card.productId}
									card={card}
									view={view}
									isFirst={index < 4}
								/>
							))}
						</ul>
						<Pages {...page} />
					</section>
				)}
				<SharedDesigns cards={shared} />
			</div>
		</>
	)
}

const DesignsHead = () => (
	<header className="turf">
		<div className="measure pt-6 pb-7">
			<Breadcrumb
				on="turf"
				crumbs={[
					{ label: 'Home', href: '/' },
					{ label: 'My Account', href: '/account' },
					{ label: 'My Designs' },
				]}
			/>
			<div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
				<h1 className="display text-heading font-black">My Designs</h1>
				<div className="flex flex-wrap gap-3">
					<ButtonLink href={votesUrl} variant="turf">
						<Icon name="team" size={18} />
						Votes
					</ButtonLink>
					<ButtonLink href="/builder/jerseys" variant="action">
						<Icon name="plus" size={18} />
						New design
					</ButtonLink>
				</div>
			</div>
		</div>
	</header>
)

const NoDesigns = () => (
	<EmptyState
		title="No designs yet"
		level={2}
		actions={
			<>
				<ButtonLink href="/builder/jerseys">Design a jersey</ButtonLink>
				<ButtonLink href="/builder/uniforms" variant="outline">
					Design a uniform
				</ButtonLink>
				<ButtonLink href="/builder/spirit-wear" variant="outline">
					Design spirit wear
				</ButtonLink>
			</>
		}
	>
		<p>Pick a style, put your colors on it and save. It waits for you here, on every device.</p>
	</EmptyState>
)

const NothingFound = ({ query }: { query: string }) => (
	<EmptyState
		icon="search"
		title={`No design called “${query}”`}
		level={2}
		actions={<ButtonLink href="/designs">Show all designs</ButtonLink>}
	>
		<p>We looked at names, team names and products. Try a shorter word.</p>
	</EmptyState>
)

function Pages({ view, cards, total }: DesignsPage) {
	const first = (view.page - 1) * designsPerPage
	const hasMore = first + cards.length < total
	if (view.page === 1 && !hasMore) return null
	const at = (page: number) => designsHref({ ...view, page })
	return (
		<nav aria-label="Pages of designs" className="mt-8 grid justify-items-center gap-3">
			<p className="figures text-label text-muted">
				{first + 1}–{first + cards.length} of {counted(total, 'design')}
			</p>
			<div className="flex flex-wrap justify-center gap-3">
				{view.page > 1 && (
					<ButtonLink variant="outline" rel="prev" href={at(view.page - 1)}>
						Previous {designsPerPage}
					</ButtonLink>
				)}
				{hasMore && (
					<ButtonLink variant="outline" rel="next" href={at(view.page + 1)}>
						Next {Math.min(designsPerPage, total - first - cards.length)}
					</ButtonLink>
				)}
			</div>
		</nav>
	)
}
