// Lists of the back office: a dense paper table, and one card per record on a phone.
import type { ReactNode } from 'react'
import { ButtonLink } from '#ui/button.tsx'

type Column = { label: string; isNumber?: boolean; isHidden?: boolean }
type RecordsProps = { caption: string; columns: readonly Column[]; children: ReactNode }

/** Holds `Record`s. Roles are said aloud: laid out as cards, a browser would not see a table any more. */
export function Records({ caption, columns, children }: RecordsProps) {
	return (
		<div
			role="region"
			aria-label={caption}
			tabIndex={0}
			className="min-w-0 sm:overflow-x-auto sm:rounded-card sm:border sm:border-line sm:bg-card"
		>
			<table
				role="table"
				aria-label={caption}
				className="figures w-full text-left text-[0.9375rem] max-sm:block sm:border-collapse"
			>
				<thead role="rowgroup" className="max-sm:sr-only">
					<tr role="row">
						{columns.map(({ label, isNumber = false, isHidden = false }) => (
							<th
								key={label}
								role="columnheader"
								scope="col"
								className={`px-4 py-2.5 text-label font-semibold text-muted ${isNumber ? 'text-right' : ''}`}
							>
								{isHidden ? <span className="sr-only">{label}</span> : label}
							</th>
						))}
					</tr>
				</thead>
				<tbody role="rowgroup" className="max-sm:grid max-sm:gap-3">
					{children}
				</tbody>
			</table>
		</div>
	)
}

/** One record. `isRaised` marks what somebody should look at. */
export const Record = ({
	id,
	isRaised = false,
	children,
}: {
	id?: string
	isRaised?: boolean
	children: ReactNode
}) => (
	<tr
		role="row"
		id={id}
		className={`scroll-mt-24 max-sm:block max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-card max-sm:px-4 max-sm:py-3 sm:border-t sm:border-line sm:hover:bg-page ${isRaised ? 'bg-warning-surface text-on-warning-surface' : ''}`}
	>
		{children}
	</tr>
)

type CellProps = {
	/** Of the column; read on phones, where there is no head. Empty where the cell speaks for itself. */
	label?: string
	isNumber?: boolean
	className?: string
	children: ReactNode
}

export const Cell = ({ label = '', isNumber = false, className = '', children }: CellProps) => (
	<td
		role="cell"
		className={`align-top max-sm:flex max-sm:items-baseline max-sm:justify-between max-sm:gap-x-4 max-sm:py-1 sm:px-4 sm:py-2.5 ${isNumber ? 'sm:text-right' : ''} ${className}`}
	>
		{label !== '' && (
			<span aria-hidden="true" className="shrink-0 text-label text-muted sm:hidden">
				{label}
			</span>
		)}
		<div className={`min-w-0 break-words ${label === '' ? 'max-sm:flex-1' : 'max-sm:text-right'}`}>
			{children}
		</div>
	</td>
)

type PagerProps = {
	/** What is paged, for the name of the navigation. */
	label: string
	/** Of the next older page; null on the last one. */
	older: string | null
	/** Of the first page; null while on it. */
	newest: string | null
}

/** From page to page; nothing where there is only one. */
export function Pager({ label, older, newest }: PagerProps) {
	if (older === null && newest === null) return null
	return (
		<nav aria-label={label} className="flex items-center justify-between gap-4">
			{newest === null ? (
				<span />
			) : (
				<ButtonLink href={newest} variant="outline" rel="first">
					Back to the first
				</ButtonLink>
			)}
			{older !== null && (
				<ButtonLink href={older} variant="outline" rel="next">
					Show more
				</ButtonLink>
			)}
		</nav>
	)
}
