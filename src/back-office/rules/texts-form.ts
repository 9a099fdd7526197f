// What the shop says as a form: returns, legal texts and the banner.
import {
	longestLegalText,
	longestTitle,
	textsSection,
	type ShopTexts,
} from '#shop-settings/rules/shop-section.ts'
import { headingsWithoutYear } from '#shop-settings/rules/story.ts'
import type { SettingsErrors, SettingsForm, TypedSettings } from './settings-form.ts'

const most = longestLegalText.toLocaleString('en-US')
const problems: Readonly<Record<string, [field: string, message: string]>> = {
	returns: ['returns', 'Returns: please keep to 1,000 characters.'],
	privacy: ['privacy', `Privacy: please keep to ${most} characters.`],
	terms: ['terms', `Terms: please keep to ${most} characters.`],
	'about.title': ['aboutTitle', `About us, title: please keep to ${longestTitle} characters.`],
	'about.text': ['aboutText', `About us: please keep to ${most} characters.`],
	'history.title': ['historyTitle', `Our history, title: please keep to ${longestTitle} characters.`],
	'history.text': ['historyText', `Our history: please keep to ${most} characters.`],
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

/** What the fields of the banner say against each other. */
function bannerProblems(typed: TypedSettings): [field: string, message: string][] {
	const [text, from, until] = [
		read(typed, 'bannerText'),
		read(typed, 'bannerFrom'),
		read(typed, 'bannerUntil'),
	]
	const isEmpty = typed['bannerOn'] === 'on' && text === ''
	const isTurned = from !== '' && until !== '' && until < from
	return [...(isEmpty ? [emptyBanner] : []), ...(isTurned ? [turnedBanner] : [])]
}
const emptyBanner: [string, string] = [
	'bannerText',
	'Banner text: please enter what it says, or switch it off.',
]
const turnedBanner: [string, string] = [
	'bannerUntil',
	'Banner until: please enter a day that is not before the first one.',
]

/** A history is a list of years. */
function historyProblems(text: string): [field: string, message: string][] {
	if (text === '') return []
	const [wrong] = headingsWithoutYear(text)
	if (wrong !== undefined)
		return [
			[
				'historyText',
				`Our history: please begin the heading “${wrong}” with a year and a colon, as 2012: ${wrong}.`,
			],
		]
	return /^## /m.test(text)
		? []
		: [['historyText', 'Our history: please write at least one heading, such as ## 2012: The first store.']]
}

export function textsIn(typed: TypedSettings): { values: ShopTexts } | { errors: SettingsErrors } {
	const parsed = textsSection.schema.safeParse({
		returns: read(typed, 'returns'),
		privacy: read(typed, 'privacy'),
		terms: read(typed, 'terms'),
		about: { title: read(typed, 'aboutTitle'), text: read(typed, 'aboutText') },
		history: {
			isShown: typed['historyShown'] === 'on',
			title: read(typed, 'historyTitle'),
			text: read(typed, 'historyText'),
		},
		banner: {
			isOn: typed['bannerOn'] === 'on',
			text: read(typed, 'bannerText'),
			href: read(typed, 'bannerHref'),
			from: read(typed, 'bannerFrom'),
			until: read(typed, 'bannerUntil'),
		},
	})
	const issues = parsed.success ? [] : parsed.error.issues
	const errors = Object.fromEntries([
		...bannerProblems(typed),
		...historyProblems(read(typed, 'historyText')),
		...issues.flatMap(({ path }) => {
			const problem = problems[path.join('.')]
			return problem ? [problem] : []
		}),
	])
	if (!parsed.success || Object.keys(errors).length > 0) return { errors }
	return { values: parsed.data }
}

export const textsForm: SettingsForm<ShopTexts> = {
	section: textsSection,
	path: '/admin/settings/texts',
	typedIn: ({ returns, privacy, terms, about, history, banner: { isOn, text, href, from, until } }) => ({
		returns,
		privacy,
		terms,
		aboutTitle: about.title,
		aboutText: about.text,
		...(history.isShown && { historyShown: 'on' }),
		historyTitle: history.title,
		historyText: history.text,
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
