import { ButtonLink } from './button.tsx'

type PageLinksProps = {
	/** Accessible name: `Pages of orders`. */
	label: string
	/** From 1. */
	page: number
	pages: number
	hrefOf: (page: number) => string
	/** Labels of the links to the previous and next page. */
	words?: readonly [before: string, after: string]
	size?: 'small' | 'medium'
	/** A note shown beside the links. */
	note?: string
	className?: string
}

/** Links to the previous and next page of a list; nothing for a single page. */
export function PageLinks({ label, page, pages, hrefOf, note, className = 'mt-6', ...look }: PageLinksProps) {
	const { words = ['Newer', 'Older'], size = 'medium' } = look
	if (pages <= 1) return null
	return (
		<nav aria-label={label} className={`flex flex-wrap items-center justify-between gap-4 ${className}`}>
			{page > 1 ? (
				<ButtonLink href={hrefOf(page - 1)} variant="outline" size={size} rel="prev">
					{words[0]}
				</ButtonLink>
			) : (
				<span />
			)}
			<p className={`figures text-center text-muted ${size === 'small' ? 'text-sm' : ''}`}>
				{`Page ${page} of ${pages}${note === undefined ? '' : `. ${note}`}`}
			</p>
			{page < pages ? (
				<ButtonLink href={hrefOf(page + 1)} variant="outline" size={size} rel="next">
					{words[1]}
				</ButtonLink>
			) : (
				<span />
			)}
		</nav>
	)
}
