// The band above the results: the query and the search box.
import { useCatalogLanguage } from '#catalog/components/catalog-language.tsx'
import { sportNameIn } from '#sports/sport-texts.ts'
import type { Sport } from '#sports/sports.ts'
import { useSearchTexts } from './search-language.tsx'
import { Breadcrumb } from '#ui/page-links.tsx'
import { Button } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { Notice } from '#ui/notice.tsx'

type SearchHeaderProps = {
	query: string
	/** The query in its corrected spelling. */
	shown: string
	/** The sport that the query names. */
	sport: Sport | undefined
	/** There are no results. */
	isEmpty: boolean
}

function SearchForm({ query }: Pick<SearchHeaderProps, 'query'>) {
	const texts = useSearchTexts()
	return (
		<form action="/search" role="search" aria-label={texts.form} className="flex max-w-2xl gap-2.5">
			<input
				name="q"
				type="search"
				required
				maxLength={200}
				defaultValue={query}
				aria-label={texts.box}
				placeholder={texts.box}
				autoComplete="off"
				enterKeyHint="search"
				className="min-h-12 w-full min-w-0 rounded-control border border-field-line bg-field px-4 text-base text-ink"
			/>
			<Button type="submit" variant="action" className="min-h-12 px-5">
				<Icon name="search" />
				<span className="max-sm:sr-only">{texts.title}</span>
			</Button>
		</form>
	)
}

export function SearchHeader({ query, shown, sport, isEmpty }: SearchHeaderProps) {
	const texts = useSearchTexts()
	const language = useCatalogLanguage()
	return (
		<header className="turf">
			<div className="measure pt-5 pb-7 [&_nav_a:hover]:text-on-turf [&_nav_ol]:text-on-turf-muted [&_nav_span]:text-on-turf">
				<Breadcrumb
					name={texts.breadcrumb}
					crumbs={[{ label: texts.home, href: '/' }, { label: texts.title }]}
				/>
				<h1 className="display mt-3 mb-4 text-heading wrap-anywhere">
					{shown ? (
						<>
							<span className="text-on-turf-muted">{isEmpty ? texts.noResults : texts.results}</span> “{shown}
							”
						</>
					) : (
						texts.ask
					)}
				</h1>
				<SearchForm query={query} />
				{sport && (
					<a
						href={`/sport/${sport}/products`}
						className="mt-3 -mb-2 inline-flex min-h-11 items-center gap-1.5 font-bold underline-offset-4 hover:underline"
					>
						{texts.allOf(sportNameIn(language, sport).toLowerCase())}
						<Icon name="arrow-right" size={18} />
					</a>
				)}
			</div>
		</header>
	)
}

type ResultNoticeProps = { query: string; corrected: string | undefined; isRelaxed: boolean }

/** Says that the query was corrected, or that the results match only some of its words. */
export function ResultNotice({ query, corrected, isRelaxed }: ResultNoticeProps) {
	const texts = useSearchTexts()
	if (!corrected && !isRelaxed) return null
	return (
		<Notice className="mb-4">
			{corrected && (
				<p>
					{texts.corrected[0]} <strong>“{corrected}”</strong>. {texts.corrected[1]} {texts.asTyped(query)}
				</p>
			)}
			{isRelaxed && <p>{texts.relaxed}</p>}
		</Notice>
	)
}
