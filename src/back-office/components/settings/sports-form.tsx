// The form of the sports sold.
import { knownSports, sportName } from '#sports/sports.ts'
import { Checkbox } from '#ui/fields.tsx'
import { sportField, sportsForm } from '../../rules/sports-form.ts'
import { Sheet } from '../records.tsx'
import { fieldGrid, SectionForm } from './section-form.tsx'
import type { SettingsFields } from './settings-page.tsx'

export const SportsForm = ({ seen, typed, errors, place }: SettingsFields) => (
	<SectionForm path={sportsForm.path} seen={seen} place={place}>
		<Sheet
			title="Sports"
			intro="The products of a sport that is not sold are hidden from the shop, its menus and its search. Placed orders keep theirs."
		>
			<div className={fieldGrid}>
				{knownSports().map((sport) => (
					<Checkbox
						key={sport}
						name={sportField(sport)}
						label={sportName(sport)}
						defaultChecked={typed[sportField(sport)] === 'on'}
						error={errors[sportField(sport)]}
					/>
				))}
			</div>
		</Sheet>
	</SectionForm>
)
