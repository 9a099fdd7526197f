// The band above a collection's list: where it stands, its title and its text.
import { useListTexts } from './list-language.tsx'
import { Breadcrumb, type Crumb } from '#ui/page-links.tsx'

type CollectionHeaderProps = {
	crumbs: readonly Crumb[]
	title: string
	children?: string
	/** Of the title and of the text, where it is not the page's. */
	titleLang?: string | undefined
	lang?: string | undefined
}

export function CollectionHeader({ crumbs, title, children = '', titleLang, lang }: CollectionHeaderProps) {
	const texts = useListTexts()
	return (
		<header className="turf">
			<div className="measure pt-5 pb-7">
				<Breadcrumb
					on="turf"
					name={texts.breadcrumb}
					crumbs={[{ label: texts.home, href: '/' }, ...crumbs, { label: title }]}
				/>
				<h1 lang={titleLang} className="display mt-3 text-title wrap-anywhere">
					{title}
				</h1>
				{children !== '' && (
					<p lang={lang} className="mt-2 max-w-text whitespace-pre-line text-on-turf-muted wrap-anywhere">
						{children}
					</p>
				)}
			</div>
		</header>
	)
}
