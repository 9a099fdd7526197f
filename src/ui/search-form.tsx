import { Button, ButtonLink } from './button.tsx'
import { fieldBox } from './fields.tsx'
import { Icon } from './icon.tsx'

type SearchFormProps = {
	/** Address of the list; also shows all again. */
	action: string
	/** Accessible name of the search. */
	name: string
	id: string
	/** What is searched, for screen readers. */
	label: string
	placeholder: string
	query: string
	words?: Readonly<Record<'search' | 'showAll', string>>
}

const english = { search: 'Search', showAll: 'Show all' }

/** Searches a list by the parameter `q` of its address. */
export const SearchForm = ({ action, name, id, label, words = english, ...field }: SearchFormProps) => (
	<form action={action} role="search" aria-label={name} className="mb-6 flex flex-wrap gap-2.5">
		<label htmlFor={id} className="sr-only">
			{label}
		</label>
		<input
			id={id}
			type="search"
			name="q"
			defaultValue={field.query}
			maxLength={80}
			placeholder={field.placeholder}
			className={`${fieldBox} max-w-96 min-w-0 flex-1`}
		/>
		<Button type="submit" variant="outline">
			<Icon name="search" size={18} />
			{words.search}
		</Button>
		{field.query !== '' && (
			<ButtonLink href={action} variant="ghost">
				{words.showAll}
			</ButtonLink>
		)}
	</form>
)
