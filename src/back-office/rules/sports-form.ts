// The sports sold as a form: one box for each sport that the shop knows.
import { sportsSection, type SoldSports } from '#shop-settings/rules/shop-section.ts'
import { installedSports, knownSports, type Sport } from '#sports/sports.ts'
import type { SettingsForm } from './settings-form.ts'

export const sportField = (sport: Sport): string => `sport-${sport}`

export const sportsForm: SettingsForm<SoldSports> = {
	section: sportsSection,
	path: '/admin/settings/sports',
	typedIn: ({ sold }) =>
		Object.fromEntries((sold ?? installedSports()).map((sport) => [sportField(sport), 'on'])),
	valuesIn: (typed) => {
		const sold = knownSports().filter((sport) => typed[sportField(sport)] === 'on')
		return sold.length > 0
			? { values: { sold } }
			: { errors: { [sportField('football')]: 'Sports sold: please keep at least one.' } }
	},
	notSaved: 'The sports were not saved',
	done: 'sports-saved',
}
