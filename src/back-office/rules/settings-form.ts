// A section of the settings as a form: its fields as text, and the values that were typed or what is wrong with them.
import type { Section } from '#shop-settings/rules/section.ts'
import type { IsoDate } from '#kit/time.ts'
import type { Done } from './outcomes.ts'

/** By field. */
export type TypedSettings = Readonly<Record<string, string>>
export type SettingsErrors = Readonly<Record<string, string>>

export type SettingsForm<Values extends object> = {
	section: Section<Values>
	path: `/admin/settings/${string}`
	typedIn: (values: Values) => TypedSettings
	/**
	 * @param today for what must not be later; not checked without it
	 * @returns the values that were typed, or every mistake by its field, in the order of the form
	 */
	valuesIn: (typed: TypedSettings, today?: IsoDate) => { values: Values } | { errors: SettingsErrors }
	/** What was typed, with proposals. */
	propose?: (typed: TypedSettings) => { typed: TypedSettings } | { errors: SettingsErrors }
	/** Title of the toast when they are refused. */
	notSaved: string
	done: Done
}
