import { ButtonLink } from './button.tsx'

type PageLinksProps = {
	/** Of what: `Pages of orders`. */
	label: string
	/** From 1. */
	page: number
	pages: number
	hrefOf: (page: number) => string
	/** What the ways to the page before and after are called. */
	words?: readonly [before: string, after: string]
	size?: 'small' | 'medium'
	/** To be known before somebody goes on. */
	note?: string
	className?: string
}

/** To the page before and the page after of a list; nothing where there is one page. */
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
