// The fields by which staff narrow a list of products or of their sizes.
import { sportName } from '#sports/sports.ts'
import { SelectField, TextField } from '#ui/fields.tsx'
import { useShell } from '#ui/shop.tsx'
import { productSports } from '../../rules/list-filters.ts'

export const ProductSearchFields = ({ text, sport }: { text: string; sport: string | null }) => (
	<>
		<TextField
			label="Name, brand or SKU"
			name="q"
			type="search"
			defaultValue={text}
			maxLength={100}
			autoComplete="off"
		/>
		<SelectField
			label="Sport"
			name="sport"
			defaultValue={sport ?? ''}
			options={[
				{ value: '', label: 'All' },
				...productSports(useShell().sports).map((value) => ({ value, label: sportName(value) })),
			]}
		/>
	</>
)
