// Opens another season of the team.
import type { FieldErrors } from '#portals/rules/form-fields.ts'
import type { TypedSeason } from '#portals/rules/portal-form.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox, TextField } from '#ui/fields.tsx'
import { Sheet } from '../records.tsx'
import { FormErrors } from './settings-form.tsx'

export type SeasonState = { typed: TypedSeason; errors: FieldErrors }

export const NextSeasonSheet = ({ state }: { state: SeasonState | undefined }) => (
	<Sheet
		id="season-form"
		title="Next season"
		intro="A new portal with these garments, designs, coaches and players. This one keeps its orders."
	>
		<form method="post" action="#season-form" noValidate className="grid gap-4">
			<FormErrors errors={state?.errors ?? {}} />
			<TextField
				label="Season"
				name="season"
				id="next-season"
				required
				maxLength={40}
				defaultValue={state?.typed.season ?? ''}
				hint="Spring 2027"
				error={state?.errors['season']}
			/>
			<TextField
				label="Last day to order"
				name="deadlineOn"
				id="next-deadline"
				type="date"
				defaultValue={state?.typed.deadlineOn ?? ''}
				hint="Of every item. Empty for none."
				error={state?.errors['deadlineOn']}
			/>
			<Checkbox
				label="Close this season’s portal"
				name="closesOld"
				defaultChecked={(state?.typed.closesOld ?? '') !== ''}
			/>
			<Button
				type="submit"
				name="intent"
				value="next-season"
				variant="outline"
				className="justify-self-start"
			>
				Open the next season
			</Button>
		</form>
	</Sheet>
)
