// The band above a collection's list: where it stands, its title and its text.
import { Breadcrumb, type Crumb } from '#ui/page-links.tsx'

type CollectionHeaderProps = { crumbs: readonly Crumb[]; title: string; children?: string }

export const CollectionHeader = ({ crumbs, title, children = '' }: CollectionHeaderProps) => (
	<header className="turf">
		<div className="measure pt-5 pb-7">
			<Breadcrumb on="turf" crumbs={[{ label: 'Home', href: '/' }, ...crumbs, { label: title }]} />
			<h1 className="display mt-3 text-title wrap-anywhere">{title}</h1>
			{children !== '' && (
				<p className="mt-2 max-w-text whitespace-pre-line text-on-turf-muted wrap-anywhere">{children}</p>
			)}
		</div>
	</header>
)
