// Players of the last grade, whom the start from last season leaves out.
import { counted, plural } from '#kit/plural.ts'
import { Button } from '#ui/button.tsx'
import { Checkbox } from '#ui/fields.tsx'
import { Notice } from '#ui/notice.tsx'
import type { LastSeason } from '../views.ts'

/** Who is left out, with the grade of last season. */
export const leavingLabel = ({ leaving }: LastSeason): string =>
	`${counted(leaving.length, 'player')} in the last grade ${plural(leaving.length, 'stays', 'stay')} out; you can add them afterwards.`

/** After the start: add those who stay another season. Works without scripts. */
export function LeavingPlayers({ lastSeason }: { lastSeason: LastSeason }) {
	const { leaving, season } = lastSeason
	return (
		<Notice tone="info" title={`${counted(leaving.length, 'player')} of ${season} left out`}>
			<p>They were in the last grade. Grades of everyone else have moved on by a year.</p>
			<form method="post" className="mt-2 grid gap-2">
				<input type="hidden" name="intent" value="bring-leaving" />
				<fieldset className="grid gap-x-6 sm:grid-cols-2 lg:grid-cols-3">
					<legend className="sr-only">Players to add</legend>
					{leaving.map(({ id, name, grade }) => (
						<Checkbox key={id} name={`row-${id}`} label={`${name} (grade ${grade})`} />
					))}
				</fieldset>
				<div>
					<Button type="submit" variant="outline" size="small">
						Add the chosen players
					</Button>
				</div>
			</form>
		</Notice>
	)
}
