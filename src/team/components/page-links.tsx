import { ButtonLink } from '#ui/button.tsx'

type PageLinksProps = {
	/** Of what: `Pages of orders`. */
	label: string
	/** From 1. */
	page: number
	pages: number
	hrefOf: (page: number) => string
}

/** Newer and older pages of a list; nothing where there is one page. */
export function PageLinks({ label, page, pages, hrefOf }: PageLinksProps) {
	if (pages <= 1) return null
	return (
		<nav aria-label={label} className="mt-4 flex items-center justify-between gap-4">
			{page > 1 ? (
				<ButtonLink href={hrefOf(page - 1)} variant="outline" size="small" rel="prev">
					Newer
				</ButtonLink>
			) : (
				<span />
			)}
			<p className="figures text-sm text-muted">
				Page {page} of {pages}
			</p>
			{page < pages ? (
				<ButtonLink href={hrefOf(page + 1)} variant="outline" size="small" rel="next">
					Older
				</ButtonLink>
			) : (
				<span />
			)}
		</nav>
	)
}
