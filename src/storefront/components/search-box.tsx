import { Icon } from '#ui/icon.tsx'
import { Slot } from '#ui/slot.tsx'
import { VisuallyHidden } from '#ui/visually-hidden.tsx'

type SearchBoxProps = { id: string; query?: string; className?: string }

/** A plain form to /search; `site-search` adds suggestions while typing. */
export function SearchBox({ id, query, className = '' }: SearchBoxProps) {
	return (
		<site-search class={`relative block ${className}`}>
			<form action="/search" role="search" className="relative">
				<label htmlFor={id}>
					<VisuallyHidden>Search products, teams, services</VisuallyHidden>
				</label>
				<input
					id={id}
					name="q"
					type="search"
					required
					maxLength={100}
					defaultValue={query}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					enterKeyHint="search"
					suppressHydrationWarning
					placeholder="Search products, teams, services"
					className="h-11 w-full rounded-control border border-field-line bg-page pr-11 pl-3.5 text-base text-ellipsis hover:border-ink focus:bg-field lg:text-[0.9375rem] [&::-webkit-search-cancel-button]:hidden"
				/>
				<button
					type="submit"
					aria-label="Search"
					className="absolute inset-y-0 right-0 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
				>
					<Icon name="search" />
				</button>
			</form>
			<Slot data-suggestions="" />
		</site-search>
	)
}
