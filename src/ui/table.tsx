import type { ComponentProps, ReactNode } from 'react'

type TableProps = {
	caption: ReactNode
	/** The name of its scrolling region where the caption alone is not unique on the page. */
	label?: string
	captionHidden?: boolean
	children: ReactNode
	className?: string
}

/** A table that scrolls sideways on a phone. Rows and cells are plain `<tr>`, `<th>`, `<td>`. */
export function Table({ caption, label, captionHidden = false, children, className = '' }: TableProps) {
	return (
		<div
			role="region"
			aria-label={label ?? (typeof caption === 'string' ? caption : undefined)}
			tabIndex={0}
			className={`overflow-x-auto rounded-card border border-line bg-card ${className}`}
		>
			<table className="figures w-full border-collapse text-left text-[0.9375rem] [&_tbody_tr]:border-t [&_tbody_tr]:hover:bg-page [&_td]:px-3 sm:[&_td]:px-4 [&_td]:py-2.5 [&_th]:px-3 sm:[&_th]:px-4 [&_th]:py-2.5 [&_thead_th]:text-label [&_thead_th]:text-muted">
				<caption
					className={captionHidden ? 'sr-only' : 'display px-4 pt-4 pb-1 text-left text-subheading text-ink'}
				>
					{caption}
				</caption>
				{children}
			</table>
		</div>
	)
}

/** A cell for a number. */
export const NumberCell = ({ className = '', ...rest }: ComponentProps<'td'>) => (
	<td className={`text-right ${className}`} {...rest} />
)

type TableHeadProps = { first: string; numbers: readonly string[]; last?: string }

/** Column titles: text in the first column, numbers, and text in an optional last one. */
export const TableHead = ({ first, numbers, last }: TableHeadProps) => (
	<thead>
		<tr>
			<th scope="col">{first}</th>
			{numbers.map((title) => (
				<th key={title} scope="col" className="text-right">
					{title}
				</th>
			))}
			{last && <th scope="col">{last}</th>}
		</tr>
	</thead>
)
