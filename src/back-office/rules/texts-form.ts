// What the shop says as a form: returns, legal texts and the banner.
import { longestLegalText, textsSection, type ShopTexts } from '#shop-settings/rules/shop-section.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

const problems: Readonly<Record<string, [field: string, message: string]>> = {
	returns: ['returns', 'Returns: please keep to 1,000 characters.'],
	privacy: ['privacy', `Privacy: please keep to ${longestLegalText.toLocaleString('en-US')} characters.`],
	terms: ['terms', `Terms: please keep to ${longestLegalText.toLocaleString('en-US')} characters.`],
	'banner.text': ['bannerText', 'Banner text: please keep to 140 characters.'],
	'banner.href': [
		'bannerHref',
		'Banner link: please enter a path such as /collections, or an https address.',
	],
	'banner.from': ['bannerFrom', 'Banner from: please enter a day.'],
	'banner.until': ['bannerUntil', 'Banner until: please enter a day.'],
}

const read = (typed: TypedSettings, name: string): string =>
	(typed[name] ?? '').replaceAll('\r\n', '\n').trim()

export function textsIn(typed: TypedSettings): { values: ShopTexts } | { errors: SettingsErrors } {
	const parsed = textsSection.schema.safeParse({
		returns: read(typed, 'returns'),
		privacy: read(typed, 'privacy'),
		terms: read(typed, 'terms'),
		banner: {
			isOn: typed['bannerOn'] === 'on',
			text: read(typed, 'bannerText'),
			href: read(typed, 'bannerHref'),
			from: read(typed, 'bannerFrom'),
			until: read(typed, 'bannerUntil'),
		},
	})
	if (!parsed.success)
		return {
			errors: Object.fromEntries(
				parsed.error.issues.flatMap(({ path }) => {
					const problem = problems[path.join('.')]
					return problem ? [problem] : []
				}),
			),
		}
	const { isOn, text, from, until } = parsed.data.banner
	if (isOn && text === '')
		return { errors: { bannerText: 'Banner text: please enter what it says, or switch it off.' } }
	if (from !== '' && until !== '' && until < from)
		return { errors: { bannerUntil: 'Banner until: please enter a day that is not before the first one.' } }
	return { values: parsed.data }
}

export const textsForm: SettingsForm<ShopTexts> = {
	section: textsSection,
	path: '/admin/settings/texts',
	typedIn: ({ returns, privacy, terms, banner: { isOn, text, href, from, until } }) => ({
		returns,
		privacy,
		terms,
		...(isOn && { bannerOn: 'on' }),
		bannerText: text,
		bannerHref: href,
		bannerFrom: from,
		bannerUntil: until,
	}),
	valuesIn: textsIn,
	notSaved: 'The texts were not saved',
	done: 'texts-saved',
}
