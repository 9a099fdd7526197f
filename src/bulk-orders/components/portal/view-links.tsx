import { Link } from 'react-router'

type ViewLink = { label: string; to: string; current: boolean }

/** Links between views of one page, which keep what the page holds. */
export const ViewLinks = ({ label, links }: { label: string; links: readonly ViewLink[] }) => (
	<nav aria-label={label}>
		<ul className="inline-flex rounded-control border border-field-line bg-field p-0.5">
			{links.map(({ label: text, to, current }) => (
				<li key={to}>
					<Link
						to={to}
						preventScrollReset
						aria-current={current ? 'page' : undefined}
						className="inline-flex min-h-11 items-center rounded-control px-4 font-semibold text-muted hover:text-ink aria-[current]:bg-selected aria-[current]:text-on-selected"
					>
						{text}
					</Link>
				</li>
			))}
		</ul>
	</nav>
)
