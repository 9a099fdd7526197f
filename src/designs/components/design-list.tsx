// The list of a person's designs: search, cards, pagination and the empty state.
import type { PageLanguage } from '#kit/language.ts'
import { Breadcrumb } from '#ui/page-links.tsx'
import { ButtonLink } from '#ui/button.tsx'
import { EmptyState } from '#ui/empty-state.tsx'
import { Icon } from '#ui/icon.tsx'
import { LanguageSwitch } from '#ui/language-switch.tsx'
import { SearchForm } from '#ui/search-form.tsx'
import {
	designsHref,
	designsPerPage,
	designsQuery,
	type DesignsPage,
	type DesignsView,
	type SharedCard,
} from '../rules/my-designs.ts'
import { myDesignsTexts } from '../rules/my-designs-texts.ts'
import { votesUrl } from '../urls.ts'
import { DesignCardItem } from './design-card.tsx'
import { SharedDesigns } from './shared-designs.tsx'

type DesignListProps = { page: DesignsPage; shared: readonly SharedCard[]; language: PageLanguage }

export function DesignList({ page, shared, language }: DesignListProps) {
	const texts = myDesignsTexts[language]
	const { cards, total, view } = page
	const isFiltered = view.query !== ''
	return (
		<>
			<DesignsHead view={view} language={language} />
			<div className="measure pt-6 pb-16">
				{(total > 0 || isFiltered) && (
					<SearchForm
						action="/designs"
						id="design-search"
						query={view.query}
						{...texts.find}
						words={texts.find}
					/>
				)}
				{total === 0 &&
					(isFiltered ? <NothingFound {...{ view, language }} /> : <NoDesigns language={language} />)}
				{total > 0 && (
					<section aria-labelledby="count">
						<h2 id="count" className="figures mb-4 text-lg font-bold">
							{texts.count(total)}
							{isFiltered && <span className="font-normal text-muted">{texts.found(view.query)}</span>}
						</h2>
						<ul className="grid grid-cols-1 gap-4 min-[30rem]:grid-cols-2 md:grid-cols-3 lg:grid-cols-4">
							{cards.map((card, index) => (
								<DesignCardItem
									key={card.kind === 'saved' ? card.id : card.productId}
									{...{ card, view, language }}
									isFirst={index < 4}
								/>
							))}
						</ul>
						<Pages {...page} language={language} />
					</section>
				)}
				<SharedDesigns cards={shared} language={language} />
			</div>
		</>
	)
}

type PartProps = { view: DesignsView; language: PageLanguage }

const DesignsHead = ({ view, language }: PartProps) => {
	const texts = myDesignsTexts[language]
	return (
		<header className="turf">
			<div className="measure pt-6 pb-7">
				<Breadcrumb
					on="turf"
					name={texts.breadcrumb}
					crumbs={[
						{ label: texts.home, href: '/' },
						{ label: texts.account, href: '/account' },
						{ label: texts.title },
					]}
				/>
				<LanguageSwitch language={language} on="turf" query={designsQuery(view)} />
				<div className="mt-4 flex flex-wrap items-end justify-between gap-x-8 gap-y-4">
					<h1 className="display text-heading font-black">{texts.title}</h1>
					<div className="flex flex-wrap gap-3">
						<ButtonLink href={votesUrl} variant="turf">
							<Icon name="team" size={18} />
							{texts.votes}
						</ButtonLink>
						<ButtonLink href="/builder/jerseys" variant="action">
							<Icon name="plus" size={18} />
							{texts.newDesign}
						</ButtonLink>
					</div>
				</div>
			</div>
		</header>
	)
}

const NoDesigns = ({ language }: Pick<PartProps, 'language'>) => {
	const texts = myDesignsTexts[language].empty
	return (
		<EmptyState
			title={texts.title}
			level={2}
			actions={
				<>
					<ButtonLink href="/builder/jerseys">{texts.jersey}</ButtonLink>
					<ButtonLink href="/builder/uniforms" variant="outline">
						{texts.uniform}
					</ButtonLink>
					<ButtonLink href="/builder/spirit-wear" variant="outline">
						{texts.spirit}
					</ButtonLink>
				</>
			}
		>
			<p>{texts.text}</p>
		</EmptyState>
	)
}

const NothingFound = ({ view, language }: PartProps) => {
	const texts = myDesignsTexts[language].nothingFound
	return (
		<EmptyState
			icon="search"
			title={texts.title(view.query)}
			level={2}
			actions={<ButtonLink href="/designs">{texts.all}</ButtonLink>}
		>
			<p>{texts.text}</p>
		</EmptyState>
	)
}

function Pages({ view, cards, total, language }: DesignsPage & PartProps) {
	const texts = myDesignsTexts[language].pages
	const first = (view.page - 1) * designsPerPage
	const hasMore = first + cards.length < total
	if (view.page === 1 && !hasMore) return null
	const at = (page: number) => designsHref({ ...view, page })
	return (
		<nav aria-label={texts.name} className="mt-8 grid justify-items-center gap-3">
			<p className="figures text-label text-muted">
				{texts.shown({ first: first + 1, last: first + cards.length, all: total })}
			</p>
			<div className="flex flex-wrap justify-center gap-3">
				{view.page > 1 && (
					<ButtonLink variant="outline" rel="prev" href={at(view.page - 1)}>
						{texts.before(designsPerPage)}
					</ButtonLink>
				)}
				{hasMore && (
					<ButtonLink variant="outline" rel="next" href={at(view.page + 1)}>
						{texts.after(Math.min(designsPerPage, total - first - cards.length))}
					</ButtonLink>
				)}
			</div>
		</nav>
	)
}
