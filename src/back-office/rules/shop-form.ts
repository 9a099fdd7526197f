// The shop's name, address and contact as a form.
import type { ShopFacts } from '#kit/shop.ts'
import type { IsoDate } from '#kit/time.ts'
import { ShopFactsSchema, shopSection } from '#shop-settings/rules/shop-section.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

const problems: Record<keyof ShopFacts, string> = {
	name: 'Name: please enter 1 to 60 characters.',
	street: 'Street: please enter 1 to 80 characters.',
	city: 'City: please enter 1 to 60 characters.',
	state: 'State: please enter its two letters, such as OH.',
	zip: 'ZIP code: please enter five digits, such as 43085.',
	phone: 'Phone: please enter a number, such as (614) 555-0158.',
	email: 'Mail address: please enter one, such as support@example.com.',
	hours: 'Support hours: please enter them, such as Mon-Fri 9am-6pm EST.',
	established: 'Established: please enter a year, such as 1958, or nothing.',
	timeZone: 'Time zone: please choose one.',
	claim: 'Line on top: please enter one line of up to 60 characters, or nothing.',
	hasHelmetService: 'Helmet reconditioning: please choose whether you offer it.',
}

const isField = (name: PropertyKey | undefined): name is keyof ShopFacts =>
	name !== undefined && Object.hasOwn(problems, name)

const { established } = ShopFactsSchema.shape
/** No shop began in a year to come. */
const schemaOn = (today: IsoDate | undefined) =>
	today === undefined
		? ShopFactsSchema
		: ShopFactsSchema.extend({
				established: established.refine((year) => year.length !== 4 || year <= today.slice(0, 4)),
			})
const yearToCome = 'Established: that year has not begun. Please enter this year or an earlier one.'

export function shopFactsIn(
	typed: TypedSettings,
	today?: IsoDate,
): { values: ShopFacts } | { errors: SettingsErrors } {
	const read = schemaOn(today).safeParse({
		...typed,
		claim: typed['claim'] ?? '',
		hasHelmetService: typed['hasHelmetService'] === 'on',
		state: (typed['state'] ?? '').trim().toUpperCase(),
		zip: (typed['zip'] ?? '').trim(),
		phone: (typed['phone'] ?? '').trim(),
		email: (typed['email'] ?? '').trim(),
	})
	if (read.success) return { values: read.data }
	const named = read.error.issues.flatMap(({ path: [field], code }) =>
		isField(field) ? [[field, code === 'custom' ? yearToCome : problems[field]]] : [],
	)
	return { errors: Object.fromEntries(named) }
}

export const shopForm: SettingsForm<ShopFacts> = {
	section: shopSection,
	path: '/admin/settings/shop',
	typedIn: ({ hasHelmetService, ...texts }) => ({
		...texts,
		...(hasHelmetService && { hasHelmetService: 'on' }),
	}),
	valuesIn: shopFactsIn,
	notSaved: 'The shop’s facts were not saved',
	done: 'shop-saved',
}
