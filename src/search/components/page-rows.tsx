// Services and help pages in the results, one row each.
import { useDataLanguage, useOwnersTexts } from '#catalog/components/catalog-language.tsx'
import { useResultLabel, useSearchTexts } from './search-language.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import type { DocumentKind } from '../rules/documents.ts'
import { searchHref, type SearchView } from '../rules/filters.ts'

type Page = { id: string; kind: DocumentKind; title: string; detail: string; href: string; category: string }
type PageRowsProps = { pages: readonly Page[]; total: number; view: SearchView; hasTitle: boolean }

const icons: Record<string, IconName> = {
	Service: 'needle',
	Question: 'info',
	Article: 'edit',
	Page: 'arrow-right',
	Collection: 'shirt',
}

function Row({ page }: { page: Page }) {
	const say = useResultLabel()
	const language = useDataLanguage()
	const { textOf, langOf } = useOwnersTexts()
	return (
		<li className="relative flex items-start gap-4 px-4 py-3.5 hover:bg-well sm:px-5">
			<span className="patch mt-0.5 grid size-10 shrink-0 place-items-center bg-well text-primary">
				<Icon name={icons[page.category] ?? 'info'} />
			</span>
			<span className="min-w-0 grow">
				<span className="block text-xs font-semibold text-muted">{say(page.category)}</span>
				<a href={page.href} lang={langOf(page.title)} className="cover-link font-bold">
					{textOf(page.title)}
				</a>
				<span lang={language} className="line-clamp-2 text-[0.9375rem] text-body">
					{page.detail}
				</span>
			</span>
			<Icon name="chevron-right" size={18} className="mt-3 text-muted" />
		</li>
	)
}

export function PageRows({ pages, total, view, hasTitle }: PageRowsProps) {
	const texts = useSearchTexts()
	if (pages.length === 0) return null
	const isAll = pages.length >= total
	return (
		<section aria-labelledby="pages-title" className="py-5 first:pt-0">
			<h2 id="pages-title" className={hasTitle ? 'display mb-3 text-subheading' : 'sr-only'}>
				{texts.servicesAndHelp}
			</h2>
			<ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-card">
				{pages.map((page) => (
					<Row key={page.id} page={page} />
				))}
			</ul>
			{!isAll && (
				<a
					id="all-pages"
					href={searchHref({ query: view.query, filters: { ...view.filters, type: ['help', 'services'] } })}
					data-swap=""
					className="mt-2 inline-flex min-h-11 items-center gap-1.5 font-bold text-primary"
				>
					{texts.allPages(total)}
					<Icon name="arrow-right" size={18} />
				</a>
			)}
		</section>
	)
}
