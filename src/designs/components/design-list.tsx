// The list of a person's designs: search, cards, pagination and the empty state.
import { counted } from '#kit/plural.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button, ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { fieldBox } from '#ui/fields.tsx'
import { designsHref, designsPerPage, type DesignsPage } from '../rules/my-designs.ts'
import { DesignCardItem } from './design-card.tsx'

export function DesignList({ page }: { page: DesignsPage }) {
	const { cards, total, view } = page
	const isFiltered = view.query !== ''
	return (
		<>
			<DesignsHead />
			<div className="measure pt-6 pb-16">
				{(total > 0 || isFiltered) && <DesignSearch query={view.query} />}
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
				<ButtonLink href="/builder/jerseys" variant="action">
					<Icon name="plus" size={18} />
					New design
				</ButtonLink>
			</div>
		</div>
	</header>
)

const DesignSearch = ({ query }: { query: string }) => (
	<form action="/designs" role="search" aria-label="My designs" className="mb-6 flex flex-wrap gap-2.5">
		<label htmlFor="design-search" className="sr-only">
			Name, team or product
		</label>
		<input
			id="design-search"
			type="search"
			name="q"
			defaultValue={query}
			maxLength={80}
			placeholder="Name or team"
			className={`${fieldBox} max-w-96 min-w-0 flex-1`}
		/>
		<Button type="submit" variant="outline">
			<Icon name="search" size={18} />
			Search
		</Button>
		{query !== '' && (
			<ButtonLink href="/designs" variant="ghost">
				Show all
			</ButtonLink>
		)}
	</form>
)

const Title = ({ children }: { children: string }) => (
	<span role="heading" aria-level={2}>
		{children}
	</span>
)

const NoDesigns = () => (
	<EmptyState
		title={<Title>No designs yet</Title>}
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
		title={<Title>{`No design called “${query}”`}</Title>}
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
